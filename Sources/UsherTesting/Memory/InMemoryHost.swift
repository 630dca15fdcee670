import Testing
@_spi(Hosting) public import Usher
import UsherJournal
public import UsherLinks

/// Shows a tree in memory, for tests: everything that the user can do, without a simulator.
///
/// ```swift
/// let host = InMemoryHost(AppFlow())
/// host.screen(MainModel.self)?.firstTapped()
/// host.user.tapBack()
/// #expect(host.tree.description == …)
/// await host.expectNothingLeaked()
/// ```
///
/// Every step is synchronous: when a verb or the user's action returns, the host shows what came of
/// it, unless transitions are stepped. The tree is closed when the host is released. Misuse is recorded as an
/// issue of the running test.
@MainActor
public final class InMemoryHost {
  /// When a transition ends.
  public enum Transitions: Hashable, Sendable {
    /// At once.
    case instant
    /// When ``InMemoryHost/finishTransition()`` is called.
    case stepped
  }

  /// The tree that is shown.
  public let tree: Tree
  /// The user of the app: taps, swipes and reads what is on screen.
  public private(set) lazy var user = TestUser(host: self)
  /// The mistakes reported so far.
  public var misuses: [Misuse] { log.misuses }
  /// Everything that happened in the tree since its start.
  public var events: [TreeEvent] { log.events }

  let driver: InMemoryDriver
  /// What the user typed last, and into which alert.
  var typed: (alert: NodeID, text: String)?
  private let log: Log
  let lifetimes: LifetimeLog

  /// Starts `coordinator` as the root of a tree of its own.
  ///
  /// - Parameters:
  ///   - coordinator: The root flow. It must not have been attached before.
  ///   - transitions: When transitions end.
  ///   - recordsMisuse: Whether misuse fails the running test; pass `false` to look at ``misuses``.
  ///   - launch: Where the tree starts.
  ///   - journalLimit: How many records `tree.journal` of `UsherJournal` keeps; `nil` for no journal.
  ///   - alertWords: The words on the buttons that the verbs for alerts add by themselves.
  ///   - onEnd: Called once when the root flow ends.
  public init<Output>(
    _ coordinator: any Coordinator<Output>, transitions: Transitions = .instant,
    recordsMisuse: Bool = true, launch: Launch = .standard,
    journalLimit: Int? = nil, alertWords: AlertWords = .english,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) {
    let (driver, log, lifetimes) = (InMemoryDriver(), Log(), LifetimeLog())
    driver.steps = transitions == .stepped
    var configuration = TreeConfiguration()
    configuration.journalLimit = journalLimit
    configuration.alertWords = alertWords
    configuration.onMisuse = { misuse in
      log.misuses.append(misuse)
      if recordsMisuse { Issue.record("\(misuse)") }
    }
    self.driver = driver
    self.log = log
    self.lifetimes = lifetimes
    tree = Tree(
      root: coordinator, driver: driver, configuration: configuration, launch: launch,
      observer: { log.events.append($0) }, onStart: { lifetimes.started($0) }, onEnd: onEnd)
    tree.engine.events.onTaskCancelled = { lifetimes.cancelled($0, of: $1) }
  }

  /// Starts `coordinator` at the place that a link names, as an app does that is started by one.
  ///
  /// - Parameter link: A path, or a full link that begins with one of the root's origins.
  /// - Throws: A `LinkError` that says which part of the link is wrong; nothing was started then.
  public convenience init<Output>(
    _ coordinator: any Coordinator<Output>, opening link: String,
    transitions: Transitions = .instant, recordsMisuse: Bool = true,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) throws(LinkError) {
    self.init(
      coordinator, transitions: transitions, recordsMisuse: recordsMisuse,
      launch: try .link(link, for: coordinator), onEnd: onEnd)
  }

  /// Starts `coordinator` with everything that happens handed on and nothing kept, for long walks.
  init<Output>(
    _ coordinator: any Coordinator<Output>, driver: InMemoryDriver,
    observer: (@MainActor (TreeEvent) -> Void)?, engineObserver: any EngineObserver,
    journalLimit: Int? = nil,
    onStart: @escaping @MainActor (Node) -> Void
  ) {
    self.driver = driver
    log = Log()
    lifetimes = LifetimeLog()
    var configuration = TreeConfiguration()
    configuration.journalLimit = journalLimit
    configuration.onMisuse = { _ in }
    tree = Tree(
      root: coordinator, driver: driver, configuration: configuration, observer: observer,
      engineObserver: engineObserver, onStart: onStart)
  }

  /// The flows of a tree stay until it is closed, since screens may hold their coordinators.
  deinit {
    let tree = tree
    Task { @MainActor in tree.close() }
  }

  /// What the user sees on top, if it is a screen of this type; `nil` otherwise.
  public func screen<Screen: AnyObject>(_ type: Screen.Type = Screen.self) -> Screen? {
    topScreen as? Screen
  }

  /// The object of the screen that the user sees on top; `nil` if that is an alert.
  public var topScreen: AnyObject? { visibleNode?.screen }

  /// The alert that the user sees on top, if there is one.
  public var alert: AlertContent? {
    if case .alert(let alert)? = visibleNode?.content { alert } else { nil }
  }

  /// The text in the text field of the top alert, if it has one.
  public var promptText: String? {
    guard let node = visibleNode, let field = node.alert?.textField else { return nil }
    return typedText(in: node) ?? field.text
  }

  /// What the user typed into an alert's text field; `nil` if nothing.
  func typedText(in alert: Node) -> String? { typed?.alert == alert.id ? typed?.text : nil }

  /// The title in the bar of what the user sees.
  public var title: String? { visibleNode?.screenOptions.title }

  /// Whether a transition runs.
  ///
  /// Always `false` if transitions are instant.
  public var isTransitioning: Bool { driver.isTransitioning }

  /// How many transitions the user has seen.
  public var transitionCount: Int { driver.animatedTransitions }

  /// Lets the transition under way come to its end.
  ///
  /// A no-op if there is none.
  public func finishTransition() {
    guard driver.isTransitioning else { return }
    driver.becomeIdle()
  }

  /// Lets transitions come to their ends until none runs.
  public func finishTransitions() {
    while driver.isTransitioning { driver.becomeIdle() }
  }

  /// The names of objects that outlived their flow or screen.
  ///
  /// Empty when all is well.
  ///
  /// An object that a test itself holds is named too.
  public var leaks: [String] { lifetimes.leaks(in: tree) }

  /// Where the host and the tree differ, for tests of the library; empty when settled.
  package var disagreements: [String] { tree.disagreements }

  @MainActor
  private final class Log: Sendable {
    var misuses: [Misuse] = []
    var events: [TreeEvent] = []
  }
}

extension InMemoryHost {
  /// The node that the user sees on top.
  var visibleNode: Node? { look { _, _ in } }

  /// The host containers that the user sees, the outermost first.
  var visibleContainers: [HostContainer] {
    var hostContainers: [HostContainer] = []
    _ = look { hostContainer, _ in hostContainers.append(hostContainer) }
    return hostContainers
  }

  /// The innermost tab bar that the user sees.
  var visibleTabs: HostContainer? {
    var found: HostContainer?
    _ = look { hostContainer, _ in
      if case .tabs = hostContainer.kind { found = hostContainer }
    }
    return found
  }

  /// The innermost navigation controller that the user sees and that holds more than `count` items.
  func visibleStack(holdingMoreThan count: Int) -> HostContainer? {
    var found: HostContainer?
    _ = look { hostContainer, itemCount in
      if case .stack = hostContainer.kind, itemCount > count { found = hostContainer }
    }
    return found
  }

  /// Looks from the outermost host container that the user sees to the node on top.
  ///
  /// - Parameter visit: Called with each of the host containers, and how many items it holds.
  func look(_ visit: (HostContainer, Int) -> Void) -> Node? {
    var node = driver.modals.last ?? driver.root?.node
    while let hostContainer = node?.hostContainer {
      let (item, count) = driver.sight(of: hostContainer)
      visit(hostContainer, count)
      node = item
    }
    return node
  }
}
