package import FlowFacts

/// A route of a flow, and what it leads to.
package struct FlowRoute: Sendable {
  /// Its name.
  package let name: String
  /// The types of its values.
  package let values: [String]
  /// Where it is declared.
  package let place: Place
  /// What it leads to; several if it depends on more than the route.
  package var goals: [Goal] = []

  /// What a route leads to.
  package struct Goal: Sendable {
    /// The kind of a goal.
    package enum Kind: String, Sendable {
      /// A screen, by the type of its model.
      case screen
      /// A flow.
      case flow
      /// An alert.
      case alert
    }

    /// What kind it is.
    package let kind: Kind
    /// The name of its type; `?` if the sources do not tell.
    package let name: String
    /// The key of its type.
    package let key: String?
    /// True if a closure takes the result, or learns of the end.
    package let isAwaited: Bool
    /// True if a closure takes the result.
    package let takesResult: Bool
    /// True if that closure leaves the result unused.
    package let dropsResult: Bool
    /// Where it stands.
    package let place: Place
  }

  /// Its name with the types of its values.
  package var title: String {
    values.isEmpty ? name : "\(name)(\(values.joined(separator: ", ")))"
  }
}
