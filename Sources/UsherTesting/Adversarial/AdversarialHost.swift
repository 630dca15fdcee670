@_spi(Hosting) public import Usher

/// Shows a tree in a small UIKit that has all of its worst quirks, or those that it is given.
///
/// What is shown moves as time passes, which it does only in ``settle()`` and ``pass(_:)``; the same
/// seed leads to the same run. Whatever the host does, the tree's promises hold: run your own flows in it
/// as you would in an ``InMemoryHost``, or the contract suite.
///
/// ```swift
/// let host = AdversarialHost(AppFlow(), quirks: [.liesInTransitions, .sendsCallbacksLate], seed: 7)
/// await host.settle()
/// host.swipeBack(cancelled: true)
/// ```
@MainActor
public final class AdversarialHost {
  /// The tree that is shown.
  public let tree: Tree
  /// What went so wrong that an app would crash, or show something broken, and where what is shown is
  /// not what the tree says although nothing moves; empty if all is well.
  ///
  /// - Complexity: O(*n*²) in the size of the tree.
  public var complaints: [String] {
    guard engine.isAtRest, !engine.isInteracting else { return engine.complaints }
    return engine.complaints + tree.disagreements(with: EngineTruth(engine))
  }
  /// Called when a screen of the tree is about to appear or disappear, has appeared, or has disappeared:
  /// where an app's own appearance callbacks run.
  public var onAppearance: (@MainActor (AnyObject) -> Void)?

  package let engine: Engine
  let driver: any EngineDriver
  private let lifetimes: LifetimeLog

  /// Starts `coordinator` as the root of a tree of its own.
  ///
  /// - Parameters:
  ///   - coordinator: The root flow. It must not have been attached before.
  ///   - quirks: What the host does wrong.
  ///   - seed: What decides everything that is left to chance.
  ///   - launch: Where the tree starts.
  ///   - onEnd: Called once when the root flow ends.
  public convenience init<Output>(
    _ coordinator: any Coordinator<Output>, quirks: Set<Quirk> = Set(Quirk.allCases),
    seed: UInt64 = 0, launch: Launch = .standard,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) {
    self.init(
      coordinator, quirks: quirks, seed: seed, launch: launch,
      driver: { AdversarialDriver(engine: $0) }, onEnd: onEnd)
  }

  /// Starts with a driver of the caller's own.
  package init<Output>(
    _ coordinator: any Coordinator<Output>, quirks: Set<Quirk>, seed: UInt64,
    launch: Launch = .standard, driver makeDriver: @MainActor (Engine) -> any EngineDriver,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) {
    let engine = Engine(quirks: quirks, seed: seed)
    let (driver, lifetimes) = (makeDriver(engine), LifetimeLog())
    var configuration = TreeConfiguration()
    configuration.onMisuse = { _ in }
    self.engine = engine
    self.driver = driver
    self.lifetimes = lifetimes
    tree = Tree(
      root: coordinator, driver: driver, configuration: configuration, launch: launch,
      onStart: { lifetimes.started($0) }, onEnd: onEnd)
    driver.tree = tree
    engine.onAppearance = { [weak self] controller, _ in
      guard let self, let screen = controller.node?.screen else { return }
      onAppearance?(screen)
    }
  }

  /// The flows of a tree stay until it is closed, since screens may hold their coordinators.
  deinit {
    let tree = tree
    Task { @MainActor in tree.close() }
  }

  /// The names of objects that outlived their flow or screen.
  public var leaks: [String] { lifetimes.leaks(in: tree) }

  /// Lets the main loop go round some times; a no-op for fewer than one.
  public func pass(_ turns: Int = 1) {
    for _ in 0..<max(turns, 0) { engine.tick() }
  }

  /// Lets time pass until every transition has finished and every due callback was delivered.
  ///
  /// Comes back also if that never happens.
  public func settle() async {
    var (calm, idle, turns) = (0, 0, 0)
    while calm < Self.patience, idle < 50 * Self.patience, turns < 2_000 {
      if !engine.isAtRest || driver.needsTurn {
        engine.tick()
        turns += 1
        calm = 0
        // A finger that is still down may keep everything waiting.
        if engine.isInteracting || turns % 8 == 0 { await Task.yield() }
        if !engine.isInteracting || !engine.isAtRest { continue }
      }
      await Task.yield()
      idle += 1
      calm = tree.isQuiet ? calm + 1 : 0
    }
  }

  /// How many turns all other tasks get before they count as done.
  private static let patience = 8
}
