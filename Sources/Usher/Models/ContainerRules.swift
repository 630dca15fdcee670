/// What going back from a place does.
package enum BackStep: Sendable {
  /// Takes the place out.
  case removeChild
  /// Leaves the flow whose container it is.
  case leaveContainer
  /// Nothing: the place stays.
  case unavailable
}

/// How a navigation model behaves: the one place where the core asks about it.
///
/// Rules read a container and return positions or edits; they change nothing. Each model has its own, in
/// its folder.
@MainActor
package protocol ContainerRules {
  /// What never changes.
  static var traits: ContainerTraits { get }

  /// What going back from a place does.
  func back(from place: Entry, in container: Container) -> BackStep
  /// The position of the place that is on top or selected; `nil` if there is none.
  func activePosition(in container: Container) -> Int?
  /// Whether what is presented from a place can be seen.
  func isVisible(_ place: Entry, in container: Container) -> Bool
  /// What is selected after places were taken out of a container.
  func selection(without range: Range<Int>, in container: Container) -> Int
  /// What a tap on the tab does that is selected already.
  func edits(reselecting position: Int, in container: Container) -> [Edit]
  /// The places to start with, as far as a plan says.
  ///
  /// - Parameter usual: The routes that the model is made with.
  func places(startingAt plan: Plan, usual: [Any]) -> [Plan.Place]
  /// What a plan that does not mention the flow means for it.
  func plan(startingAt usual: [Any]) -> Plan
  /// The edits that enter places in the model's way: on top, selected, or shown.
  ///
  /// - Parameter count: How many of the places that are there stay below them; `nil` for all.
  func edits(entering seeds: [Seed], after count: Int?, in container: Container) -> [Edit]
  /// The edits that make a container be what a plan says.
  ///
  /// - Parameter descend: Called for each place that stays, with its entry; what it returns comes before
  ///   the edits of the container itself.
  func edits(
    applying plan: Plan, to container: Container, _ cause: EndingCause,
    descend: (Plan.Place, Entry) -> [Edit]
  ) -> [Edit]
  /// How to follow a flow that ended as the only place of `parent`, for a message.
  func advice(whereNothingFollows parent: String) -> String
}

extension ContainerRules {
  package func activePosition(in container: Container) -> Int? {
    switch Self.traits.arrangement {
    case .layered: container.entries.indices.last
    case .parallel:
      container.entries.indices.contains(container.selection) ? container.selection : nil
    }
  }

  package func isVisible(_ place: Entry, in container: Container) -> Bool {
    switch Self.traits.arrangement {
    case .layered: true
    case .parallel: activePosition(in: container).map { container.entries[$0] } === place
    }
  }

  package func selection(without range: Range<Int>, in container: Container) -> Int {
    guard case .parallel = Self.traits.arrangement else { return container.selection }
    let before = min(max(container.selection - range.lowerBound, 0), range.count)
    return max(min(container.selection - before, container.entries.count - 1), 0)
  }

  package func edits(reselecting position: Int, in container: Container) -> [Edit] { [] }

  package func places(startingAt plan: Plan, usual: [Any]) -> [Plan.Place] {
    plan.places.suffix(Self.traits.capacity)
  }

  package func plan(startingAt usual: [Any]) -> Plan { Plan(routes: usual) }

  package func edits(entering seeds: [Seed], after count: Int?, in container: Container) -> [Edit] {
    let start = min(count ?? container.entries.count, container.entries.count)
    return [.splice(container, start..<container.entries.count, Few(seeds), .replaced)]
  }

  /// Keeps the places that are equal from the beginning on, and replaces the others.
  package func edits(
    applying plan: Plan, to container: Container, _ cause: EndingCause,
    descend: (Plan.Place, Entry) -> [Edit]
  ) -> [Edit] {
    let places = plan.places.suffix(Self.traits.capacity)
    let common = zip(container.entries, places).prefix { areEqual($0.route, $1.route) }
    var edits: [Edit] = []
    for (entry, place) in common { edits += descend(place, entry) }
    let rest = places.dropFirst(common.count)
    guard common.count < container.entries.count || !rest.isEmpty else { return edits }
    let range = common.count..<container.entries.count
    edits.append(.splice(container, range, Few(rest.map { Seed($0) }), cause))
    return edits
  }

  package func advice(whereNothingFollows parent: String) -> String {
    "Show what comes next from \(parent)."
  }
}
