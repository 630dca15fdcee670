/// An intent before it has an identity: what is asked, and by whom.
package struct Request {
  package let verb: String
  package let target: Any?
  package let flowType: (any Coordinator.Type)?
  /// The entry that it concerns: the flow asked, the surface, the modal.
  package let subject: EntryID?
  package let origin: Intent.Origin
  package let transition: Transition
  package let standing: Standing
  /// Who waits for what the intent starts, and is told if it starts nothing.
  package let sink: ResultSink?
  /// The container of the flow asked: what became of it if it is too late.
  let container: Container?
  /// What to do if the flows refuse it.
  let fallback: EditLookup?
  /// The flow whose own screens are not asked before they are left.
  var sparedFlow: EntryID?
  /// Whether it repeats what its flow asked for last and the host has not shown yet.
  package var isDuplicate = false
  /// How an intent stands with the gate.
  package enum Standing: String, Hashable, Sendable, Codable {
    case asked
    /// It happens whatever anyone says, and ends a gesture under way.
    case forced
    /// The host did it already.
    case done
  }

  package init(
    _ verb: String, target: Any? = nil, flowType: (any Coordinator.Type)? = nil,
    subject: EntryID? = nil, origin: Intent.Origin,
    transition: Transition = .automatic, standing: Standing = .asked, sink: ResultSink? = nil,
    container: Container? = nil, fallback: EditLookup? = nil
  ) {
    self.verb = verb
    self.target = target
    self.flowType = flowType
    self.subject = subject
    self.origin = origin
    self.transition = transition
    self.standing = standing
    self.sink = sink
    self.container = container
    self.fallback = fallback
  }
}

/// That verbs are forced, as long as this is the intent whose change is under way.
struct Forcing {
  let cause: IntentHandle?
}

/// That verbs do not ask a flow's own screens, as long as this is the intent whose change is under way.
struct Sparing {
  let flow: EntryID
  let cause: IntentHandle?
}

/// The edits that an intent comes to, looked up when its turn comes; `nil` if it no longer applies.
package typealias EditLookup = @MainActor () -> [Edit]?

/// The edits that a verb of a flow comes to, looked up with what is asked for.
typealias FlowEditLookup = @MainActor (Flow, Request) -> [Edit]?

/// How the edits are looked up that an intent comes to.
enum Lookup {
  /// Of a flow, as long as that is live.
  case flow(Flow, FlowEditLookup)
  case tree(EditLookup)
  /// There are none, because it repeats another request.
  case duplicate(of: IntentID)
  /// They are known.
  case none

  /// The edits, looked up now; `nil` if the intent no longer applies.
  @MainActor
  func edits(for handle: IntentHandle) -> [Edit]? {
    switch self {
    case .flow(let flow, let edits): flow.isLive ? edits(flow, handle.request) : nil
    case .tree(let edits): edits()
    case .duplicate, .none: nil
    }
  }
}

/// The few ways in which a tree changes.
///
/// Every verb, link and gesture comes down to these.
package enum Edit {
  /// Replaces places of a container.
  case splice(Container, Range<Int>, [Seed], EndingCause)
  /// Selects a place, as part of what is to be shown in it if that is given.
  case select(Container, Int, Plan.Place? = nil)
  /// Puts a modal on top of what the flow shows.
  case present(Flow, Seed, Presentation)
  /// Puts a modal on an entry, behind all edits of the intent.
  case presentPlanned(Plan.Modal, Entry)
  /// Says what entries end with if the edits that follow take them out.
  case expect([Entry], EndingCause)
  /// Takes an entry out, wherever it is.
  case remove(Entry, EndingCause)
  /// Ends a flow, which goes back to where it came from.
  case leave(Flow, EndingCause, conclusion: (@MainActor () -> Void)?)
  /// Lets a flow remember where somebody wanted to go.
  case remember(Flow, Memory)
  /// Does what an action of an alert does, with the text of its text field if the user changed that.
  case choose(Int, Entry, text: String? = nil)
}

/// What an entry is made of, before it is made.
package struct Seed {
  /// `nil` for a transient flow.
  package let route: Any?
  /// What is known besides; `nil` for most, which are a route and nothing else.
  private let rest: Rest?

  /// What the route leads to, if the coordinator need not be asked.
  package var destination: Destination? { rest?.destination }
  /// Where the flow starts that the route leads to.
  package var plan: Plan? { rest?.plan }
  /// What is presented from there.
  package var modal: Plan.Modal? { rest?.modal }
  /// What an object that had this place before saved of itself.
  package var state: (any SavedState)? { rest?.state }
  /// Who else waits for the flow's ending.
  package var sink: ResultSink? { rest?.sink }

  private final class Rest {
    let destination: Destination?
    let plan: Plan?
    let sink: ResultSink?
    let modal: Plan.Modal?
    let state: (any SavedState)?

    init(
      _ destination: Destination?, _ plan: Plan?, _ sink: ResultSink?, _ modal: Plan.Modal?,
      _ state: (any SavedState)?
    ) {
      self.destination = destination
      self.plan = plan
      self.sink = sink
      self.modal = modal
      self.state = state
    }
  }

  package init(route: Any) {
    self.route = route
    rest = nil
  }

  package init(
    route: Any?, destination: Destination? = nil, plan: Plan? = nil, sink: ResultSink? = nil,
    modal: Plan.Modal? = nil, state: (any SavedState)? = nil
  ) {
    self.route = route
    let isMore =
      destination != nil || plan != nil || sink != nil || modal != nil || state != nil
    rest = isMore ? Rest(destination, plan, sink, modal, state) : nil
  }

  package init(_ place: Plan.Place, sink: ResultSink? = nil) {
    self.init(
      route: place.route, plan: place.plan, sink: sink, modal: place.modal, state: place.state)
  }
}
