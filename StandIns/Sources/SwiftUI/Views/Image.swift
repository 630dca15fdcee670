/// A picture.
public nonisolated struct Image: _PrimitiveView, Sendable, Equatable {
  private let name: String
  private let isDecorative: Bool
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name, false) }
  public init(systemName: String) { self.init(systemName, false) }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, true) }
  public init(uiImage: UIImage) { self.init("", false) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(label.text, false) }
  private nonisolated init(_ name: String, _ isDecorative: Bool) {
    self.name = name
    self.isDecorative = isDecorative
  }
  @MainActor public func _build(_ builder: _Builder) {
    if !isDecorative { builder.node.element = ElementContent(role: .image, label: name) }
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, false)
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(label.text, false)
  }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, true)
  }
  public init(systemName: String, variableValue: Double?) { self.init(systemName, false) }
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { self.init(label?.text ?? "", label == nil) }
  /// How an image fills room.
  public enum ResizingMode: Sendable { case tile, stretch }
  /// How an image is made larger.
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// How an image is turned.
  public enum Orientation: UInt8, CaseIterable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// How an image takes colours.
  public enum TemplateRenderingMode: Sendable { case template, original }
}

/// A picture with words.
public nonisolated struct Label<Title: View, Icon: View>: _PrimitiveView {
  private let title: Title
  private let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  @MainActor public func _build(_ builder: _Builder) {
    guard let styling = builder.read(\._labelStyling) else {
      return builder.add(title, at: .label)
    }
    builder.add(
      styling.make(
        .init(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))),
      at: .label)
  }
}
extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String
  ) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
