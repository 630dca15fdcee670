/// Adds a way to load again what a view shows, by pulling it down.
internal nonisolated struct RefreshModifier: _PrimitiveModifier {
  let action: @Sendable () async -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let action = action
    builder.environment.refresh = RefreshAction(action: action)
    builder.node.payload = RefreshPayload(action: action)
    builder.add(content, at: .content)
  }
}
@MainActor internal struct RefreshPayload {
  let action: @Sendable () async -> Void
}
extension View {
  /// Adds a way to load again what the view shows.
  @preconcurrency public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(RefreshModifier(action: action)) }
}
extension _RegionController {
  /// Pulls the content down; `nil` if nothing can be loaded again.
  package func _pull() -> Task<Void, Never>? {
    guard let payload = region?.node.payloads(of: RefreshPayload.self).last else { return nil }
    return Task { await payload.action() }
  }
}
