/// What is the same for all containers of a navigation model, and never changes.
package struct ContainerTraits: Sendable {
  /// Whether places are on each other or side by side.
  package enum Arrangement: Sendable {
    /// A place lies on the one before it: without a place, those after it cannot be there.
    case layered
    /// Places stand side by side, and one of them is selected.
    case parallel
  }

  /// The model's name in descriptions and in what is stored; it is never changed.
  package let name: String
  /// What shows it in a host.
  package let hostKind: HostContainer.Kind
  /// Whether its places are on each other or side by side.
  package let arrangement: Arrangement
  /// The most places that a container holds; a plan with more keeps its last ones.
  package let capacity: Int
  /// Whether a flow inside a stack's host container is shown in that, instead of in a host container of its own.
  package let continuesStack: Bool

  package init(
    name: String, hostKind: HostContainer.Kind, arrangement: Arrangement, capacity: Int = .max,
    continuesStack: Bool = false
  ) {
    (self.name, self.hostKind, self.arrangement) = (name, hostKind, arrangement)
    (self.capacity, self.continuesStack) = (capacity, continuesStack)
  }

  /// Whether the places stand side by side.
  package var isParallel: Bool { arrangement == .parallel }
  /// Whether a place can lie on another one.
  package var isPile: Bool { arrangement == .layered && capacity > 1 }
}
