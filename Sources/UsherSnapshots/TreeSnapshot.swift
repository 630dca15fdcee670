/// A whole tree as a value: where every flow stands, to be kept and started from again.
///
/// ```swift
/// let data = try JSONEncoder().encode(host.tree.snapshot())
/// …
/// let snapshot = try? JSONDecoder().decode(TreeSnapshot.self, from: data)
/// let host = UIKitHost(AppFlow(), in: scene, launch: .restoring(snapshot))
/// ```
///
/// It holds routes as they encode themselves, the selected tabs, modals with their styles, what flows
/// remember to go on to later, and what screens and coordinators save of themselves (``StateSaving``). It can be encoded and decoded by any
/// format that says what it is made of, such as JSON or a property list, and without knowing the types
/// of the routes: those are asked for when a tree is started from it. What was not saved, and why, is in
/// ``gaps``; what could not be restored, and why, in ``Tree/restorationReport``.
public struct TreeSnapshot: Hashable, Sendable {
  /// What it does not hold, and why; empty if it holds the whole tree.
  public let gaps: [Gap]
  /// The root node.
  let root: [String: StoredValue]

  init(root: [String: StoredValue], gaps: [Gap]) {
    self.root = root
    self.gaps = gaps
  }

  /// How large a snapshot can be.
  enum Limit {
    /// How many places there can be.
    static let places = 10_000
    /// How many modals there can be.
    static let modals = 100
    /// How deep flows and modals can be inside of each other.
    static let depth = 100
    /// The whole as a value: three containers for each level, and a route in the last one.
    static let value = StoredValue.Limits(depth: 3 * depth + 80, count: 500_000)
  }

  /// The names in the stored form.
  enum Name {
    static let format = "usher"
    static let gaps = "gaps"
    static let root = "root"
    static let flow = "flow"
    static let kind = "kind"
    /// The navigation model of a flow of which none is named.
    static let usualModel = "stack"
    static let version = "version"
    static let selection = "selection"
    static let routes = "routes"
    static let inside = "inside"
    static let position = "at"
    static let state = "state"
    static let modal = "modal"
    static let route = "route"
    static let style = "style"
    static let level = "level"
    static let order = "order"
    static let remembered = "remembered"
    static let decider = "decider"
    static let partial = "partial"
    static let reason = "reason"
    static let place = "place"
    static let message = "message"
  }
}

extension TreeSnapshot {
  /// Something of a tree that its snapshot does not hold.
  public struct Gap: Hashable, Sendable, CustomStringConvertible {
    /// Why something is not in a snapshot.
    ///
    /// An open set: reasons can be added, so a `switch` over it needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
      private let name: String

      init(_ name: String) {
        self.name = name
      }

      /// The reason in a word or two.
      public var description: String { name }

      /// It is a flow without a route, which was started with `run(_:as:)`; with it goes what is on top
      /// of it in the same flow.
      public static let transient = Reason("transient")
      /// Its route is not `Codable`, or did not encode itself; with it goes what is on top of it in the
      /// same flow.
      public static let route = Reason("route")
      /// The state that its screen or coordinator saves did not encode itself; the place is there.
      public static let state = Reason("state")
      /// A `run` awaits its result, and will not after a restoration; the place is there.
      public static let awaited = Reason("awaited")
      /// There are more places, or deeper ones, than a snapshot holds.
      public static let tooLarge = Reason("too large")
    }

    /// Why it is missing.
    public let reason: Reason
    /// Where it is: the flows around it, the outermost first, and itself.
    public let place: String
    /// What else is known, for logs.
    public let message: String

    /// The gap in a line.
    public var description: String {
      "\(place): \(reason)" + (message.isEmpty ? "" : " (\(message))")
    }
  }

  /// Whether it holds the whole tree.
  public var isWhole: Bool { gaps.isEmpty }
}

extension TreeSnapshot: CustomStringConvertible {
  /// What it holds as text, much like JSON.
  public var description: String { stored.description }
}
