/// The constant properties of a navigation model's containers.
package struct ContainerTraits: Sendable {
  /// The arrangement of places: on top of each other or side by side.
  package enum Arrangement: Sendable {
    /// A place is on top of the previous one: without a place, the later ones cannot exist.
    case layered
    /// Places are side by side, and one of them is selected.
    case parallel
  }

  /// When the contents of a place are made.
  package enum Demand: Sendable {
    /// With the place.
    case always
    /// When it is selected, or next to the selected one. A screen further away is released again.
    case nearSelected
  }

  /// The model's name in descriptions and in stored data, which never changes.
  package let name: String
  /// The kind of host container that shows it.
  package let hostKind: HostContainer.Kind
  /// The arrangement of its places.
  package let arrangement: Arrangement
  /// The maximum number of places; a plan with more keeps its last ones.
  package let capacity: Int
  /// True if a flow inside a stack's host container continues that, instead of having its own.
  package let continuesStack: Bool
  /// True if the app's code says which places there are, until they are set while the flow runs; false if the list of
  /// places is part of the state, and may be empty.
  package let isFixed: Bool
  /// When the contents of its places are made.
  package let demand: Demand

  package init(
    name: String, hostKind: HostContainer.Kind, arrangement: Arrangement, capacity: Int = .max,
    continuesStack: Bool = false, isFixed: Bool = true, demand: Demand = .always
  ) {
    (self.name, self.hostKind, self.arrangement) = (name, hostKind, arrangement)
    (self.capacity, self.continuesStack) = (capacity, continuesStack)
    (self.isFixed, self.demand) = (isFixed, demand)
  }

  /// Those of a stack, which is also what a model without own traits is.
  package static let stack = ContainerTraits(
    name: "stack", hostKind: .stack, arrangement: .layered, continuesStack: true)

  /// True if the places are side by side.
  package var isParallel: Bool { arrangement == .parallel }
  /// True if a place can be on top of another one.
  package var stacksPlaces: Bool { arrangement == .layered && capacity > 1 }
}
