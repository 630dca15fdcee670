#if DEBUG
  public import Usher

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
    public func add(_ tree: Tree, named name: String) {
      guard !watched.contains(where: { $0.tree === tree }) else { return }
      // Released trees have nothing to show.
      remove { $0.tree == nil }
      lastNumber += 1
      watched.append(WatchedTree(tree, number: lastNumber, name: name, limit: limit))
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

    /// Answers no more requests; the former address is worth nothing afterwards.
    public func close() { token = nil }

    var wording: Wording { Wording(showsPayloads: showsPayloads) }
  }
#endif
