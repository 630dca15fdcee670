@_spi(Hosting) public import Usher
import UsherTesting

/// Shows a tree in a small model of UIKit that misbehaves as real versions of UIKit do.
///
/// It has every ``Quirk`` by default. The tree keeps its promises despite them: show your own flows
/// in this host as in an `InMemoryHost`. Time passes only in ``settle()`` and ``pass(_:)``, and the
/// same seed leads to the same run. After the host's release, the tree closes at the main actor's
/// next turn. Misuse is not recorded as an issue.
///
/// ```swift
/// import UsherHostTesting
///
/// let host = AdversarialHost(AppFlow(), quirks: [.liesInTransitions, .sendsCallbacksLate], seed: 7)
/// await host.settle()
/// host.swipeBack(cancelled: true)
/// ```
@MainActor
public final class AdversarialHost {
  /// The tree of this host.
  public let tree: Tree
  /// The failures so far that would crash an app or show a broken screen; empty if all is well.
  ///
  /// When nothing moves, the differences between what the host shows and the tree are included.
  ///
  /// - Complexity: O(*n*²) in the size of the tree.
  public var complaints: [String] {
    guard engine.isAtRest, !engine.isInteracting else { return engine.complaints }
    return engine.complaints + tree.disagreements(with: QuirkyTruth(engine), readsUnseen: false)
  }
  /// Called with a screen's object when the screen will appear, appeared, will disappear, or
  /// disappeared, at the time of UIKit's appearance callbacks; `nil` by default.
  public var onAppearance: (@MainActor (AnyObject) -> Void)?

  package let engine: QuirkyUIKit
  let driver: any QuirkyDriver
  private let lifetimes: LeakLog

  /// Starts `coordinator` as the root of its own tree.
  ///
  /// - Parameters:
  ///   - coordinator: The root flow, which must never have been attached.
  ///   - quirks: The quirks of the host; all of them by default.
  ///   - seed: The seed of all random decisions.
  ///   - launch: The place where the tree starts.
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

  /// The coordinators and screens that are alive although they have left the tree, each by its
  /// route and type; empty if there is none.
  ///
  /// - Complexity: O(*n*) in the number of flows and screens.
  public var leaks: [String] { lifetimes.leaks(in: tree).names }

  /// Runs turns of the model's main loop, in which transitions proceed and callbacks arrive.
  ///
  /// - Parameter turns: The number of turns; the call does nothing if it is less than 1.
  public func pass(_ turns: Int = 1) {
    for _ in 0..<max(turns, 0) { engine.tick() }
  }

  /// Runs turns of the main loop and of tasks, until every transition has ended and every due
  /// callback was delivered.
  ///
  /// It gives up after 2,000 turns of the main loop. It also returns while a gesture is held.
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
