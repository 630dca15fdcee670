extension Node {
  /// The options that the screen and its enclosing flows declare, merged for hosts.
  ///
  /// For each option the first value counts, from this node inwards to its screen. Impossible
  /// heights of sheets are left out. For an alert only `isDismissable` is set, to `false`. Reading
  /// it inside observation tracking observes every observable property that the declarations read.
  ///
  /// - Complexity: O(*d*) in the number of flows between this node and its screen.
  @_spi(Hosting) public var screenOptions: ScreenOptions {
    // Most nodes are one screen, whose options are taken as they are.
    if case .screen(let object) = content {
      return Self.options(of: object)?.possible() ?? ScreenOptions()
    }
    var options = ScreenOptions()
    if case .alert = content { options.isDismissable = false }
    var node = self
    while true {
      switch node.content {
      case .screen(let object):
        if let inner = Self.options(of: object) { options.fill(from: inner) }
        return options.possible()
      case .flow(let flow):
        if let inner = Self.options(of: flow.coordinator) { options.fill(from: inner) }
        guard let inner = flow.container.selectedNode else { return options.possible() }
        node = inner
      case .none, .listed, .alert, .left: return options.possible()
      }
    }
  }

  /// True if its screen hides the navigation bar, as ``screenOptions`` says, without a copy of the others.
  package var hidesNavigationBar: Bool {
    guard case .screen(let object) = content else {
      return screenOptions.hidesNavigationBar == true
    }
    return (object as? any ScreenConfiguring)?.screenOptions.hidesNavigationBar == true
  }

  private static func options(of object: AnyObject) -> ScreenOptions? {
    (object as? any ScreenConfiguring)?.screenOptions
  }

  /// True if the user may dismiss it without choosing anything: `screenOptions.isDismissable`, or `true`.
  ///
  /// Always false for an alert. It does not depend on the presentation's style: a full screen modal
  /// can never be swiped down.
  @_spi(Hosting) public var isDismissable: Bool { screenOptions.isDismissable ?? true }
}

extension ScreenOptions {
  /// Sets each option that is `nil` to the value of `inner`.
  fileprivate mutating func fill(from inner: ScreenOptions) {
    title = title ?? inner.title
    backTitle = backTitle ?? inner.backTitle
    hidesNavigationBar = hidesNavigationBar ?? inner.hidesNavigationBar
    detents = detents ?? inner.detents
    isDismissable = isDismissable ?? inner.isDismissable
    tabItem = tabItem ?? inner.tabItem
  }

  /// The same with the heights that a sheet can have.
  fileprivate consuming func possible() -> ScreenOptions {
    if let detents { self.detents = detents.compactMap(\.possible) }
    return self
  }
}
