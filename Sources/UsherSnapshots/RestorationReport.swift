/// What could not be restored from a snapshot, and why.
public struct RestorationReport: Hashable, Sendable, CustomStringConvertible {
  /// Something that was in the snapshot and is not in the tree.
  public struct Cut: Hashable, Sendable, CustomStringConvertible {
    /// Why something was not restored.
    ///
    /// An open set: reasons can be added, so a `switch` over it needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
      private let name: String

      private init(_ name: String) {
        self.name = name
      }

      /// The reason in a word or two.
      public var description: String { name }

      /// The route is not one of the flow's; what was on top of it in the same flow is cut too.
      public static let route = Reason("route")
      /// The coordinator's migration left the place out.
      public static let migrated = Reason("migrated")
      /// The flow is of another kind now, or there is a screen in its place: it starts as usual.
      public static let flow = Reason("flow")
      /// No tab has this route any more.
      public static let tab = Reason("tab")
      /// There is nothing that the modal could be presented from.
      public static let modal = Reason("modal")
      /// The saved state is not what the screen or coordinator saves, if it saves any.
      public static let state = Reason("state")
      /// The snapshot says nothing there that could be understood.
      public static let damaged = Reason("damaged")
      /// There are more places, or deeper ones, than a snapshot holds.
      public static let tooLarge = Reason("too large")
    }

    /// Why it was cut.
    public let reason: Reason
    /// Where: the flow, or the kind of object.
    public let place: String
    /// What was there, and what is wrong with it, for logs.
    public let message: String

    /// The cut in a line.
    public var description: String { "\(place): \(reason) (\(message))" }
  }

  /// What was cut, in the order in which it was found; the first hundred of it.
  public private(set) var cuts: [Cut] = []
  /// How much was cut in all.
  public private(set) var cutCount = 0

  /// Whether everything that the snapshot holds is in the tree.
  public var isWhole: Bool { cutCount == 0 }

  /// The cuts, one in a line.
  public var description: String {
    let more = cutCount - cuts.count
    return (cuts.map(\.description) + (more > 0 ? ["and \(more) more"] : []))
      .joined(separator: "\n")
  }

  mutating func note(_ reason: Cut.Reason, _ place: String, _ message: @autoclosure () -> String) {
    cutCount += 1
    guard cuts.count < 100 else { return }
    cuts.append(Cut(reason: reason, place: place, message: String(message().prefix(500))))
  }
}
