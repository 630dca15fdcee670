import Dispatch

/// A value that another thread makes meanwhile, or the caller at once, as ``Cores`` says.
///
/// `@unchecked Sendable` because one thread writes the value, and all others wait for it.
package final class Meanwhile<Value: Sendable>: @unchecked Sendable {
  private var made: Value?
  private let group = DispatchGroup()

  /// Begins to make the value.
  package init(_ make: @escaping @Sendable () -> Value) {
    if Cores.areShared {
      DispatchQueue.global().async(group: group) { self.made = make() }
    } else {
      made = make()
    }
  }

  /// The value, as soon as it is made.
  package var value: Value {
    group.wait()
    // It is made, because the group has nothing more to do.
    return made!
  }
}
