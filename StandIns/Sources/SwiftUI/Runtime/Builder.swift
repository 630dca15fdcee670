/// A child that should be there.
@MainActor internal struct ChildSpec {
  let key: _NodeKey
  let place: (_ parent: Node, _ known: Node?) -> Node

  init<V: View>(_ view: V, _ key: _NodeKey, _ environment: EnvironmentValues) {
    self.key = key
    place = { parent, known in
      if let known = known as? ViewNode<V> {
        known.update(view, environment)
        return known
      }
      return ViewNode(
        parent.graph, parent: parent, key: key, environment: environment, view: view)
    }
  }
}

/// Collects what a primitive view shows.
@MainActor public final class _Builder {
  internal let node: Node
  internal var specs: [ChildSpec] = []
  /// The environment for the children.
  internal var environment: EnvironmentValues

  internal init(_ node: Node) {
    self.node = node
    environment = node.environment
  }

  internal func build<V: View>(_ view: V) {
    if let view = view as? any _PrimitiveView {
      view._build(self)
    } else if let view = view as? any UIViewControllerRepresentable {
      view.represent(self)
    } else if let view = view as? any UIViewRepresentable {
      view.represent(self)
    }
  }
  internal func add<V: View>(_ view: V, at key: _NodeKey) {
    specs.append(ChildSpec(view, key, environment))
  }
  internal func add<V: View>(_ type: V.Type, at place: UnsafeRawPointer, key: _NodeKey) {
    add(place.assumingMemoryBound(to: V.self).pointee, at: key)
  }
  /// Reads a value of the environment, so that the node follows it.
  internal func read<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Value {
    node.read.read(path, in: node.environment)
  }
}
