/// The parts of a snapshot that could not be restored, with the reasons.
public struct RestorationReport: Hashable, Sendable, CustomStringConvertible {
  /// A part of the snapshot that is not in the tree.
  public struct Cut: Hashable, Sendable, CustomStringConvertible {
    /// The reason why a part was not restored.
    ///
    /// New reasons may be added, so a `switch` over it needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
      private let name: String

      private init(_ name: String) {
        self.name = name
      }

      /// The reason in a word or two.
      public var description: String { name }

      /// The route is not one of the flow's; the places above it in the same flow are cut too.
      public static let route = Reason("route")
      /// The coordinator's migration dropped the place.
      public static let migrated = Reason("migrated")
      /// The flow is of another kind now, or a screen replaces it: it starts as usual.
      public static let flow = Reason("flow")
      /// No tab has this route now.
      public static let tab = Reason("tab")
      /// No place can present the modal.
      public static let modal = Reason("modal")
      /// The saved state does not match the screen or coordinator.
      public static let state = Reason("state")
      /// The snapshot's data there is unreadable.
      public static let damaged = Reason("damaged")
      /// There are more or deeper places than a snapshot may have.
      public static let tooLarge = Reason("too large")
    }

    /// The reason of the cut.
    public let reason: Reason
    /// The place: the flow, or the kind of object.
    public let place: String
    /// The former content and its problem, for logs.
    public let message: String

    /// The cut in a line.
    public var description: String { "\(place): \(reason) (\(message))" }
  }

  /// The cuts in the order of their discovery; only the first hundred.
  public private(set) var cuts: [Cut] = []
  /// The total number of cuts.
  public private(set) var cutCount = 0

  /// True if the tree has every part of the snapshot.
  public var isWhole: Bool { cutCount == 0 }

  /// The cuts, one in each line.
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
