@_spi(Hosting) public import Usher
public import UsherSnapshots

extension Journal {
  /// One thing that happened.
  public struct Record: Hashable, Sendable, CustomStringConvertible {
    /// What happened.
    public let event: Event
    /// Whether it came from outside, and was not led to by what came before.
    public let isOutside: Bool
    /// How many turns the main actor's tasks had since the record before it, up to 32.
    public internal(set) var turns = 0

    init(_ event: Event, isOutside: Bool = false, turns: Int = 0) {
      self.event = event
      self.isOutside = isOutside
      self.turns = turns
    }

    /// The record in one line; what came from outside begins with `>`.
    public var description: String { (isOutside ? "> " : "  ") + event.description }

    /// Whether it is not done again, but something from outside that came before it cannot be without it.
    var isFed: Bool {
      switch event {
      case .started, .asked, .entering: true
      default: false
      }
    }

    var isStart: Bool {
      if case .request(let request, _) = event {
        request.id == NavigationRequest.ID(1)
      } else {
        false
      }
    }

    /// Whether a replay that comes to this has done the same.
    func matches(_ other: Record) -> Bool {
      guard isOutside == other.isOutside else { return false }
      return switch (event, other.event) {
      case (.request(let one, _), .request(let two, _)): one == two
      default: event == other.event
      }
    }
  }

  /// What can happen.
  ///
  /// Cases can be added, so a `switch` over it needs a `default`.
  public enum Event: Hashable, Sendable, CustomStringConvertible {
    /// A request was taken up; what it does, if it came from outside.
    case request(NavigationRequest, Doing?)
    /// A node came into the tree.
    case started(NodeSummary)
    /// A node left the tree.
    case ended(NodeID, EndingCause)
    /// A flow gave something back: its value as it is stored, or described if it cannot be.
    case result(NodeID, Value)
    /// It became known what came of a request.
    case settled(NavigationRequest.ID, NavigationOutcome)
    /// A node wanted to be asked before it is left by a request.
    case asked(NodeID, NavigationRequest.ID)
    /// A guard was asked whether a node may be left, and has answered.
    case decided(NodeID, mayLeave: Bool)
    /// A flow said whether a route of it may be entered.
    case entering(Entrance)
    /// A service answered, to a question named with ``Coordinator/recorded(_:_:)``.
    case answer(Answer)
    /// Several verbs as one change began.
    case transactionBegan
    /// Several verbs as one change are over.
    case transactionEnded
    /// The library was used in a way that cannot work.
    case misuse(Misuse)

    /// The event in one line.
    public var description: String {
      switch self {
      case .request(let request, let doing): "request \(request)\(doing?.note ?? "")"
      case .started(let node): "started \(node.id) \(node)"
      case .ended(let id, let cause): "ended \(id) (\(cause))"
      case .result(let id, let value): "result of \(id): \(value)"
      case .settled(let id, let outcome): "\(outcome) \(id)"
      case .asked(let id, let request): "\(id) wants to be asked by \(request)"
      case .decided(let id, let mayLeave): "\(id) \(mayLeave ? "may" : "may not") be left"
      case .entering(let entrance): "\(entrance)"
      case .answer(let answer): "\(answer)"
      case .transactionBegan: "transaction began"
      case .transactionEnded: "transaction ended"
      case .misuse(let misuse): "misuse \(misuse)"
      }
    }
  }

  /// A value of the app's own types.
  public enum Value: Hashable, Sendable, CustomStringConvertible {
    /// What is stored of it.
    case stored(StoredValue)
    /// What it says of itself: it cannot be stored.
    case described(String)

    /// The value as text.
    public var description: String {
      switch self {
      case .stored(let value): "\(value)"
      case .described(let text): text
      }
    }

    init(_ value: Any) {
      if value is Void {
        self = .stored(.null)
      } else if let value = value as? any Encodable, let stored = try? StoredValue(value) {
        self = .stored(stored)
      } else {
        self = .described(String(describing: value))
      }
    }
  }

  /// What a service answered.
  public struct Answer: Hashable, Sendable, CustomStringConvertible {
    /// What became of the question.
    public enum Outcome: Hashable, Sendable {
      /// It was answered.
      case value(StoredValue)
      /// It was answered with something that cannot be stored, as it describes itself.
      case unstored(String)
      /// It failed, as the error describes itself.
      case error(String)
      /// The task that asked was cancelled.
      case cancelled
    }

    /// The name of the question.
    public let key: String
    /// The flow that asked.
    public let flow: NodeID
    /// What became of it.
    public let outcome: Outcome
    /// Whether a replay asks again, because the tree led to the question.
    public let isAsked: Bool

    /// The answer in one line.
    public var description: String {
      switch outcome {
      case .value(let value): "answer \(key) for \(flow): \(value)"
      case .unstored(let text): "answer \(key) for \(flow): \(text)"
      case .error(let text): "answer \(key) for \(flow): threw \(text)"
      case .cancelled: "answer \(key) for \(flow): cancelled"
      }
    }
  }

  /// What a request from outside does, as it can be done again.
  public struct Doing: Hashable, Sendable, Codable {
    /// Whether the guards are asked.
    var authority: Request.Authority
    /// Where the node is that it concerns.
    var at: TreePath?
    /// What it comes to; `nil` if it no longer applied.
    var edits: [StoredEdit]?
    /// Whether that no longer applied when its turn came after a wait.
    var hasLapsed: Bool?
    /// What it comes to if the flows refuse the former.
    var fallback: [StoredEdit]?
    /// What a flow that finishes gives back.
    var output: StoredValue?
    /// Whether the flow forgets by it what it remembered, because one goes on to that.
    var forgets: Bool?
    /// Whether it repeated another request that the host had not shown yet, and was dropped.
    var isDuplicate: Bool?
    /// Where the root flow starts, if the launch says so.
    var plan: StoredPlan?
    /// What the tree is restored from, if it is.
    var snapshot: TreeSnapshot?
    /// Why it cannot be done again, if so.
    public internal(set) var obstacle: String?

    /// The names in the text of a journal, which never change.
    private enum CodingKeys: String, CodingKey {
      case authority = "standing"
      case at, edits, hasLapsed, fallback, output, forgets, isDuplicate, plan, snapshot, obstacle
    }

    init(_ authority: Request.Authority, at: TreePath?) {
      self.authority = authority
      self.at = at
    }

    fileprivate var note: String { obstacle.map { " [cannot be replayed: \($0)]" } ?? "" }
  }
}
