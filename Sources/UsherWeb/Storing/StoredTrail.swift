import Usher
import UsherSnapshots

/// One thing that the browser's Back took away.
struct StoredTrail: Hashable, Sendable, Codable {
  /// How far back it was.
  let depth: Int
  let route: VersionedRoute
  /// How it was presented; `nil` for a place.
  var style: Presentation.Style?
  /// The way to the flow that it belonged to.
  var owner: String?
  /// The depth of what that flow left with, if it has gone too.
  var outer: Int?

  /// No more are kept.
  static let most = 1_000
}
