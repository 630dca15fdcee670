/// A coordinator as the articles describe it, and a correct one: it stores its children, refers
/// weakly to its parent, and as the navigation's delegate it notices when the user has gone back
/// out of it.
@MainActor
package class HandCoordinator: NavigationDelegate {
  package typealias OnEnd = @MainActor (Int?) -> Void

  package let navigation: Navigation
  package private(set) var children: [HandCoordinator] = []
  private weak var parent: HandCoordinator?
  /// The navigation's delegate after this flow.
  private weak var formerDelegate: (any NavigationDelegate)?
  /// The top screen after this flow.
  private weak var below: Screen?
  private weak var first: Screen?
  private var onEnd: OnEnd?

  package init(_ navigation: Navigation) { self.navigation = navigation }

  /// Shows the first screen, and observes the user's steps back.
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

  /// Pushes a screen; `completion` runs when it is shown.
  package func push(_ number: Int, completion: Navigation.Completion? = nil) {
    navigation.push(screen(number), completion: completion)
  }

  /// Pops a screen; `completion` runs when it has left.
  package func pop(completion: Navigation.Completion? = nil) {
    navigation.pop(completion: completion)
  }

  /// Starts a child flow on the same stack; `onEnd` receives its result, or `nil` if the user went
  /// back.
  package func startChild(
    onEnd: @escaping OnEnd, completion: Navigation.Completion? = nil
  ) -> HandCoordinator {
    let child = HandCoordinator(navigation)
    children.append(child)
    child.start(parent: self, onEnd: onEnd, completion: completion)
    return child
  }

  /// Ends the flow with a result: its screens leave, and the parent releases it.
  package func finish(_ value: Int, completion: Navigation.Completion? = nil) {
    guard onEnd != nil else { return }
    // Restore the former delegate first, so that the pop does not count as the user's step.
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
