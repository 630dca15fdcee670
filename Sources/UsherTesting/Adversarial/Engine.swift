/// A small UIKit: stacks, tabs, boxes and a chain of modals, which move as time passes.
///
/// Without quirks it does at once what it is asked, at any time, and tells exactly what happened. Time
/// passes only by ``tick()``, which is one turn of the main loop.
@MainActor
package final class Engine {
  package let quirks: Set<Quirk>
  package weak var client: (any EngineClient)?
  /// What goes on in a window at the bottom of everything.
  package internal(set) var root: EngineController?
  /// The modals, the lowest first.
  var chain: [EngineController] = []
  package internal(set) var isMounted: Bool
  package internal(set) var isInWindow: Bool
  /// What went wrong so badly that an app would crash, or show something broken.
  package internal(set) var complaints: [String] = []
  /// Called for each appearance callback of the client's own screens: app code that runs in those.
  var onAppearance: (@MainActor (EngineController, Callback) -> Void)?

  var dice: Dice
  var motions: [Motion] = []
  var gesture: EngineGesture?
  /// Modals that are on their way out.
  var dismissing: [EngineController] = []
  /// Modals that are gone and hold their place, with the turn in which they release it.
  var lingering: [(turn: Int, modal: EngineController)] = []
  /// What waits for something else to end, then happens by itself.
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
    delegateGoesIn = quirks.contains(.losesItsDelegate) ? dice.roll(3...20) : .max
    mountsIn = dice.roll(2...4)
    self.dice = dice
  }

  /// Something that moves.
  struct Motion {
    enum Kind {
      case stack(EngineController)
      case tabs, presenting, dismissing
    }

    let kind: Kind
    var turnsLeft: Int
    /// The content drawn while it leaves.
    let leaving: [EngineController]
    let end: @MainActor () -> Void
  }

  struct Deferred {
    let isReady: @MainActor () -> Bool
    let perform: @MainActor () -> Void
  }

  func has(_ quirk: Quirk) -> Bool { quirks.contains(quirk) }

  // MARK: - What a client can see

  /// Whether a transition runs.
  package var isMoving: Bool { !motions.isEmpty }
  /// Whether the user's gesture is undecided.
  package var isInteracting: Bool { gesture != nil }
  /// Whether the engine is calling back, or is in the middle of what it was asked.
  package var isInsideCall: Bool { callDepth > 0 }
  /// Whether a modal that is gone still holds its place.
  package var isClearing: Bool { !lingering.isEmpty }
  /// Whether the host takes no more writes before the main loop goes round.
  package var refusesWrites: Bool { has(.takesOneWritePerTurn) && wroteInThisTurn }

  /// What a container says that it holds.
  package func children(of container: EngineController) -> [EngineController] {
    container.claim ?? container.children
  }

  /// The modals that are presented, the lowest first.
  package var modals: [EngineController] { chain }

  /// All that is in the window, whether it can be seen or not.
  package var everything: [EngineController] {
    (root.map { [$0] } ?? []).flatMap(\.subtree) + chain.flatMap(\.subtree)
  }

  /// Whether nothing happens any more unless the user or code does something.
  package var isAtRest: Bool {
    motions.isEmpty && late.isEmpty && lingering.isEmpty && isMounted && !wroteInThisTurn
      && !deferred.contains { $0.isReady() } && queuedTouch == nil && (isInWindow || isHeldOut)
  }

  /// Whether it is off the window until it is brought back.
  var isHeldOut = false

  // MARK: - Time

  /// Lets the main loop go round once.
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
    _ kind: Motion.Kind, isAnimated: Bool, leaving: [EngineController] = [],
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
    // In order: one that is due waits for those before it.
    while let first = late.first, first.turn <= turn {
      late.removeFirst()
      deliver(first.callback)
    }
  }

  /// Sends a callback in the next turn, when everything else that led to it is over.
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

  /// Runs `body` as something that the engine does, inside of which it is asked for nothing.
  func call(_ body: () -> Void) {
    callDepth += 1
    body()
    callDepth -= 1
  }
}
