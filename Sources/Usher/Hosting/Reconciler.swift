// Hosting/ holds how a host follows the tree: host containers, the reconciler, the driver protocol.

/// Makes a host show what the tree says, one request at a time, and tells the tree what the host did
/// by itself.
///
/// It never believes a callback: each wake leads to reading what the driver holds now. It starts
/// nothing while the driver is busy, and computes each request anew against the newest tree.
@MainActor
package final class Reconciler {
  let state: TreeState
  let events: EventHub
  package let driver: any HostDriver
  /// Is told of what the host did by itself.
  weak var receiver: (any HostChangeReceiver)?
  /// Requests that took effect and that the host has not shown yet.
  var unsettled: [RequestRecord] = []
  /// No request among those has a lower number.
  private var lowestUnsettled = NavigationRequest.ID(0)
  /// Whether it is not known yet of the last of those if a user's gesture was undecided then.
  private var mayBeDuringGesture = false
  /// Callers of `run` that were resumed and have not come to their next suspension yet.
  var resumedCallers = 0
  private(set) var rootContainer: HostContainer?
  /// The modals that the host was last seen to show, from the bottom.
  var shownModals: [Node] = []
  /// The modals to be shown, and where they agree with those.
  var modals = DesiredModals()

  /// Host containers whose desired and shown items may differ.
  var dirtyContainers: [HostContainer] = []
  /// What was asked for last and not seen to be done.
  var request: PendingRequest?
  /// What the host did not do since it last settled; `nil` if it did everything.
  var failures: FailedRequests?
  var isStuck = false

  /// Requests that were said to be blocked, as long as something foreign is in the way of their modals.
  private var blockedRequests: [RequestRecord] = []

  private var isRunning = false
  private var runsAgain = false
  var hints: [HostChange] = []
  private var transition = TransitionStyle.automatic
  private var forcesItsWay = false

  init(_ state: TreeState, _ events: EventHub, driver: any HostDriver) {
    (self.state, self.events, self.driver) = (state, events, driver)
  }

  func start(with root: HostContainer) {
    rootContainer = root
    driver.start(with: root) { [weak self] hint in self?.hostChanged(hint) }
  }

  /// Whether the host shows what the tree says, as far as it was looked at.
  package var isSettled: Bool {
    driver.activity == .idle && request == nil && unsettled.isEmpty
  }

  /// The request with an identity, if it took effect and the host has not shown that yet, also because
  /// something foreign is in the way of its modals.
  func unshownRequest(_ id: NavigationRequest.ID) -> RequestRecord? {
    if let record = unsettled.last(where: { $0.id == id }) { return record }
    return blockedRequests.last { $0.id == id && isWaitingToShow($0) }
  }

  private func noteBlocked(_ records: [RequestRecord]) {
    // What the former ones held may call verbs as it goes, so it goes when the list is whole again.
    let former = blockedRequests
    blockedRequests = records
    release(former)
  }

  private func isWaitingToShow(_ record: RequestRecord) -> Bool {
    state.modals.contains { modal in
      modal.madeBy == record.id && !shownModals.contains { $0 === modal }
    }
  }

  /// Follows the tree, and reads the host again where `hint` points.
  package func hostChanged(_ hint: HostChange) {
    hints.append(hint)
    isStuck = false
    follow()
  }

  /// Changes the list of unsettled requests, outside of this object, so that no access to it is open meanwhile.
  private func changeUnsettled<Value>(_ body: (inout [RequestRecord]) -> Value) -> Value {
    var changed: [RequestRecord] = []
    swap(&changed, &unsettled)
    defer { swap(&changed, &unsettled) }
    return body(&changed)
  }

  /// Takes a request out of those that the host has not shown yet; `nil` if it is not among them.
  func takeUnsettled(_ id: NavigationRequest.ID) -> RequestRecord? {
    guard let position = unsettled.firstIndex(where: { $0.id == id }) else { return nil }
    return changeUnsettled { $0.remove(at: position) }
  }

  /// Takes up a request whose edits are about to be applied.
  func note(_ record: RequestRecord) {
    let request = record.request
    lowestUnsettled = unsettled.isEmpty ? record.id : min(lowestUnsettled, record.id)
    changeUnsettled { $0.append(record) }
    mayBeDuringGesture = true
    if case .automatic = request.transition.kind {} else { transit(request.transition) }
    if request.authority == .force { forcesItsWay = true }
  }

  /// Notes of what took effect since the host was looked at last if a user's gesture is undecided.
  private func noteGesture(_ isUndecided: Bool) {
    mayBeDuringGesture = false
    for record in unsettled.reversed() {
      guard record.effects.isDuringGesture == nil else { return }
      record.effects.isDuringGesture = isUndecided
    }
  }

  /// The requests that took effect while a user's gesture was undecided.
  var unsettledDuringGesture: [RequestRecord] {
    if mayBeDuringGesture { noteGesture(rootContainer != nil && driver.activity == .interacting) }
    return unsettled.filter { $0.effects.isDuringGesture == true }
  }

  /// Whether the host may not have shown yet what a request did, which is known without a look at all of
  /// them; one that waited for an answer comes after those that were asked for later.
  func mayBeUnsettled(_ id: NavigationRequest.ID) -> Bool {
    !unsettled.isEmpty && id >= lowestUnsettled
  }

  /// Sets the transition of what follows.
  private func transit(_ next: TransitionStyle) {
    // The former one may hold an object of the app's, whose end may call verbs: it goes last.
    let former = transition
    transition = next
    release(former)
  }

  func markDirty(_ hostContainer: HostContainer) {
    guard hostContainer.isOpen || hostContainer === rootContainer else {
      // Nothing that has ended is held until the host may be asked again.
      if hostContainer.isDirty { dirtyContainers.removeAll { $0 === hostContainer } }
      hostContainer.isDirty = false
      return
    }
    guard !hostContainer.isDirty else { return }
    hostContainer.isDirty = true
    dirtyContainers.append(hostContainer)
  }

  /// Lets the host follow the tree, as far as it can now.
  func follow() {
    if !unsettled.isEmpty { isStuck = false }
    guard !isRunning else {
      runsAgain = true
      return
    }
    isRunning = true
    defer { isRunning = false }
    repeat {
      runsAgain = false
      while advance() {}
    } while runsAgain
  }

  /// Takes one step if there is one to take now.
  private func advance() -> Bool {
    // Held until the step is over: an observer that is told of it may release the tree.
    guard rootContainer != nil, let receiver, !receiver.isChanging else { return false }
    defer { release(receiver) }
    let mayRequest = resumedCallers == 0
    var activity = driver.activity
    if mayBeDuringGesture { noteGesture(activity == .interacting) }
    if activity == .interacting, mayRequest, forcesItsWay {
      driver.cancelInteraction()
      activity = driver.activity
    }
    guard activity == .idle else { return false }
    // Reads the host even while a caller of `run` goes on: each action of the user is a request of its own.
    if request != nil || !hints.isEmpty, observe() { return true }
    guard mayRequest, !isStuck else { return false }
    if modals.isOutdated { modals.refresh(of: state) }
    let next = nextRequests()
    guard let step = next.first else {
      if let obstacle = next.obstacle {
        block(by: obstacle)
      } else {
        if !blockedRequests.isEmpty { noteBlocked([]) }
        settle()
      }
      driver.didSettle()
      return false
    }
    if let failures, failures.drops(of: step.subject) >= Self.attempts {
      abandon(step)
      return true
    }
    perform(step, with: next.count == 1 ? transition : .none)
    return true
  }

  /// How often a request is made that the host drops, or claims to have done.
  static let attempts = 3

  private func settle() {
    if case .automatic = transition.kind {} else { transit(.automatic) }
    forcesItsWay = false
    failures = nil
    // Most changes are one request, for which the list need not ask for memory again.
    if unsettled.count == 1 { return conclude(changeUnsettled { $0.removeLast() }) }
    let settled = unsettled
    unsettled = []
    for record in settled { conclude(record) }
  }

  /// Says that the host shows what came of a request, if anything did.
  private func conclude(_ record: RequestRecord) {
    let outcome = record.redirection.map { NavigationOutcome.redirected(to: $0) } ?? .settled
    receiver?.conclude(record, record.effects.isUndone ? .superseded : outcome)
  }

  /// Settles what is shown; what made the modals that cannot be presented now, or ended those that
  /// cannot go now, is blocked.
  private func block(by obstacle: String) {
    let shown = shownModals[modals.matchingCount...]
    let waiting = modals.desired[modals.matchingCount...].filter { modal in
      !shown.contains { $0 === modal }
    }
    var blocked = waiting.isEmpty ? [] : takeUnsettled(makersOf: waiting)
    if shownModals.contains(where: { !$0.isLive }) {
      blocked += unsettled.filter(\.effects.endsModals)
      unsettled = unsettled.filter { !$0.effects.endsModals }
    }
    noteBlocked((blockedRequests + blocked).filter(isWaitingToShow))
    for record in blocked { receiver?.conclude(record, .blocked(by: obstacle)) }
    settle()
  }
}
