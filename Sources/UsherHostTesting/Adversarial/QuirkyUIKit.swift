/// A small UIKit: stacks, tabs, boxes and a chain of modals, whose transitions take time.
///
/// Without quirks it performs each request at once, at any time, and reports exactly the changes.
/// Time passes only by ``tick()``, which is one turn of the main loop.
@MainActor
package final class QuirkyUIKit {
  package let quirks: Set<Quirk>
  package weak var client: (any QuirkyClient)?
  /// The window's root.
  package internal(set) var root: QuirkyController?
  /// The modals, the lowest first.
  var chain: [QuirkyController] = []
  package internal(set) var isMounted: Bool
  package internal(set) var isInWindow: Bool
  /// True if its client can show columns beside each other; else there is never room.
  package var showsColumns = false
  /// True if there is room for columns beside each other.
  package internal(set) var isWide = false
  /// Failures that would crash an app, or show a broken screen.
  package internal(set) var complaints: [String] = []
  /// Called for each appearance callback of the client's own screens, which run the app's code.
  var onAppearance: (@MainActor (QuirkyController, Callback) -> Void)?

  var dice: Dice
  var motions: [Motion] = []
  var gesture: EngineGesture?
  /// Modals that are being dismissed.
  var dismissing: [QuirkyController] = []
  /// Dismissed modals that still hold their place, with the turn in which they release it.
  var lingering: [(turn: Int, modal: QuirkyController)] = []
  /// Changes that happen by themselves after another one has ended.
  var deferred: [Deferred] = []
  var wroteInThisTurn = false
  var callDepth = 0
  var delegateIsLost = false
  private(set) var turn = 0
  private var late: [(turn: Int, isUrgent: Bool, callback: Callback)] = []
  /// A touch that waits for the transition to end.
  var queuedTouch: (@MainActor () -> Void)?
  private let delegateGoesIn: Int
  private let mountsIn: Int

  package init(quirks: Set<Quirk>, seed: UInt64) {
    self.quirks = quirks
    var dice = Dice(seed: seed)
    isMounted = !quirks.contains(.mountsLate)
    isInWindow = !quirks.contains(.startsOffWindow)
    delegateGoesIn = quirks.contains(.losesDelegate) ? dice.roll(3...20) : .max
    mountsIn = dice.roll(2...4)
    self.dice = dice
  }

  /// A transition.
  struct Motion {
    enum Kind {
      case stack(QuirkyController)
      case tabs, presenting, dismissing
    }

    let kind: Kind
    var turnsLeft: Int
    /// The leaving content to draw.
    let leaving: [QuirkyController]
    let end: @MainActor () -> Void
  }

  struct Deferred {
    let isReady: @MainActor () -> Bool
    let perform: @MainActor () -> Void
  }

  func has(_ quirk: Quirk) -> Bool { quirks.contains(quirk) }

  // MARK: - What a client can see

  /// True during a transition.
  package var isMoving: Bool { !motions.isEmpty }
  /// True during an undecided gesture.
  package var isInteracting: Bool { gesture != nil }
  /// True during a callback or a request.
  package var isInsideCall: Bool { callDepth > 0 }
  /// True while a dismissed modal still holds its place.
  package var isClearing: Bool { !lingering.isEmpty }
  /// True if the host accepts no more writes in this turn of the main loop.
  package var refusesWrites: Bool { has(.takesOneWritePerTurn) && wroteInThisTurn }

  /// Returns the children that a container claims to have.
  package func children(of container: QuirkyController) -> [QuirkyController] {
    container.claim ?? container.children
  }

  /// The presented modals, the lowest first.
  package var modals: [QuirkyController] { chain }

  /// All controllers in the window, visible or not.
  package var everything: [QuirkyController] {
    (root.map { [$0] } ?? []).flatMap(\.subtree) + chain.flatMap(\.subtree)
  }

  /// True if nothing further happens without the user or code.
  package var isAtRest: Bool {
    motions.isEmpty && late.isEmpty && lingering.isEmpty && isMounted && !wroteInThisTurn
      && !deferred.contains { $0.isReady() } && queuedTouch == nil && (isInWindow || isHeldOut)
  }

  /// True while the window is kept off screen.
  var isHeldOut = false

  // MARK: - Time

  /// Runs one turn of the main loop.
  package func tick() {
    turn += 1
    wroteInThisTurn = false
    if !isMounted, turn >= mountsIn { isMounted = true }
    if !isInWindow, !isHeldOut, turn >= mountsIn + 2 { enterWindow() }
    if turn >= delegateGoesIn { delegateIsLost = true }
    draw()
    moveOn()
    for item in lingering where item.turn <= turn { chain.removeAll { $0 === item.modal } }
    lingering.removeAll { $0.turn <= turn }
    sendLateCallbacks()
    performDeferred()
    if let touch = queuedTouch, motions.isEmpty {
      queuedTouch = nil
      touch()
    }
    client?.turnEnded()
  }

  private func moveOn() {
    for index in motions.indices { motions[index].turnsLeft -= 1 }
    let ended = motions.filter { $0.turnsLeft <= 0 }
    motions.removeAll { $0.turnsLeft <= 0 }
    for motion in ended { call { motion.end() } }
  }

  private func performDeferred() {
    let ready = deferred.filter { $0.isReady() }
    deferred.removeAll { $0.isReady() }
    for item in ready { item.perform() }
  }

  private func draw() {
    for controller in motions.flatMap(\.leaving).flatMap(\.subtree) where controller.kind == .leaf {
      guard has(.drawsFromState), let draw = controller.draw, draw() == nil else { continue }
      complain("\(controller.name) is blank while it leaves")
    }
  }

  func move(
    _ kind: Motion.Kind, isAnimated: Bool, leaving: [QuirkyController] = [],
    end: @escaping @MainActor () -> Void
  ) {
    guard isAnimated, isInWindow else { return end() }
    motions.append(Motion(kind: kind, turnsLeft: dice.roll(2...4), leaving: leaving, end: end))
  }

  func complain(_ text: String) {
    if !complaints.contains(text) { complaints.append(text) }
  }

  // MARK: - Callbacks

  func send(_ callback: Callback) {
    if callback.isDelegates, delegateIsLost { return }
    guard has(.sendsCallbacksLate) else { return deliver(callback) }
    late.append((turn + dice.roll(1...3), false, callback))
  }

  private func sendLateCallbacks() {
    let actions = late.filter { $0.isUrgent && $0.turn <= turn }
    late.removeAll { $0.isUrgent && $0.turn <= turn }
    for action in actions { deliver(action.callback) }
    // In order: a due callback waits for those before it.
    while let first = late.first, first.turn <= turn {
      late.removeFirst()
      deliver(first.callback)
    }
  }

  /// Sends a callback in the next turn, after everything else that led to it.
  func sendLate(_ callback: Callback) {
    late.append((turn + 1, true, callback))
  }

  func deliver(_ callback: Callback) {
    call {
      client?.received(callback)
      switch callback {
      case .willAppear(let controller), .didAppear(let controller),
        .willDisappear(let controller, _), .didDisappear(let controller, _):
        onAppearance?(controller, callback)
      default: break
      }
    }
  }

  /// Runs `body` as the engine's own work, during which requests are refused.
  func call(_ body: () -> Void) {
    callDepth += 1
    body()
    callDepth -= 1
  }
}
