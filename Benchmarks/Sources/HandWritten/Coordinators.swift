/// A coordinator as the articles describe it: it keeps its children, knows its parent weakly, and is
/// told when a child is done.
@MainActor
package class HandCoordinator: NavigationDelegate {
  package let navigation: Navigation
  package private(set) var children: [HandCoordinator] = []
  private weak var parent: HandCoordinator?
  /// Who takes the place of the navigation's delegate when this flow is over.
  private weak var formerDelegate: (any NavigationDelegate)?
  private var ownScreens: [ObjectIdentifier] = []
  private var onFinish: (@MainActor (Int?) -> Void)?

  package init(_ navigation: Navigation) { self.navigation = navigation }

  /// Shows the first screen, and listens to what a person takes away.
  package func start(
    parent: HandCoordinator? = nil, onFinish: (@MainActor (Int?) -> Void)? = nil
  ) {
    self.parent = parent
    self.onFinish = onFinish
    formerDelegate = navigation.delegate
    navigation.delegate = self
    push(0)
  }

  package func push(_ number: Int) {
    let screen = Screen(Model(number, onNext: { [weak self] in self?.push(number + 1) }))
    ownScreens.append(ObjectIdentifier(screen))
    navigation.push(screen)
  }

  package func pop() { navigation.pop() }

  /// Starts a child flow on the same stack.
  package func startChild(onFinish: @escaping @MainActor (Int?) -> Void) -> HandCoordinator {
    let child = HandCoordinator(navigation)
    children.append(child)
    child.start(parent: self, onFinish: onFinish)
    return child
  }

  /// Ends the flow with a result: its screens go, and the parent lets go of it.
  package func finish(_ value: Int?) {
    let count = ownScreens.count
    for _ in 0..<count { navigation.pop() }
    end(value)
  }

  package func navigation(_ navigation: Navigation, didRemove screen: Screen) {
    guard ownScreens.last == ObjectIdentifier(screen) else { return }
    ownScreens.removeLast()
    if ownScreens.isEmpty { end(nil) }
  }

  private func end(_ value: Int?) {
    guard let onFinish else { return }
    self.onFinish = nil
    navigation.delegate = formerDelegate
    parent?.childDidFinish(self)
    onFinish(value)
  }

  private func childDidFinish(_ child: HandCoordinator) {
    children.removeAll { $0 === child }
  }
}
