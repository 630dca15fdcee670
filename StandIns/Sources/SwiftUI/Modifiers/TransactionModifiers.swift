/// Changes the transaction of the views below.
@MainActor internal struct TransactionPayload {
  let change: (inout Transaction) -> Void
}
internal nonisolated struct TransactionModifier: _PrimitiveModifier {
  let change: (inout Transaction) -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = TransactionPayload(change: change)
    builder.add(content, at: .content)
  }
}

extension Node {
  /// The transaction in which this node changes in this pass.
  var transaction: Transaction {
    var changes: [TransactionPayload] = []
    var found: Transaction?
    var one: Node? = self
    while let here = one {
      // The nearest write from here up is the one that this node changes by.
      if found == nil { found = graph.transactions[ObjectIdentifier(here)] }
      if let payload = here.payload as? TransactionPayload { changes.append(payload) }
      one = here.parent
    }
    var transaction = found ?? Transaction()
    for payload in changes.reversed() { payload.change(&transaction) }
    return transaction
  }
}

extension View {
  /// Changes the transaction of the views below.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    modifier(TransactionModifier(change: transform))
  }
  /// Changes the transaction of the views below when a value has changed.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(ValueTransaction(value: value, change: transform)) }
  /// Animates changes of a value.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueTransaction(value: value) { $0.animation = animation })
  }
  /// Animates changes.
  @available(iOS, deprecated: 15.0)
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { $0.animation = animation }
  }
}

internal nonisolated struct ValueTransaction<Value: Equatable>: _PrimitiveModifier {
  let value: Value
  let change: (inout Transaction) -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let last = builder.node.slots[-1] as? Last<Value>
    let hasChanged = last.map { $0.value != value } ?? false
    builder.node.slots[-1] = Last(value)
    let change = change
    builder.node.payload = TransactionPayload { if hasChanged { change(&$0) } }
    builder.add(content, at: .content)
  }
}
private final class Last<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
