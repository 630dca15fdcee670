/// The badge beside the label of a tab or a row.
internal struct BadgePayload {
  let text: String?
}
internal nonisolated struct BadgeModifier: _PrimitiveModifier {
  let text: String?
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = BadgePayload(text: text)
    builder.add(content, at: .content)
  }
}
extension View {
  /// Shows a number at the tab or the row; nothing for zero.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : "\(count)"))
  }
  /// Shows words at the tab or the row.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label?.text))
  }
  /// Shows words at the tab or the row.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key?.text))
  }
  /// Shows words at the tab or the row.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(text: label.map { String($0) }))
  }
}
