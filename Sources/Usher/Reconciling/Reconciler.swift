/// Makes a host show what the tree says, one request at a time, and tells the tree what the host did
/// by itself.
///
/// It never believes a callback: each wake leads to reading what the driver holds now. It starts
/// nothing while the driver is busy, and computes each request anew against the newest tree.
@MainActor
package final class Reconciler {
  package let driver: any Driver
  // Strong as long as the tree is live, because references to what is referenced weakly are counted the
  // slow way; weak afterwards, when it is only there for who holds it.
  private var liveTree: Tree?
  private weak var endedTree: Tree?
  /// What the driver wakes.
  private let bell: Bell
  package private(set) var rootSurface: Surface?
  /// The modals that the host was last seen to show, from the bottom.
  package internal(set) var shownModals: [Entry] = []
  /// The modals to be shown, and where they agree with those.
  var modals = DesiredModals()

  /// Surfaces whose desired and shown items may differ.
  var listed: [Surface] = []
  /// What was asked for last and not seen to be done.
  var request: PendingRequest?
  /// How often in a row a request was dropped, by what it was about.
  var drops: [Step.Subject: Int] = [:]
  /// How often a request may still be given up before the host is left alone, by what it was about.
  var patience: [Step.Subject: Int] = [:]
  var isStuck = false

  /// Requests that were said to be blocked, as long as something foreign is in the way of their modals.
  private var blockedRequests: [IntentHandle] = []

  private var isRunning = false
  private var runsAgain = false
  var hints: [Hint] = []
  private var transition = Transition.automatic
  private var forcesItsWay = false

  init(tree: Tree, driver: any Driver) {
    liveTree = tree
    self.driver = driver
    bell = Bell()
    bell.live = self
  }

  var tree: Tree? { liveTree ?? endedTree }

  /// Called when the root flow has ended.
  func treeEnded() {
    endedTree = liveTree
    liveTree = nil
    bell.ended = self
    bell.live = nil
  }

  func start(with root: Surface) {
    rootSurface = root
    driver.start(with: root) { [bell] hint in (bell.live ?? bell.ended)?.wake(hint) }
  }

  /// Whether the host shows what the tree says, as far as it was looked at.
  package var isSettled: Bool {
    driver.activity == .idle && request == nil && tree?.unsettled.isEmpty == true
  }

  /// A request whose modals still wait for something foreign to leave.
  func blockedRequest(_ id: IntentID) -> IntentHandle? {
    guard let handle = blockedRequests.last(where: { $0.id == id }) else { return nil }
    return isWaitingToShow(handle) ? handle : nil
  }

  private func isWaitingToShow(_ handle: IntentHandle) -> Bool {
    tree?.modals.contains { modal in
      modal.maker == handle.id && !shownModals.contains { $0 === modal }
    } == true
  }

  /// Whether a person's gesture is under way that is not decided yet.
  var isInteracting: Bool { driver.activity == .interacting }

  /// Follows the tree, and reads the host again where `hint` points.
  package func wake(_ hint: Hint) {
    hints.append(hint)
    isStuck = false
    run()
  }

  func treeChanged() {
    if tree?.unsettled.isEmpty == false {
      isStuck = false
    }
    run()
  }

  func note(_ request: Request) {
    if case .automatic = request.transition.kind {} else { transit(request.transition) }
    if request.standing == .forced { forcesItsWay = true }
  }

  /// Sets the transition of what follows.
  private func transit(_ next: Transition) {
    // The former one may hold an object of the app's, whose end may call verbs: it goes last.
    let former = transition
    transition = next
    withExtendedLifetime(former) {}
  }

  func list(_ surface: Surface) {
    guard surface.isOpen || surface === rootSurface else {
      // Nothing that has ended is held until the host may be asked again.
      if surface.isListed { listed.removeAll { $0 === surface } }
      surface.isListed = false
      return
    }
    guard !surface.isListed else { return }
    surface.isListed = true
    listed.append(surface)
  }

  private func run() {
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
    guard let tree, rootSurface != nil, !tree.isChanging else { return false }
    let mayRequest = tree.resumedCallers == 0
    if mayRequest, forcesItsWay, isInteracting { driver.cancelInteraction() }
    guard driver.activity == .idle else { return false }
    // Reads the host even while a caller of `run` goes on: each action of the user is an intent of its own.
    if observe() { return true }
    guard mayRequest, !isStuck else { return false }
    modals.refresh(of: tree)
    let next = nextStep()
    guard let step = next.first else {
      if let obstacle = next.obstacle {
        block(tree, by: obstacle)
      } else {
        if !blockedRequests.isEmpty { blockedRequests = [] }
        settle(tree)
      }
      driver.settled()
      return false
    }
    if !drops.isEmpty, drops[step.subject, default: 0] >= Self.attempts {
      giveUp(step, tree)
      return true
    }
    perform(step, with: next.count == 1 ? transition : .none)
    return true
  }

  /// How often a request is made that the host drops, or claims to have done.
  static let attempts = 3

  private func settle(_ tree: Tree) {
    transit(.automatic)
    forcesItsWay = false
    if !drops.isEmpty { drops = [:] }
    if !patience.isEmpty { patience = [:] }
    switch tree.unsettled.count {
    case 0: break
    case 1: settle(tree.unsettled.removeLast(), tree)
    default:
      let settled = tree.unsettled
      tree.unsettled = []
      for handle in settled { settle(handle, tree) }
    }
  }

  private func settle(_ handle: IntentHandle, _ tree: Tree) {
    let isLost = handle.made > 0 && handle.made == handle.lost
    let settlement = handle.redirection.map { Settlement.redirected(to: $0) } ?? .settled
    tree.conclude(handle, isLost ? .superseded : settlement)
  }

  /// Settles what is shown; what made the modals that cannot be presented now, or ended those that
  /// cannot go now, is blocked.
  private func block(_ tree: Tree, by obstacle: String) {
    let shown = shownModals[modals.agreed...]
    let waiting = modals.desired[modals.agreed...].filter { modal in
      !shown.contains { $0 === modal }
    }
    var blocked = waiting.isEmpty ? [] : tree.takeUnsettled(makersOf: waiting)
    if shownModals.contains(where: { !$0.isLive }) {
      blocked += tree.unsettled.filter(\.endsModals)
      tree.unsettled.removeAll(where: \.endsModals)
    }
    blockedRequests = (blockedRequests + blocked).filter(isWaitingToShow)
    for handle in blocked { tree.conclude(handle, .blocked(by: obstacle)) }
    settle(tree)
  }
}

/// What a driver holds of its reconciler: the reconciler as long as the tree is live.
@MainActor
private final class Bell {
  var live: Reconciler?
  weak var ended: Reconciler?
}
