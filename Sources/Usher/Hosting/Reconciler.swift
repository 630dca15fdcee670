/// Makes a host show the tree, one request at a time, and reports the host's own changes to the
/// tree.
///
/// It never believes a callback: each notification leads to a reading of the driver's state. It
/// makes no request while the driver is busy, and computes each anew from the newest tree.
@MainActor
package final class Reconciler: HostContainerWatching {
  let state: TreeState
  let events: EventHub
  package let driver: any HostDriver
  /// Receives the host's own changes.
  weak var receiver: (any HostChangeReceiver)?
  /// Requests that took effect and that the host has not shown yet.
  var unsettled: [RequestRecord] = []
  /// No unsettled request has a lower number.
  private var lowestUnsettled = NavigationRequest.ID(0)
  /// True until it is known whether the latest of those took effect during a user's undecided
  /// gesture.
  private var mayBeDuringGesture = false
  /// The number of resumed callers of `run` that have not reached their next suspension yet.
  var resumedCallers = 0
  private(set) var rootContainer: HostContainer?
  /// The modals at the last reading, from the bottom.
  var shownModals: [Node] = []
  /// The modals to show, and the number that agrees with those.
  let modals = DesiredModals()

  /// What other code presents; `nil` for nothing.
  var foreignModals: ForeignModals?

  /// Host containers whose desired and shown items may differ, the innermost first.
  var dirtyContainers: [HostContainer] = []
  /// The last request, until its effect was seen.
  var request: PendingRequest?
  /// What the host did not do since it last settled; `nil` if it did everything.
  var failures: FailedRequests?
  var isStuck = false

  /// Requests that were reported as blocked, while a foreign presentation is in the way of their
  /// modals.
  private var blockedRequests: [RequestRecord] = []

  private var isRunning = false
  private var runsAgain = false
  var hints: [HostChange] = []
  private var transition = TransitionStyle.automatic
  private var forcesItsWay = false
  private var visible = VisibleScreens()

  init(_ state: TreeState, _ events: EventHub, driver: any HostDriver) {
    (self.state, self.events, self.driver) = (state, events, driver)
  }

  deinit {
    // The host went away during a transition: nothing else concludes these requests.
    let left = unsettled
    guard !left.isEmpty else { return }
    Task { @MainActor in
      for record in left { record.settle(.superseded) }
    }
  }

  func start(with root: HostContainer) {
    rootContainer = root
    driver.start(with: root) { [weak self] hint in self?.hostChanged(hint) }
  }

  /// True if the host shows the tree, as far as it was read.
  package var isSettled: Bool {
    driver.activity == .idle && request == nil && unsettled.isEmpty
  }

  /// Returns the request with an identity, if it took effect and the host has not shown that yet,
  /// also if a foreign presentation blocks its modals.
  func unshownRequest(_ id: NavigationRequest.ID) -> RequestRecord? {
    if let record = unsettled.last(where: { $0.id == id }) { return record }
    return blockedRequests.last { $0.id == id && isWaitingToShow($0) }
  }

  private func noteBlocked(_ records: [RequestRecord]) {
    // Objects held by the former ones may call verbs as they are released, so they are released
    // when the list is consistent again.
    let former = blockedRequests
    blockedRequests = records
    release(former)
  }

  private func isWaitingToShow(_ record: RequestRecord) -> Bool {
    state.modals.contains { modal in
      modal.madeBy == record.id && !shownModals.contains { $0 === modal }
    }
  }

  /// Follows the tree, and reads the host again as `hint` says.
  package func hostChanged(_ hint: HostChange) {
    var all = hints.takeOut()
    all.append(hint)
    hints = all
    isStuck = false
    follow()
  }

  /// Takes a request out of those that the host has not shown yet; `nil` if it is not among them.
  func takeUnsettled(_ id: NavigationRequest.ID) -> RequestRecord? {
    guard let position = unsettled.firstIndex(where: { $0.id == id }) else { return nil }
    var all = unsettled.takeOut()
    let taken = all.remove(at: position)
    unsettled = all
    return taken
  }

  /// Takes up a request whose edits are about to be applied.
  func note(_ record: RequestRecord) {
    if driver.modalCount > shownModals.count { noteForeignModals() }
    lowestUnsettled = unsettled.isEmpty ? record.id : min(lowestUnsettled, record.id)
    var all = unsettled.takeOut()
    all.append(record)
    unsettled = all
    mayBeDuringGesture = true
    let style = record.request.transition
    if case .automatic = style.kind {} else { transit(style) }
    if record.request.authority == .force { forcesItsWay = true }
  }

  /// Notes for the requests since the last reading whether a user's gesture is undecided.
  private func noteGesture(_ isUndecided: Bool) {
    mayBeDuringGesture = false
    for record in unsettled.reversed() {
      guard record.effects.isDuringGesture == nil else { return }
      record.effects.isDuringGesture = isUndecided
    }
  }

  /// The requests that took effect during a user's undecided gesture.
  var unsettledDuringGesture: [RequestRecord] {
    if mayBeDuringGesture { noteGesture(rootContainer != nil && driver.activity == .interacting) }
    return unsettled.filter { $0.effects.isDuringGesture == true }
  }

  /// Returns whether the host may not have shown a request yet, without checking all of them; one
  /// that waited for an answer comes after later ones.
  func mayBeUnsettled(_ id: NavigationRequest.ID) -> Bool {
    !unsettled.isEmpty && id >= lowestUnsettled
  }

  /// Sets the transition of the next requests.
  private func transit(_ next: TransitionStyle) {
    // The former one may retain an object of the app that calls verbs as it is released, so it is
    // released last.
    let former = transition
    transition = next
    release(former)
  }

  func markDirty(_ hostContainer: HostContainer) {
    guard hostContainer === rootContainer || hostContainer.isOpen else {
      // No ended node is retained until the next request to the host.
      if hostContainer.isDirty { dirtyContainers = dirtyContainers.filter { $0 !== hostContainer } }
      hostContainer.isDirty = false
      return
    }
    guard !hostContainer.isDirty else { return }
    hostContainer.isDirty = true
    // Changed outside of this object, so that no access to it is open meanwhile.
    var dirty = dirtyContainers.takeOut()
    dirty.insert(hostContainer, at: dirty.firstIndex { $0.id < hostContainer.id } ?? dirty.count)
    dirtyContainers = dirty
  }

  /// Makes the host follow the tree, as far as possible now.
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

  /// Takes one step if possible.
  private func advance() -> Bool {
    // Retained until the end of the step, because an observer may release the tree.
    guard rootContainer != nil, let receiver, !receiver.keepsHostWaiting else { return false }
    defer { release(receiver) }
    let mayRequest = resumedCallers == 0
    var activity = driver.activity
    if mayBeDuringGesture { noteGesture(activity == .interacting) }
    if activity == .interacting, mayRequest, forcesItsWay {
      driver.cancelInteraction()
      activity = driver.activity
    }
    guard activity == .idle else { return false }
    // Reads the host even before a resumed caller of `run` continues, because each action of the
    // user is a request of its own.
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
        // Observers may have changed the tree.
        if receiver.holdsFarContents, !runsAgain, unsettled.isEmpty { receiver.hostSettled() }
      }
      driver.didSettle()
      return false
    }
    if let failures, failures.drops(of: step.subject) >= Self.attempts {
      abandon(step)
      return true
    }
    perform(step, with: next.count == 1 ? transition : .unanimated)
    return true
  }

  /// What the host did not do since it last settled.
  func failuresSoFar() -> FailedRequests {
    let all = failures ?? FailedRequests()
    failures = all
    return all
  }

  /// The number of attempts for a request that the host drops, or claims to have performed.
  static let attempts = 3

  private func settle() {
    if case .automatic = transition.kind {} else { transit(.automatic) }
    forcesItsWay = false
    // It may hold ended nodes, whose objects may call verbs as they are released, so it is released
    // last.
    let former = failures
    failures = nil
    defer { release(former) }
    // Most changes are one request, for which the list need not ask for memory again.
    var all = unsettled.takeOut()
    let only = all.count == 1 ? all.removeLast() : nil
    unsettled = all
    let settled = unsettled
    if !settled.isEmpty { unsettled = [] }
    // Observers may call verbs, whose outcomes come later.
    if events.isObserved, state.root.isLive, let screens = visible.change(to: visibleScreens) {
      events.post(.visible(screens.map(\.summary)))
    }
    if let only { return conclude(only) }
    for record in settled { conclude(record) }
  }

  /// Sets the outcome of a request that the host shows, or that has no remaining effect.
  private func conclude(_ record: RequestRecord) {
    let outcome = record.redirection.map { NavigationOutcome.redirected(to: $0) } ?? .settled
    receiver?.conclude(record, record.effects.isUndone ? .superseded : outcome)
  }

  /// Settles the shown requests; those whose modals cannot be presented or dismissed now are
  /// blocked.
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
