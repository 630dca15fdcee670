extension Binding {
  /// Whether there is an item; writing takes the item away.
  fileprivate static func hasItem<Item>(_ item: Binding<Item?>) -> Binding<Bool>
  where Value == Bool {
    Binding<Bool>(
      ClosureLocation(
        get: { item.wrappedValue != nil },
        set: { isPresented, _ in if !isPresented { item.wrappedValue = nil } }))
  }
}
extension View {
  private nonisolated func presentsItem<T, A: View>(
    _ style: Presentation.Style, _ title: String, _ item: Binding<T?>,
    message: (T) -> AnyView?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let value = item.wrappedValue
    return presentsNow(
      style, .hasItem(item), words: .init(title: title, message: value.flatMap(message))
    ) { if let value { actions(value) } }
  }
  /// Presents an alert while there is an item.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsItem(.alert, titleKey.text, data, message: { _ in nil }, actions: actions)
  }
  /// Presents an alert with a message while there is an item.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsItem(.alert, titleKey.text, data, message: { AnyView(message($0)) }, actions: actions)
  }
  /// Presents an alert while there is an item.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsItem(.alert, String(title), data, message: { _ in nil }, actions: actions)
  }
  /// Presents an alert with a message while there is an item.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsItem(.alert, String(title), data, message: { AnyView(message($0)) }, actions: actions)
  }
  /// Presents an alert while there is an item.
  public nonisolated func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsItem(.alert, title.text, data, message: { _ in nil }, actions: actions)
  }
  /// Presents an alert with a message while there is an item.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsItem(.alert, title.text, data, message: { AnyView(message($0)) }, actions: actions)
  }
  /// Presents choices while there is an item.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsItem(.dialog, titleKey.text, data, message: { _ in nil }, actions: actions)
  }
  /// Presents choices with a message while there is an item.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsItem(.dialog, titleKey.text, data, message: { AnyView(message($0)) }, actions: actions)
  }
  /// Presents choices while there is an item.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsItem(.dialog, String(title), data, message: { _ in nil }, actions: actions)
  }
  /// Presents choices with a message while there is an item.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsItem(.dialog, String(title), data, message: { AnyView(message($0)) }, actions: actions)
  }
  /// Presents choices while there is an item.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentsItem(.dialog, title.text, data, message: { _ in nil }, actions: actions)
  }
  /// Presents choices with a message while there is an item.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentsItem(.dialog, title.text, data, message: { AnyView(message($0)) }, actions: actions)
  }
}
