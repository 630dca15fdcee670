/// Windows that show a view.
public nonisolated struct WindowGroup<Content: View>: Scene {
  private let id: String?
  private let type: Any.Type?
  private let content: (AnyHashable?) -> Content

  private init(id: String?, type: Any.Type?, content: @escaping (AnyHashable?) -> Content) {
    self.id = id
    self.type = type
    self.content = content
  }
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, type: nil) { _ in content() }
  }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, type: nil) { _ in content() }
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, type: nil) { _ in content() }
  }
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(id: id, type: nil) { _ in content() } }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.init(id: nil, type: nil) { _ in content() } }
  public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init(id: nil, type: type) { content(.constant($0?.base as? D)) } }
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init(id: id, type: type) { content(.constant($0?.base as? D)) } }
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init(for: type, content: content) }
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init(id: id, for: type, content: content) }
  public init<D: Codable & Hashable>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(id: nil, type: type) { content(.constant($0?.base as? D ?? defaultValue())) }
  }
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(id: id, type: type) { content(.constant($0?.base as? D ?? defaultValue())) }
  }
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) { self.init(for: type, content: content, defaultValue: defaultValue) }
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) { self.init(id: id, for: type, content: content, defaultValue: defaultValue) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(id: id, type: nil) { _ in content() } }
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, type: nil) { _ in content() }
  }
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, type: nil) { _ in content() }
  }
  @_disfavoredOverload public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, type: nil) { _ in makeContent() }
  }
  @MainActor public var body: Never {
    fatalError("a group has no body because it is shown as it is")
  }
}
extension WindowGroup: PrimitiveScene {
  @MainActor internal func collect(_ collector: SceneCollector) {
    let content = content
    collector.add(
      WindowKind(id: id, type: type) { value in AnyView(WindowView(content: { content(value) })) })
  }
}
/// The view of a window.
private nonisolated struct WindowView<Content: View>: View {
  let content: () -> Content
  @MainActor var body: some View { content() }
}
