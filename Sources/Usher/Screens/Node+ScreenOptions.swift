extension Node {
  /// What the screen here and the flows around it declare, merged for hosts.
  ///
  /// For each option the first value counts, going from this node inwards to the screen that it shows. Heights
  /// that no sheet can have are left out. An alert has `isDismissable` set to `false` and nothing else.
  /// Reading it inside observation tracking follows every observable property that the declarations read.
  ///
  /// - Complexity: O(*d*) in the flows between this node and its screen.
  @_spi(Hosting) public var screenOptions: ScreenOptions {
    var options = ScreenOptions()
    if case .alert = content { options.isDismissable = false }
    var node = self
    while true {
      switch node.content {
      case .screen(let object):
        if let screen = object as? any ScreenConfiguring {
          options.fill(from: screen.screenOptions)
        }
        return options.possible
      case .flow(let flow):
        if let screen = flow.coordinator as? any ScreenConfiguring {
          options.fill(from: screen.screenOptions)
        }
        guard let inner = flow.container.selectedNode else { return options.possible }
        node = inner
      case .none, .alert, .left: return options.possible
      }
    }
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
  fileprivate var possible: ScreenOptions {
    guard let detents else { return self }
    var options = self
    options.detents = detents.compactMap(\.possible)
    return options
  }
}
