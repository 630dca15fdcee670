/// The stylesheet, in parts.
enum Stylesheet {
  static let source = base + frame + bars + content + controls + layers + motion + panel
}
