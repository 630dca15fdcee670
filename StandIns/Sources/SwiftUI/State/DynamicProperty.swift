/// A property of a view that follows something outside of it.
public protocol DynamicProperty {
  /// Is called before the body is.
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that a node keeps something for.
@MainActor internal protocol InstalledProperty: DynamicProperty {
  mutating func install(in node: Node, at offset: Int)
}

/// Gives the dynamic properties of a view their places in a node.
@MainActor internal struct Installing {
  let node: Node
  init(_ node: Node) { self.node = node }

  func install<T>(_ value: inout T, at offset: Int = 0) {
    let table = FieldTable.of(T.self)
    guard !table.dynamic.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { start in
      for field in table.dynamic {
        one(field.type, UnsafeMutableRawPointer(start) + field.offset, offset + field.offset)
      }
    }
  }

  private func one<P: DynamicProperty>(
    _ type: P.Type, _ place: UnsafeMutableRawPointer, _ offset: Int
  ) {
    let property = place.assumingMemoryBound(to: P.self)
    if var installed = property.pointee as? any InstalledProperty {
      installed.install(in: node, at: offset)
      if let installed = installed as? P { property.pointee = installed }
    } else {
      install(&property.pointee, at: offset)
    }
    property.pointee.update()
  }
}
