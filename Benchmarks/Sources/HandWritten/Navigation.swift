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
  func navigation(_ navigation: Navigation, didShow screen: Screen)
}

/// A stack of screens with a delegate: a navigation controller's part in navigation, and no more.
///
/// Its transitions take no time: the delegate and then the completion are called before the call
/// returns.
@MainActor
package final class Navigation {
  package typealias Completion = @MainActor () -> Void

  package private(set) var screens: [Screen] = []
  package weak var delegate: (any NavigationDelegate)?

  package init() {}

  package func push(_ screen: Screen, completion: Completion?) {
    screens.append(screen)
    delegate?.navigation(self, didShow: screen)
    completion?()
  }

  package func pop(completion: Completion?) {
    guard screens.count > 1 else { return }
    screens.removeLast()
    delegate?.navigation(self, didShow: screens[screens.count - 1])
    completion?()
  }

  package func pop(to screen: Screen, completion: Completion?) {
    guard let position = screens.lastIndex(where: { $0 === screen }),
      position < screens.count - 1
    else { return }
    screens.removeSubrange((position + 1)...)
    delegate?.navigation(self, didShow: screen)
    completion?()
  }
}
