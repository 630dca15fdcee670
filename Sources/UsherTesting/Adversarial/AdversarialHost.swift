@_spi(Hosting) public import Usher

/// Shows a tree in a small UIKit with all of its worst quirks, or the given ones.
///
/// Time passes only in ``settle()`` and ``pass(_:)``; the same seed leads to the same run. The tree
/// keeps its promises whatever the host does: run your own flows in it as in an ``InMemoryHost``,
/// or the contract suite.
///
/// ```swift
/// let host = AdversarialHost(AppFlow(), quirks: [.liesInTransitions, .sendsCallbacksLate], seed: 7)
/// await host.settle()
/// host.swipeBack(cancelled: true)
/// ```
@MainActor
public final class AdversarialHost {
  /// The tree of this host.
  public let tree: Tree
  /// Failures that would crash an app or show a broken screen, and differences between the host at
  /// rest and the tree; empty if all is well.
  ///
  /// - Complexity: O(*n*²) in the size of the tree.
  public var complaints: [String] {
    guard engine.isAtRest, !engine.isInteracting else { return engine.complaints }
    return engine.complaints + tree.disagreements(with: QuirkyTruth(engine))
  }
  /// Called when a screen of the tree is about to appear or disappear, has appeared, or has
  /// disappeared, as an app's own appearance callbacks.
  public var onAppearance: (@MainActor (AnyObject) -> Void)?

  package let engine: QuirkyUIKit
  let driver: any QuirkyDriver
  private let lifetimes: LeakLog

  /// Starts `coordinator` as the root of its own tree.
  ///
  /// - Parameters:
  ///   - coordinator: The root flow, which must never have been attached.
  ///   - quirks: The quirks of the host.
  ///   - seed: The seed of all random decisions.
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

  /// Starts with the caller's own driver.
  package init<Output>(
    _ coordinator: any Coordinator<Output>, quirks: Set<Quirk>, seed: UInt64,
    launch: Launch = .standard, driver makeDriver: @MainActor (QuirkyUIKit) -> any QuirkyDriver,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) {
    let engine = QuirkyUIKit(quirks: quirks, seed: seed)
    let (driver, lifetimes) = (makeDriver(engine), LeakLog())
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

  /// Closes the tree, since screens may hold their coordinators strongly.
  deinit {
    let tree = tree
    Task { @MainActor in tree.close() }
  }

  /// The names of objects that outlived their flow or screen.
  public var leaks: [String] { lifetimes.leaks(in: tree) }

  /// Runs some turns of the main loop; does nothing for fewer than one.
  public func pass(_ turns: Int = 1) {
    for _ in 0..<max(turns, 0) { engine.tick() }
  }

  /// Runs until every transition has ended and every due callback was delivered.
  ///
  /// It also returns if that never happens.
  public func settle() async {
    var (calm, idle, turns) = (0, 0, 0)
    while calm < Self.patience, idle < 50 * Self.patience, turns < 2_000 {
      if !engine.isAtRest || driver.needsTurn {
        engine.tick()
        turns += 1
        calm = 0
        // An unfinished gesture may keep everything waiting.
        if engine.isInteracting || turns % 8 == 0 { await Task.yield() }
        if !engine.isInteracting || !engine.isAtRest { continue }
      }
      await Task.yield()
      idle += 1
      calm = tree.isQuiet ? calm + 1 : 0
    }
  }

  /// The turns that other tasks get before they count as finished.
  private static let patience = 8
}
