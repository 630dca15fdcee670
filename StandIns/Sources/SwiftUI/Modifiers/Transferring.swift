/// A value that can be dragged, copied and shared; it goes nowhere here.
public nonisolated protocol Transferable {}
extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension Image: Transferable {}
extension Never: Transferable {}

extension View {
  /// Lets the view be dragged, for which nothing takes it here.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { self }
  /// Lets the view be dragged, for which nothing takes it here.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Takes what is dropped on the view, which is nothing here.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
extension DynamicViewContent {
  /// Takes what is dropped between rows, which is nothing here.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}
