/// Content that a closure makes, and makes again when something that it reads changes.
internal nonisolated struct Deferred: _PrimitiveView {
  let make: () -> AnyView
  static var empty: Deferred { Deferred { AnyView(EmptyView()) } }
  @MainActor func _build(_ builder: _Builder) { builder.add(make(), at: .content) }
}
