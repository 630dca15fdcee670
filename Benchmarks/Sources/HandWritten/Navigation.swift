/// What a view controller is to a coordinator, without anything to see.
@MainActor
package final class Screen {
  package let model: Model
  package init(_ model: Model) { self.model = model }
}

/// What a view tells of; its closures hold the coordinator weakly, as the articles have it.
@MainActor
package final class Model {
  package let number: Int
  package let onNext: @MainActor () -> Void
  package init(_ number: Int, onNext: @escaping @MainActor () -> Void) {
    self.number = number
    self.onNext = onNext
  }
}

/// Learns of what was shown, and thereby of what a person took away.
@MainActor
package protocol NavigationDelegate: AnyObject {
  func navigation(_ navigation: Navigation, didRemove screen: Screen)
}

/// A stack of screens with a delegate: a navigation controller's part in navigation, and no more.
@MainActor
package final class Navigation {
  package private(set) var screens: [Screen] = []
  package weak var delegate: (any NavigationDelegate)?

  package init() {}

  package func push(_ screen: Screen) { screens.append(screen) }

  package func pop() {
    guard let screen = screens.popLast() else { return }
    delegate?.navigation(self, didRemove: screen)
  }
}
