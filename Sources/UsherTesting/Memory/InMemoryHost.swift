public import Testing
@_spi(Hosting) public import Usher
import UsherJournal
public import UsherLinks

/// Shows a tree in memory, so that a test can act as the user without a simulator.
///
/// ```swift
/// let host = InMemoryHost(AppFlow())
/// try host.screen(MainModel.self).firstTapped()
/// host.user.tapBack()
/// #expect(host.tree.description == …)
/// await host.expectNothingLeaked()
/// ```
///
/// Every step is synchronous: when a verb or an action of ``user`` returns, the host shows its
/// effect. Two things delay the effect: a guard that asks, and a stepped transition. After the
/// host's release, the tree closes at the main actor's next turn. Misuse is recorded as an issue of
/// the running test.
@MainActor
public final class InMemoryHost {
  /// The time at which transitions end.
  public enum Transitions: Hashable, Sendable {
    /// Transitions end at once.
    case instant
    /// An animated transition runs until the test calls ``InMemoryHost/finishTransition()``.
    case stepped
  }

  /// The tree of this host.
  public let tree: Tree
  /// The user of the app, who taps, swipes and reads the screen.
  public private(set) lazy var user = TestUser(host: self)
  /// The misuse reported so far, in order.
  public var misuses: [Misuse] { log.misuses }
  /// Every event of the tree since its start, in order.
  public var events: [TreeEvent] { log.events }
  /// True while a guard has been asked and has not answered.
  ///
  /// An alert closes before the guard that awaits it continues. Until then, a further request to leave shares the
  /// question: wait with `await host.until { !host.isAsking }`.
  public var isAsking: Bool { tree.engine.hasOpenQuestions }

  let driver: InMemoryDriver
  /// The text that the user typed last, with its alert.
  var typed: (alert: NodeID, text: String)?
  private let log: Log
  let lifetimes: LeakLog

  /// Starts `coordinator` as the root of its own tree.
  ///
  /// - Parameters:
  ///   - coordinator: The root flow, which must never have been attached.
  ///   - transitions: The time at which transitions end.
  ///   - recordsMisuse: Pass `false` to inspect ``misuses`` instead of failing the running test.
  ///   - launch: The place where the tree starts.
  ///   - journalLimit: The number of records that `tree.journal` of `UsherJournal` keeps; `nil` for
  ///     no journal.
  ///   - alertWords: The default titles of buttons in alerts.
  ///   - onEnd: Called once when the root flow ends.
  public init<Output>(
    _ coordinator: any Coordinator<Output>, transitions: Transitions = .instant,
    recordsMisuse: Bool = true, launch: Launch = .standard,
    journalLimit: Int? = nil, alertWords: AlertWords = .english,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) {
    let (driver, log, lifetimes) = (InMemoryDriver(), Log(), LeakLog())
    driver.steps = transitions == .stepped
    driver.onSettle = { lifetimes.hostSettled() }
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
      observer: {
        log.events.append($0)
        if case .ended(let node, _) = $0 { lifetimes.ended(node.id) }
      }, onStart: { lifetimes.started($0) }, onNotStarted: { lifetimes.notStarted($0, at: $1) },
      onEnd: onEnd)
    tree.engine.events.onTaskCancelled = { lifetimes.cancelled($0, of: $1) }
  }

  /// Starts `coordinator` at the place that a link names, as the system starts an app with a link.
  ///
  /// - Parameters:
  ///   - coordinator: The root flow, which must never have been attached.
  ///   - link: A path, or a full link that begins with one of the root's origins.
  ///   - transitions: The time at which transitions end.
  ///   - recordsMisuse: Pass `false` to inspect ``misuses`` instead of failing the running test.
  ///   - onEnd: Called once when the root flow ends.
  /// - Throws: A `LinkError` that names the wrong part of the link. `coordinator` is then not
  ///   started.
  public convenience init<Output>(
    _ coordinator: any Coordinator<Output>, opening link: String,
    transitions: Transitions = .instant, recordsMisuse: Bool = true,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) throws(LinkError) {
    self.init(
      coordinator, transitions: transitions, recordsMisuse: recordsMisuse,
      launch: try .opening(link, for: coordinator), onEnd: onEnd)
  }

  /// Starts `coordinator`, passes every event on and stores none, for long walks.
  init<Output>(
    _ coordinator: any Coordinator<Output>, driver: InMemoryDriver,
    observer: (@MainActor (TreeEvent) -> Void)?, engineObserver: any EngineObserver,
    journalLimit: Int? = nil,
    onStart: @escaping @MainActor (Node) -> Void
  ) {
    self.driver = driver
    log = Log()
    lifetimes = LeakLog()
    var configuration = TreeConfiguration()
    configuration.journalLimit = journalLimit
    configuration.onMisuse = { _ in }
    tree = Tree(
      root: coordinator, driver: driver, configuration: configuration, observer: observer,
      engineObserver: engineObserver, onStart: onStart)
  }

  /// Closes the tree, since screens may hold their coordinators strongly.
  deinit {
    let tree = tree
    Task { @MainActor in tree.close() }
  }

  /// Returns the object of the top screen, which must have this type.
  ///
  /// ```swift
  /// try host.screen(LoginModel.self).logInTapped()
  /// ```
  ///
  /// The host stays unchanged. To ask without an issue, write `host.topScreen is LoginModel` or
  /// `host.topScreen as? LoginModel`. In a condition of ``until(_:timeout:sourceLocation:_:)`` the
  /// call throws and records no issue.
  ///
  /// - Parameter type: The expected type, which the caller can leave to the context.
  /// - Throws: An `ExpectationFailedError` if the top screen has another type, if an alert is on
  ///   top, or if the host shows no screen. The issue is recorded at `sourceLocation` and names what
  ///   is on top; the error records no second issue.
  public func screen<Screen: AnyObject>(
    _ type: Screen.Type = Screen.self, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Screen {
    if ConditionWait.isEvaluating {
      guard let screen = topScreen as? Screen else { throw CancellationError() }
      return screen
    }
    // The issue names the expression.
    let screen = topScreen as? Screen
    return try #require(
      screen, "Expected \(type) on top, but found \(topDescription).",
      sourceLocation: sourceLocation)
  }

  /// The object of the top screen; `nil` if an alert is on top, or if the host shows no screen.
  public var topScreen: AnyObject? { visibleNode?.screen }

  /// The alert on top; `nil` if there is none.
  public var alert: AlertContent? {
    if case .alert(let alert)? = visibleNode?.content { alert } else { nil }
  }

  /// The text in the text field of the top alert; `nil` without an alert or a field.
  public var promptText: String? {
    guard let node = visibleNode, let field = node.alert?.textField else { return nil }
    return typedText(in: node) ?? field.text
  }

  /// Returns the text that the user typed into an alert; `nil` if none.
  func typedText(in alert: Node) -> String? { typed?.alert == alert.id ? typed?.text : nil }

  /// The title of the top screen, even if the screen hides its bar; `nil` without a title.
  public var title: String? { visibleNode?.screenOptions.title }

  /// True if there is room for the columns of a `Split` beside each other, as on an iPad; `false` at first.
  ///
  /// Set it as a rotation or a change of the window's size does. The tree stays the same.
  public var isWide: Bool {
    get { driver.isWide }
    set { driver.setWide(newValue) }
  }

  /// Returns the object of the screen on top of a column; `nil` if the column is empty, or not visible.
  ///
  /// Of several splits inside each other it is the innermost one.
  public func topScreen(in column: SplitColumn) -> AnyObject? {
    guard let split = visibleSplit else { return nil }
    let shown =
      driver.isExpanded(split)
      ? driver.pile(in: split, column: column) : driver.items(in: split).suffix(1)
    guard let node = shown.last, split.column(of: node) == column,
      !driver.isExpanded(split) || split.layout?.shows(column) != false
    else { return nil }
    return top(in: node)?.screen
  }

  /// True during a transition; always `false` if transitions are instant.
  public var isTransitioning: Bool { driver.isTransitioning }

  /// The number of animated changes that the tree has requested since its start.
  ///
  /// Each push, pop, tab selection, presentation and dismissal counts. The user's own gestures and
  /// changes without animation do not.
  public var transitionCount: Int { driver.animatedTransitions }

  /// Ends the current transition, after which the next waiting one may begin.
  ///
  /// Does nothing without a transition.
  public func finishTransition() {
    guard driver.isTransitioning else { return }
    driver.becomeIdle()
  }

  /// Ends transitions, one after the other, until none runs.
  ///
  /// Does nothing without a transition.
  public func finishTransitions() {
    while driver.isTransitioning { driver.becomeIdle() }
  }

  /// The coordinators and screens that are alive although they have left the tree, and the coordinators
  /// that are alive although their start failed, each by its route and type; empty if there is none.
  ///
  /// An object that a variable of the test holds is named too. During a transition, and while a caller of
  /// `run` that has its result goes on, what has ended since the last one is not looked for: it may still
  /// move out.
  ///
  /// - Complexity: O(*n*) in the number of flows and screens.
  public var leaks: [String] { lifetimes.leaks(in: tree).names }

  /// The differences between the host and the tree, for tests of the library; empty when settled.
  package var disagreements: [String] { tree.disagreements }

  @MainActor
  private final class Log: Sendable {
    var misuses: [Misuse] = []
    var events: [TreeEvent] = []
  }
}

extension InMemoryHost {
  /// The type of the top screen, or the alert on top of it, for the text of an issue.
  private var topDescription: String {
    if let topScreen { return "\(Swift.type(of: topScreen))" }
    return alert.map { "an alert \"\($0.title)\"" } ?? "nothing"
  }

  /// The node on top.
  var visibleNode: Node? { look { _, _ in } }

  /// The visible host containers, the outermost first.
  var visibleContainers: [HostContainer] {
    var hostContainers: [HostContainer] = []
    _ = look { hostContainer, _ in hostContainers.append(hostContainer) }
    return hostContainers
  }

  /// The innermost visible tab bar.
  var visibleTabs: HostContainer? { innermost { $0.selects && !$0.isPaged } }

  /// The innermost visible pages.
  var visiblePages: HostContainer? { innermost(where: \.isPaged) }

  /// The innermost visible split.
  var visibleSplit: HostContainer? {
    var found: HostContainer?
    _ = look { hostContainer, _ in
      if hostContainer.layout != nil { found = hostContainer }
    }
    return found
  }

  private func innermost(where isMeant: (HostContainer.Kind) -> Bool) -> HostContainer? {
    var found: HostContainer?
    _ = look { hostContainer, _ in
      if isMeant(hostContainer.kind) { found = hostContainer }
    }
    return found
  }

  /// Returns the innermost visible navigation controller with more than `count` items.
  func visibleStack(holdingMoreThan count: Int) -> HostContainer? {
    var found: HostContainer?
    _ = look { hostContainer, itemCount in
      if hostContainer.kind.isLayered, itemCount > count { found = hostContainer }
    }
    return found
  }

  /// Visits the visible host containers from the outermost inwards, and returns the node on top.
  ///
  /// - Parameter visit: Receives each of the host containers, with the number of its items.
  func look(_ visit: (HostContainer, Int) -> Void) -> Node? {
    (driver.modals.last ?? driver.root?.node).flatMap { top(in: $0, visit) }
  }

  private func top(in node: Node, _ visit: (HostContainer, Int) -> Void = { _, _ in }) -> Node? {
    var node: Node? = node
    while let hostContainer = node?.hostContainer {
      let (item, count) = driver.sight(of: hostContainer)
      visit(hostContainer, count)
      node = item
    }
    return node
  }
}
