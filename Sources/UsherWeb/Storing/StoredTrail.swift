import Usher
import UsherJournal
import UsherSnapshots

/// One screen that the browser's Back left.
struct StoredTrail: Hashable, Sendable, Codable {
  /// Its depth in the history.
  let depth: Int
  let route: VersionedRoute
  /// Its presentation style; `nil` for a place.
  var style: Presentation.Style?
  /// True if it was presented to outlive the place that its flow shows; `nil` otherwise, and in older trails.
  var outlivesPlace: Bool?
  /// The path of its flow.
  var owner: String?
  /// The depth of its flow, if that was left too.
  var outer: Int?

  /// The limit of stored screens.
  static let most = 1_000
}
