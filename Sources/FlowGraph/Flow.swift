package import FlowFacts

/// A flow of an app: a coordinator with its routes, and what leads where.
package struct Flow: Sendable {
  /// The key of its class.
  package let key: String
  /// The name of its class.
  package let name: String
  /// The module of its class.
  package let module: String
  /// Where the class is declared.
  package let place: Place
  /// How its places stand to each other.
  package var model = Model.unknown
  /// The routes that it starts with.
  package var first: [String] = []
  /// Its routes, in the order of the source.
  package var routes: [FlowRoute] = []
  /// What leads where.
  package var edges: [FlowEdge] = []
  /// Its links.
  package var links: [FlowLink] = []
  /// The type of its result; `nil` if it has none.
  package var output: String?
  /// True if it judges who may enter its routes.
  package var isGuard = false
  /// True if its routes are `Codable`, so that saved states and journals hold them.
  package var isStored = false
  /// The version of its stored routes, as the source writes it.
  package var routeVersion: String?
  /// True if it says what became of routes that were stored with another version.
  package var migrates = false
  /// Where verbs or tasks are called too early, in `init`.
  package var early: [FlowStep] = []
  /// The routes that its code names elsewhere than in patterns.
  package var named: Set<String> = []
  /// Objects that it keeps, and whose closures hold it.
  package var circles: [FlowStep] = []
  /// Calls of `run` whose result is not used.
  package var dropped: [FlowStep] = []
  /// The steps whose goal is not known.
  package var unresolved: [FlowStep] = []

  /// How the places of a flow stand to each other.
  package enum Model: String, Sendable {
    /// One on top of the other.
    case stack
    /// Beside each other.
    case tabs
    /// One at a time.
    case switcher
    /// Beside each other, of which the user sees one and swipes to the next.
    case pages
    /// In columns beside each other where there is room.
    case split
    /// The sources do not tell.
    case unknown
  }

  /// Makes a flow without routes.
  package init(key: String, name: String, module: String, place: Place) {
    self.key = key
    self.name = name
    self.module = module
    self.place = place
  }

  /// The edges by which it ends itself.
  package var ends: [FlowEdge] { edges.filter { ["finish", "cancel"].contains($0.verb) } }

  /// Returns the route with a name.
  package func route(_ name: String) -> FlowRoute? { routes.first { $0.name == name } }
}

/// A place of the source with a word about it.
package struct FlowStep: Sendable {
  /// The word.
  package let text: String
  /// The place.
  package let place: Place

  /// Makes a step.
  package init(_ text: String, _ place: Place) {
    self.text = text
    self.place = place
  }
}
