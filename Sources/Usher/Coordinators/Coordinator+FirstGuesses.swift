// Likely first guesses of names. Each is unavailable, and its message contains the right code.

extension Coordinator {
  /// Missing: a coordinator declares its own.
  @available(
    *, unavailable,
    message: "A coordinator declares its container: let navigation = Stack<Route>(.first)"
  )
  public var navigation: Stack<Route> {
    fatalError()  // never reached, because the compiler refuses every use
  }

  /// Does not exist: screens set titles.
  @available(
    *, unavailable,
    message: "Titles are part of screenOptions: let screenOptions = ScreenOptions(title: \"Title\")"
  )
  public var title: String {
    get { fatalError() }  // never reached, because the compiler refuses every use
    set {}
  }

  /// Does not exist: a flow starts when it is shown.
  @available(
    *, unavailable,
    message:
      "A flow starts when it is shown: return .flow(child) from destination(for:), await run(child), or give it to a host"
  )
  public func start() {}

  /// Does not exist: the tree keeps the children.
  @available(
    *, unavailable,
    message: "The tree holds child flows from when they are shown until they end; keep no list"
  )
  public var childCoordinators: [any Coordinator] { [] }

  /// Does not exist: a coordinator knows no view controllers.
  @available(
    *, unavailable,
    message: "Navigate with verbs: push(.route), present(.route, as: .sheet), pop(), dismiss()"
  )
  public var navigationController: Never {
    fatalError()  // never reached, because the compiler refuses every use
  }

  /// Does not exist: observe the tree instead of a flow.
  @available(
    *, unavailable,
    message:
      "Observe the tree: tree.observe { event in … }. The end of a child: .flow(child, onEnd: { … })"
  )
  public func observe(_ receive: (TreeEvent) -> Void) {}
}
