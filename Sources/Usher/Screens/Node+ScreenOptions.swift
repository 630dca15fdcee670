extension Node {
  /// What the screen here and the flows around it declare, merged for hosts.
  ///
  /// For each option the first value counts, going from this node inwards to the screen that it shows. Heights
  /// that no sheet can have are left out. An alert has `isDismissable` set to `false` and nothing else.
  /// Reading it inside observation tracking follows every observable property that the declarations read.
  ///
  /// - Complexity: O(*d*) in the flows between this node and its screen.
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
      case .none, .alert, .left: return options.possible()
      }
    }
  }

  private static func options(of object: AnyObject) -> ScreenOptions? {
    (object as? any ScreenConfiguring)?.screenOptions
  }

  /// True if the user may dismiss it without choosing anything: `screenOptions.isDismissable`, or `true`.
  ///
  /// Never for an alert. It does not depend on the presentation's style: a modal that covers the full screen
  /// cannot be swiped down in any case.
  @_spi(Hosting) public var isDismissable: Bool { screenOptions.isDismissable ?? true }
}

extension ScreenOptions {
  /// Sets each option that is `nil` to what `inner` says.
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
