package import FlowFacts

/// A step that leads from a place of a flow to another.
package struct FlowEdge: Sendable {
  /// How sure the tool is.
  package enum Certainty: String, Sendable {
    /// The source names the route.
    case proven
    /// The tool followed types and names.
    case inferred
    /// Only a run knows the route.
    case dynamic
  }

  /// The route on whose screen it begins; `nil` if it may begin anywhere.
  package let from: String?
  /// The verb, such as `push` or `redirect`.
  package let verb: String
  /// The route that it leads to; `nil` for verbs without one.
  package let route: String?
  /// The flow that it starts without a route, by `run`.
  package let child: String?
  /// The key of that flow.
  package let childKey: String?
  /// How it is presented.
  package let style: String?
  /// The condition that prevents it, as the source says it; `nil` if it always happens.
  package var unless: String?
  /// How sure the tool is.
  package let certainty: Certainty
  /// Where it stands.
  package let place: Place
  /// Whether a running app took it; `nil` if no app was observed.
  package internal(set) var isTaken: Bool?
}
