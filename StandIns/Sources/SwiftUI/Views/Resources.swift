/// The name of an image of the app.
public struct ImageResource: Hashable, Sendable {
  internal let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
/// The name of a colour of the app.
public struct ColorResource: Hashable, Sendable {
  internal let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
extension Image {
  public nonisolated init(_ resource: ImageResource) { self.init(resource.name) }
}
extension Color {
  public nonisolated init(_ resource: ColorResource) { self.init(resource.name) }
}
extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked for.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
