/// A preview.
public struct Preview {
  /// What traits of previews of views are for.
  public struct ViewTraits {}
}
/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {}
extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { .init() }
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { .init() }
  public static var portrait: PreviewTrait<Preview.ViewTraits> { .init() }
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { .init() }
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { .init() }
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { .init() }
  public static func fixedLayout(
    width: CGFloat, height: CGFloat
  ) -> PreviewTrait<Preview.ViewTraits> { .init() }
  @MainActor @preconcurrency public static func modifier(
    _ modifier: some PreviewModifier
  ) -> PreviewTrait<Preview.ViewTraits> { .init() }
}
/// Prepares what previews share.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
/// Stands for the view that a preview shows.
public nonisolated struct PreviewModifierContent: View {
  @MainActor public var body: some View { EmptyView() }
}
