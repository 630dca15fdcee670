/// A whole tree as a value: the state of every flow, to store and to start from again.
///
/// ```swift
/// let data = try JSONEncoder().encode(host.tree.snapshot())
/// …
/// let snapshot = try? JSONDecoder().decode(TreeSnapshot.self, from: data)
/// let host = UIKitHost(AppFlow(), in: scene, launch: .restoring(snapshot))
/// ```
///
/// It holds the encoded routes, the selected tabs, the modals with their styles, the places that flows
/// remember, and the saved state of screens and coordinators (``StateSaving``). Any self-describing
/// format, such as JSON or a property list, encodes and decodes it without the types of the routes; a
/// tree that starts from it needs those. A route is saved if it is `Codable`. ``gaps`` lists the unsaved
/// parts with their reasons, and `restorationReport` of the tree the parts that could not be restored.
public struct TreeSnapshot: Hashable, Sendable {
  /// The unsaved parts, with their reasons: the first hundred of them; empty if it has the whole
  /// tree.
  public let gaps: [Gap]
  /// The number of unsaved parts, also beyond the hundred that ``gaps`` lists.
  public let gapCount: Int
  /// The root node.
  let root: [String: StoredValue]

  init(root: [String: StoredValue], gaps: [Gap], count: Int? = nil) {
    self.root = root
    self.gaps = gaps
    gapCount = max(count ?? 0, gaps.count)
  }

  /// Limits of a snapshot.
  enum Limit {
    /// The number of places.
    static let places = 10_000
    /// The number of modals.
    static let modals = 100
    /// The depth of nested flows and modals.
    static let depth = 100
    /// The limits of the whole as a value: three containers for each level, and a route in the last
    /// one.
    static let value = StoredValue.Limits(depth: 3 * depth + 80, count: 500_000)
  }

  /// The names in the stored form.
  enum Name {
    static let format = "usher"
    static let gaps = "gaps"
    static let gapCount = "gapCount"
    static let root = "root"
    static let flow = "flow"
    static let kind = "kind"
    /// The navigation model of a flow whose snapshot names none.
    static let usualModel = "stack"
    static let version = "version"
    static let selection = "selection"
    static let routes = "routes"
    static let inside = "inside"
    static let position = "at"
    static let state = "state"
    static let modals = "modals"
    /// The only modal of a place, in older snapshots; and that a decider is one.
    static let modal = "modal"
    static let route = "route"
    static let style = "style"
    static let level = "level"
    static let order = "order"
    static let outlivesPlace = "outlivesPlace"
    static let remembered = "remembered"
    static let decider = "decider"
    static let partial = "partial"
    static let arranged = "arranged"
    static let reason = "reason"
    static let place = "place"
    static let message = "message"
  }
}

extension TreeSnapshot {
  /// A part of a tree that its snapshot does not have.
  public struct Gap: Hashable, Sendable, CustomStringConvertible {
    /// The reason why a part is missing.
    ///
    /// New reasons may be added, so a `switch` over it needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
      private let name: String

      init(_ name: String) {
        self.name = name
      }

      /// The reason in a word or two.
      public var description: String { name }

      /// A flow without a route, which was started with `run(_:as:)`.
      ///
      /// The places above it in the same flow are missing too.
      public static let transient = Reason("transient")
      /// The route is not `Codable`, or failed to encode.
      ///
      /// The places above it in the same flow are missing too.
      public static let route = Reason("route")
      /// The state of its screen or coordinator failed to encode; the place is included.
      public static let state = Reason("state")
      /// A `run` awaits its result, and will not after a restoration; the place is included.
      public static let awaited = Reason("awaited")
      /// There are more or deeper places than a snapshot may have.
      public static let tooLarge = Reason("too large")
    }

    /// The reason.
    public let reason: Reason
    /// Its path: the enclosing flows, the outermost first, and itself.
    public let place: String
    /// Further details, for logs.
    public let message: String

    /// The gap in a line.
    public var description: String {
      "\(place): \(reason)" + (message.isEmpty ? "" : " (\(message))")
    }
  }

  /// True if it has the whole tree.
  public var isWhole: Bool { gaps.isEmpty }
}

extension TreeSnapshot: CustomStringConvertible {
  /// Its contents as text, similar to JSON.
  public var description: String { stored.description }
}
