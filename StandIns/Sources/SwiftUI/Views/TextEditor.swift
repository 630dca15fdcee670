/// Takes text of several lines.
public nonisolated struct TextEditor: _PrimitiveView {
  private let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  /// An editor whose selection stays as the app sets it, because there is no cursor here.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }
  /// An editor of styled text; what is typed has no style.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = Binding(
      ClosureLocation(
        get: { String(text.wrappedValue.characters) },
        set: { new, _ in text.wrappedValue = AttributedString(new) }))
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.node.element = .field(.field, text, nil, builder)
  }
}
/// The selected part of a text.
public struct TextSelection: Hashable, Sendable {
  /// The places of a selection.
  public enum Indices: Hashable, Sendable { case selection(Range<String.Index>) }
  public var indices: Indices
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
  /// Whether it is a place between letters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}
/// The selected part of a styled text: the place at its end, because there is no cursor here.
public struct AttributedTextSelection: Hashable, Sendable {
  public init() {}
}
