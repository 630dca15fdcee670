@_spi(Hosting) public import Usher
public import UsherSnapshots

extension Journal {
  /// One recorded event with its origin.
  public struct Record: Hashable, Sendable, CustomStringConvertible {
    /// The event.
    public let event: Event
    /// True for an input from outside; false for a consequence of earlier records.
    public let isOutside: Bool
    /// The turns of the main actor's tasks since the previous record, up to 32.
    public internal(set) var turns = 0

    init(_ event: Event, isOutside: Bool = false, turns: Int = 0) {
      self.event = event
      self.isOutside = isOutside
      self.turns = turns
    }

    /// The record in one line; inputs from outside begin with `>`.
    public var description: String { (isOutside ? "> " : "  ") + event.description }

    /// True for a recorded decision or answer, which a replay supplies instead of performing.
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

    /// True for a guard that allows a place without a question: nothing follows from that.
    var isAllowance: Bool {
      if case .entering(let entrance) = event {
        !entrance.isAnswer && entrance.verdict == .allow
      } else {
        false
      }
    }

    /// Returns whether a replayed record is the same.
    func matches(_ other: Record) -> Bool {
      guard isOutside == other.isOutside else { return false }
      return switch (event, other.event) {
      case (.request(let one, _), .request(let two, _)): one == two
      // An earlier version had modals on other nodes.
      case (.started(let one), .started(let two)) where one.isModal:
        one.standing(on: nil) == two.standing(on: nil)
      default: event == other.event
      }
    }
  }

  /// The kinds of records.
  ///
  /// New cases may be added, so a `switch` over it needs a `default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Event: Hashable, Sendable, CustomStringConvertible {
    /// A request was taken up, with its action if it came from outside.
    case request(NavigationRequest, Doing?)
    /// A node entered the tree.
    case started(NodeSummary)
    /// A node left the tree.
    case ended(NodeID, EndingCause)
    /// A place has another route.
    case updated(NodeSummary)
    /// A flow returned its output: stored, or described if it cannot be stored.
    case result(NodeID, Value)
    /// The outcome of a request is known.
    case concluded(NavigationRequest.ID, NavigationOutcome)
    /// A request must ask a node before leaving it.
    case asked(NodeID, NavigationRequest.ID)
    /// A guard answered whether a node may be left.
    case decided(NodeID, mayLeave: Bool)
    /// A flow decided whether one of its routes may be entered.
    case entering(Entrance)
    /// A service answered a question named with `recorded(_:_:)`.
    case answer(Answer)
    /// A transaction began.
    case transactionBegan
    /// A transaction ended.
    case transactionEnded
    /// The app misused the library.
    case misuse(Misuse)

    /// The event in one line.
    public var description: String {
      switch self {
      case .request(let request, let doing): "request \(request)\(doing?.note ?? "")"
      case .started(let node): "started \(node.id) \(node)"
      case .ended(let id, let cause): "ended \(id) (\(cause))"
      case .updated(let node): "updated \(node.id) \(node)"
      case .result(let id, let value): "result of \(id): \(value)"
      case .concluded(let id, let outcome): "\(outcome) \(id)"
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

  /// A value of an app's type.
  public enum Value: Hashable, Sendable, CustomStringConvertible {
    /// The stored value.
    case stored(StoredValue)
    /// The description of a value that cannot be stored.
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

  /// The answer of a service.
  public struct Answer: Hashable, Sendable, CustomStringConvertible {
    /// The outcome of a question.
    public enum Outcome: Hashable, Sendable {
      /// The service returned a value.
      case value(StoredValue)
      /// The service returned a value that cannot be stored; its description.
      case unstored(String)
      /// The service failed; the error's description.
      case error(String)
      /// The asking task was cancelled.
      case cancelled
    }

    /// The name of the question.
    public let key: String
    /// The flow that asked.
    public let flow: NodeID
    /// The outcome.
    public let outcome: Outcome
    /// True if a replay asks again, because the tree led to the question.
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

  /// The action of a request from outside, in a form that can be repeated.
  public struct Doing: Hashable, Sendable, Codable {
    /// Whether guards are asked.
    var authority: Request.Authority
    /// The place of the request's node.
    var at: TreePath?
    /// The edits of the request; `nil` if it no longer applied.
    var edits: [StoredEdit]?
    /// True if the request no longer applied at its turn, after a wait.
    var isSuperseded: Bool?
    /// The edits at each later asking, after an answer for which it had waited; `nil` where it no longer applied.
    var again: [[StoredEdit]?]?
    /// The later askings at which it no longer applied at its turn, although it had been judged.
    var supersededAgain: [Int]?
    /// The later askings at which the flow forgets its remembered place, because the request resumes it.
    var forgetsAgain: [Int]?
    /// True if it names its goal, so that nothing of the tree is bound to it while it waits.
    var namesGoal: Bool?
    /// True if it gives up that goal when a later request has taken the place.
    var givesWay: Bool?
    /// The edits if the flows refuse the first ones.
    var fallback: [StoredEdit]?
    /// The output of a flow that finishes.
    var output: StoredValue?
    /// True if the flow forgets its remembered place at first, because the request resumes it.
    var forgets: Bool?
    /// True if it repeated a request that the host had not shown yet, and was dropped.
    var isDuplicate: Bool?
    /// The root flow's start, if the launch defines it.
    var plan: StoredPlan?
    /// The snapshot from which the tree is restored, if any.
    var snapshot: TreeSnapshot?
    /// The reason why it cannot be repeated, if any.
    public internal(set) var obstacle: String?

    /// The names in the text of a journal, which never change.
    private enum CodingKeys: String, CodingKey {
      case authority = "standing"
      case at, edits, again, namesGoal, givesWay, fallback, output, forgets, isDuplicate, plan
      case snapshot, obstacle
      case isSuperseded = "hasLapsed"
      case supersededAgain = "lapsesAgain"
      case forgetsAgain
    }

    init(_ authority: Request.Authority, at: TreePath?) {
      self.authority = authority
      self.at = at
    }

    /// How it presents a modal, if it presents one.
    package var style: Presentation.Style? {
      edits?.lazy.compactMap {
        if case .present(_, _, let style, _) = $0 { style } else { nil }
      }.first
    }

    fileprivate var note: String { obstacle.map { " [cannot be replayed: \($0)]" } ?? "" }
  }
}

extension NodeSummary {
  /// The same node with another parent.
  fileprivate func standing(on parent: NodeID?) -> NodeSummary {
    NodeSummary(id: id, kind: kind, name: name, route: route, parent: parent, isModal: isModal)
  }
}
