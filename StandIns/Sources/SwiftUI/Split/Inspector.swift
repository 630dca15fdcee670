extension View {
  /// Shows a view in a column beside, or in a sheet where there is little room.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    InspectedView(content: self, isPresented: isPresented, inspector: content())
  }
}

/// A view with its inspector.
internal nonisolated struct InspectedView<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var width

  @MainActor var body: some View {
    let isColumn = width == .regular
    let isThere = isPresented.wrappedValue
    LayeredView(
      first: content,
      second: isColumn && isThere
        ? inspector.modifier(InspectorModifier(isPresented: isPresented)) : nil
    )
    .sheet(
      isPresented: Binding(
        get: { !isColumn && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    ) { inspector }
  }
}

/// A column that the user can close.
internal nonisolated struct InspectorModifier: _PrimitiveModifier {
  let isPresented: Binding<Bool>
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = InspectorPayload(isPresented: isPresented)
    builder.add(content, at: .content)
  }
}
@MainActor internal struct InspectorPayload {
  let isPresented: Binding<Bool>
}
extension _RegionController {
  /// Closes an inspector beside the content; `false` if there is none.
  package func _closeInspector() -> Bool {
    guard let payload = region?.node.payloads(of: InspectorPayload.self).last else { return false }
    payload.isPresented.wrappedValue = false
    return true
  }
}
