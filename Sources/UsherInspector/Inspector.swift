#if DEBUG
  public import Foundation
  public import Usher
  import UsherJournal

  /// Shows trees of a running app in a browser, and to other programs, during development.
  ///
  /// ```swift
  /// #if DEBUG
  ///   import UsherInspector
  /// #endif
  /// …
  /// #if DEBUG
  ///   inspector.add(host.tree, named: "Phone")
  /// #endif
  /// ```
  ///
  /// It contains no server: any small one hands requests to ``respond(to:)``, after ``open()`` has
  /// returned the address. It shows no payloads of routes and changes nothing until
  /// ``showsPayloads`` and ``allowsChanges`` are turned on. The module is empty in release builds.
  @MainActor
  public final class Inspector {
    /// True if routes are shown with their payloads, and journals can be exported; `false` at first.
    ///
    /// The page has a switch for it, unless ``isLocked``.
    public var showsPayloads = false
    /// True if requests may change the app; `false` at first.
    ///
    /// The page has a switch for it, unless ``isLocked``.
    public var allowsChanges = false
    /// True if only code can turn ``showsPayloads`` and ``allowsChanges`` on or off; `false` at first.
    public var isLocked = false
    /// The names under which the server is reached; only this machine's own at first.
    ///
    /// A request whose field `Host` names another one is refused, as a foreign page would send it.
    public var allowedHosts: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

    /// The first part of the address, such as `/usher`.
    let path: String
    private(set) var token: AccessToken?
    private(set) var watched: [WatchedTree] = []
    private(set) var appSwitches: [AppSwitch] = []
    private(set) var graph: DeclaredGraph?
    private let limit: Int
    private var lastNumber = 0

    /// Creates an inspector without trees, which answers no request yet.
    ///
    /// - Parameters:
    ///   - path: The first part of the address, which begins with a slash.
    ///   - limit: The number of events, and of requests, that it keeps for each tree.
    public init(path: String = "/usher", limit: Int = 10_000) {
      self.path = path
      self.limit = limit
    }

    // MARK: - Trees

    /// Follows a tree from now on, under a name.
    ///
    /// The tree is not retained. A tree that is followed already gets no second entry. The cost of each
    /// event is that of a few appended values.
    public func add(_ tree: Tree, named name: String) { _ = follow(tree, name) }

    /// Follows a tree, whose journal can be replayed and minimised on new roots.
    ///
    /// A replay makes a tree of its own, which no host shows, and closes it. It asks no service that
    /// `recorded(_:_:)` recorded; other effects of the root's flows happen again. So a replay needs
    /// ``allowsChanges``.
    ///
    /// - Parameters:
    ///   - tree: The tree, which is not retained.
    ///   - name: Its name on the page.
    ///   - root: Makes a root as that of the tree was made.
    public func add(
      _ tree: Tree, named name: String, replaying root: @escaping @MainActor () -> any Coordinator
    ) {
      follow(tree, name).makeReplay = { journal throws(JournalError) in
        try await Self.replay(journal, on: root())
      }
    }

    private static func replay(
      _ journal: Journal, on root: some Coordinator
    ) async throws(JournalError) -> Replay {
      try await journal.replay(root)
    }

    private func follow(_ tree: Tree, _ name: String) -> WatchedTree {
      if let known = watched.first(where: { $0.tree === tree }) { return known }
      // Released trees have nothing to show.
      remove { $0.tree == nil }
      lastNumber += 1
      let followed = WatchedTree(tree, number: lastNumber, name: name, limit: limit)
      watched.append(followed)
      return followed
    }

    /// Forgets a tree; does nothing if it is not followed.
    public func remove(_ tree: Tree) { remove { $0.tree === tree } }

    private func remove(where isGone: (WatchedTree) -> Bool) {
      for tree in watched where isGone(tree) { tree.stop() }
      watched.removeAll(where: isGone)
    }

    /// Returns a followed tree; the first live one without a number, `nil` if there is none.
    func tree(_ number: Int?) -> WatchedTree? {
      if let number { return watched.first { $0.number == number } }
      return watched.first { $0.isLive } ?? watched.first
    }

    // MARK: - What an app adds

    /// Adds a switch of the app to the page, such as one for slow transitions or for a quirk of its host.
    ///
    /// It works while ``allowsChanges`` is on. A second switch of the same name replaces the first.
    ///
    /// - Parameters:
    ///   - name: Its name on the page.
    ///   - isOn: Its first position.
    ///   - change: Called with each new position.
    public func addSwitch(
      _ name: String, isOn: Bool = false, change: @escaping @MainActor (Bool) -> Void
    ) {
      appSwitches.removeAll { $0.name == name }
      appSwitches.append(AppSwitch(name: name, isOn: isOn, change: change))
    }

    func setSwitch(_ name: String, to isOn: Bool) -> Bool {
      guard let position = appSwitches.firstIndex(where: { $0.name == name }) else { return false }
      appSwitches[position].isOn = isOn
      appSwitches[position].change(isOn)
      return true
    }

    /// Shows the declared flows too, with the active path and how often each place was entered.
    ///
    /// - Parameter map: What `usher map --format json` wrote.
    /// - Throws: An error of the decoder if it is no such file; the former map stays.
    public func addMap(_ map: Data) throws {
      graph = try JSONDecoder().decode(DeclaredGraph.self, from: map)
    }

    // MARK: - The address

    /// Begins to answer requests, and returns the path of the page, which holds a secret.
    ///
    /// Returns the same path until ``close()``.
    @discardableResult
    public func open() -> String {
      let current = token ?? AccessToken()
      token = current
      return "\(path)/\(current.text)/"
    }

    /// Follows a tree as ``add(_:named:)`` does, and returns the path of the page that shows this tree first.
    ///
    /// Use it for a frame beside the app, which has to come from the same origin.
    @discardableResult
    public func open(_ tree: Tree, named name: String) -> String {
      let number = follow(tree, name).number
      return "\(open())?tree=\(number)"
    }

    /// Answers no more requests; the former address is worth nothing afterwards.
    public func close() { token = nil }

    var wording: Wording {
      Wording(showsPayloads: showsPayloads, modules: Set(watched.compactMap(\.module)))
    }
  }
#endif
