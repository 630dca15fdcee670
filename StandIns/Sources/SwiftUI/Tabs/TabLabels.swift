/// The label in the tab bar for a tab that has a title and a picture, a role, or nothing.
public nonisolated struct DefaultTabLabel: View {
  private enum Words {
    case role(TabRole?)
    case label(Text, Image)
  }
  private let words: Words
  internal init(_ role: TabRole?) { words = .role(role) }
  internal init(_ title: Text, _ image: Image) { words = .label(title, image) }
  @MainActor public var body: some View {
    switch words {
    case .role(.search): Text("Search")
    case .role: EmptyView()
    case .label(let title, let image):
      Label {
        title
      } icon: {
        image
      }
    }
  }
}
extension Tab where Label == EmptyView {
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: EmptyView())
  }
}
extension Tab where Value == Never, Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}
extension Tab where Label == DefaultTabLabel {
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: DefaultTabLabel(role))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(title), Image(image)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(title), Image(image)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(title), Image(image)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(Text(title), Image(image)))
  }
}
extension Tab where Value == Never, Label == DefaultTabLabel {
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
}
