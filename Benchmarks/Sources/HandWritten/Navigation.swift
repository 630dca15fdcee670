/// The counterpart of a view controller, without a view.
@MainActor
package final class Screen {
  package let model: Model
  package init(_ model: Model) { self.model = model }
}

/// The output of a view; its closures hold the coordinator weakly, as in the articles.
@MainActor
package final class Model {
  package let number: Int
  package let onNext: @MainActor () -> Void
  package init(_ number: Int, onNext: @escaping @MainActor () -> Void) {
    self.number = number
    self.onNext = onNext
  }
}

/// Receives shown screens, which reveal the user's steps back.
@MainActor
package protocol NavigationDelegate: AnyObject {
  func navigation(_ navigation: Navigation, didShow screen: Screen)
}

/// A stack of screens with a delegate: a navigation controller without views.
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
