/// Makes a host show what the tree says, one request at a time, and tells the tree what the host did
/// by itself.
///
/// It never believes a callback: each wake leads to reading what the driver holds now. It starts
/// nothing while the driver is busy, and computes each request anew against the newest tree.
@MainActor
package final class Reconciler {
  package let driver: any Driver
  private(set) weak var tree: Tree?
  package private(set) var rootSurface: Surface?
  /// The modals that the host was last seen to show, from the bottom.
  package internal(set) var shownModals: [Entry] = []

  /// Surfaces whose desired and shown items may differ.
  var listed: [Surface] = []
  /// The modals to be shown; looked up again after a change that may concern them.
  var desiredModals: [Entry] = []
  private(set) var desiredModalIDs: Set<EntryID> = []
  private var modalsAreStale = false
  /// What was asked for last and not seen to be done.
  var request: PendingRequest?
  /// How often in a row a request was dropped, by what it was about.
  var drops: [Step.Subject: Int] = [:]
  var isStuck = false

  private var isRunning = false
  private var runsAgain = false
  private var hints: [Hint] = []
  private var transition = Transition.automatic
  private var forcesItsWay = false

  init(tree: Tree, driver: any Driver) {
    self.tree = tree
    self.driver = driver
  }

  func start(with root: Surface) {
    rootSurface = root
    driver.start(with: root) { [weak self] hint in self?.wake(hint) }
  }

  /// Whether the host shows what the tree says, as far as it was looked at.
  package var isSettled: Bool {
    driver.activity == .idle && request == nil && tree?.unsettled.isEmpty == true
  }

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
    if case .automatic = request.transition.kind {} else { transition = request.transition }
    if request.standing == .forced { forcesItsWay = true }
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

  func modalsChanged() {
    modalsAreStale = true
    // Nothing that has ended is held until the host may be asked again.
    desiredModals.removeAll { !$0.isLive }
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
    guard let tree, rootSurface != nil, tree.resumedCallers == 0, !tree.isChanging else {
      return false
    }
    if forcesItsWay, driver.activity == .interacting { driver.cancelInteraction() }
    guard driver.activity == .idle else { return false }
    if observe() { return true }
    guard !isStuck else { return false }
    refreshModals(of: tree)
    guard let (step, isLast) = nextStep() else {
      settle(tree)
      return false
    }
    if case .present = step, let obstacle = driver.obstacle {
      block(tree, by: obstacle)
      return false
    }
    if drops[step.subject, default: 0] >= Self.patience {
      giveUp(step, tree)
      return true
    }
    perform(step, with: isLast ? transition : .none)
    return true
  }

  /// How often a request is made again that the host dropped without a word.
  private static let patience = 3

  private func refreshModals(of tree: Tree) {
    guard modalsAreStale else { return }
    modalsAreStale = false
    desiredModals = tree.modals.filter(\.isReachable)
    desiredModalIDs = Set(desiredModals.map(\.id))
  }

  /// Reads the host where it was asked for something, and where it says that something happened.
  ///
  /// - Returns: Whether the tree was changed by what was seen.
  private func observe() -> Bool {
    let (pending, hints) = (self.request, self.hints)
    guard pending != nil || !hints.isEmpty else { return false }
    self.request = nil
    self.hints = []
    var removed: [Removal] = []
    var selected: [(Surface, Int)] = []
    var surfaces: [Surface] = []
    var readsModals = false
    func add(_ surface: Surface) {
      if !surfaces.contains(where: { $0 === surface }) { surfaces.append(surface) }
    }
    switch pending?.step {
    case .apply(let surface, _)?, .select(let surface, _)?: add(surface)
    case .present?, .dismiss?: readsModals = true
    case nil: break
    }
    for hint in hints {
      switch hint {
      case .surface(let surface): add(surface)
      case .modals: readsModals = true
      case .idle: break
      case .everything:
        readsModals = true
        for surface in openSurfaces() { add(surface) }
      }
    }
    var wasDone = true
    for surface in surfaces where !surface.isNew {
      let (gone, done) = readItems(of: surface, pending)
      if !gone.isEmpty { removed.append(Removal(surface: surface, entries: gone)) }
      wasDone = wasDone && done
      guard surface.kind == .tabs else { continue }
      let (selection, selectionDone) = readSelection(of: surface, pending)
      if let selection { selected.append((surface, selection)) }
      wasDone = wasDone && selectionDone
    }
    if readsModals {
      let (gone, done) = readModals(pending)
      if !gone.isEmpty { removed.append(Removal(surface: nil, entries: gone)) }
      wasDone = wasDone && done
    }
    if let subject = pending?.step.subject {
      drops[subject] = wasDone ? nil : drops[subject, default: 0] + 1
    }
    guard !removed.isEmpty || !selected.isEmpty else { return false }
    report(removed, selected)
    return true
  }

  private func settle(_ tree: Tree) {
    transition = .automatic
    forcesItsWay = false
    drops = [:]
    guard !tree.unsettled.isEmpty else { return }
    let settled = tree.unsettled
    tree.unsettled = []
    for handle in settled {
      let isLost = handle.made > 0 && handle.made == handle.lost
      tree.conclude(handle, isLost ? .superseded : .settled)
    }
  }

  /// Settles what is shown; what made the modals that cannot be presented now is blocked.
  private func block(_ tree: Tree, by obstacle: String) {
    let waiting = desiredModals.filter { modal in !shownModals.contains { $0 === modal } }
    let blocked = tree.takeUnsettled(makersOf: waiting)
    for handle in blocked { tree.conclude(handle, .blocked(by: obstacle)) }
    settle(tree)
  }
}

extension Entry {
  /// The innermost modal that the entry is in, itself perhaps; `nil` if it is in none.
  ///
  /// - Complexity: O(*d*) in how deep the entry is nested.
  var enclosingModal: Entry? {
    var entry: Entry? = self
    while let current = entry {
      if current.presentation != nil { return current }
      entry = current.home?.flow?.entry
    }
    return nil
  }

  /// Whether the entry would be seen if nothing lay on top of it: every tabs container on the way up
  /// has its tab selected.
  ///
  /// - Complexity: O(*d*) in how deep the entry is nested.
  var isReachable: Bool {
    var entry = self
    while true {
      if let presenter = entry.presenter {
        entry = presenter
      } else if let home = entry.home {
        if home.kind == .tabs, home.selectedEntry !== entry { return false }
        guard let outer = home.flow?.entry else { return false }
        entry = outer
      } else {
        return entry.isLive
      }
    }
  }
}
