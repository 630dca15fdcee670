/// A coordinator as the articles describe it, and a correct one: it keeps its children, knows its parent
/// weakly, and as the navigation's delegate it notices when a person has gone back out of it.
@MainActor
package class HandCoordinator: NavigationDelegate {
  package typealias OnEnd = @MainActor (Int?) -> Void

  package let navigation: Navigation
  package private(set) var children: [HandCoordinator] = []
  private weak var parent: HandCoordinator?
  /// Who takes the place of the navigation's delegate when this flow is over.
  private weak var formerDelegate: (any NavigationDelegate)?
  /// The screen that is shown when this flow is over.
  private weak var below: Screen?
  private weak var first: Screen?
  private var onEnd: OnEnd?

  package init(_ navigation: Navigation) { self.navigation = navigation }

  /// Shows the first screen, and listens to what a person takes away.
  package func start(
    parent: HandCoordinator? = nil, onEnd: OnEnd? = nil, completion: Navigation.Completion? = nil
  ) {
    self.parent = parent
    self.onEnd = onEnd
    below = navigation.screens.last
    formerDelegate = navigation.delegate
    let screen = screen(0)
    first = screen
    navigation.delegate = self
    navigation.push(screen, completion: completion)
  }

  /// Pushes a screen; `completion` is called when it is shown.
  package func push(_ number: Int, completion: Navigation.Completion? = nil) {
    navigation.push(screen(number), completion: completion)
  }

  /// Pops a screen; `completion` is called when it is gone.
  package func pop(completion: Navigation.Completion? = nil) {
    navigation.pop(completion: completion)
  }

  /// Starts a child flow on the same stack; `onEnd` gets its result, `nil` if a person went back.
  package func startChild(
    onEnd: @escaping OnEnd, completion: Navigation.Completion? = nil
  ) -> HandCoordinator {
    let child = HandCoordinator(navigation)
    children.append(child)
    child.start(parent: self, onEnd: onEnd, completion: completion)
    return child
  }

  /// Ends the flow with a result: its screens go, and the parent lets go of it.
  package func finish(_ value: Int, completion: Navigation.Completion? = nil) {
    guard onEnd != nil else { return }
    // The delegate of before, so that going back is not taken for a person's doing.
    navigation.delegate = formerDelegate
    if let below { navigation.pop(to: below, completion: completion) }
    end(value)
  }

  package func navigation(_ navigation: Navigation, didShow screen: Screen) {
    if let first, navigation.screens.contains(where: { $0 === first }) { return }
    navigation.delegate = formerDelegate
    end(nil)
  }

  private func screen(_ number: Int) -> Screen {
    Screen(Model(number, onNext: { [weak self] in self?.push(number + 1) }))
  }

  private func end(_ value: Int?) {
    guard let onEnd else { return }
    self.onEnd = nil
    parent?.childDidFinish(self)
    onEnd(value)
  }

  private func childDidFinish(_ child: HandCoordinator) {
    children.removeAll { $0 === child }
  }
}
