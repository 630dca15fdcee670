import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  /// A change touches only what is above the lowest difference; the rest must still be right.
  @MainActor @Suite("A deep navigation stack") struct DeepStackTests {
    private let stage: Stage
    private let navigation: UINavigationController
    private let screens: [UIViewController]

    init() {
      (stage, navigation) = Stage.stack("a", "b", "c", "d")
      screens = navigation.viewControllers
    }

    /// Whether the stack, the children and the bar's items agree on `expected`.
    private func holds(_ expected: [UIViewController]) -> Bool {
      navigation.viewControllers == expected && navigation.children == expected
        && navigation.navigationBar.items == expected.map(\.navigationItem)
        && expected.allSatisfy { $0.parent === navigation }
    }

    @Test("comes back whole after a cancelled swipe") func cancelledSwipe() throws {
      let swipe = try stage.person.beginSwipeBack()
      stage.settle()
      #expect(navigation.viewControllers == Array(screens.dropLast()))
      swipe.cancel()
      stage.settle()
      #expect(holds(screens))
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(holds(Array(screens.dropLast())))
      #expect(screens[3].parent == nil)
    }

    @Test("loses everything above the screen to which it pops") func popTo() {
      #expect(navigation.popToViewController(screens[1], animated: true) == Array(screens[2...]))
      stage.settle()
      #expect(holds(Array(screens[...1])))
      navigation.popToRootViewController(animated: false)
      #expect(holds([screens[0]]))
    }

    @Test("takes and loses screens in its middle", arguments: [false, true])
    func middle(animated: Bool) {
      let new = stage.screen("new")
      navigation.setViewControllers(
        [screens[0], new, screens[2], screens[3]], animated: animated)
      stage.settle()
      #expect(holds([screens[0], new, screens[2], screens[3]]))
      #expect(screens[1].parent == nil)
      navigation.setViewControllers([screens[0], screens[3], screens[2]], animated: animated)
      stage.settle()
      #expect(holds([screens[0], screens[3], screens[2]]))
      #expect(new.parent == nil)
    }

    @Test("keeps a child that the app has added itself") func ownChild() {
      let banner = stage.screen("banner")
      navigation.addChild(banner)
      navigation.pushViewController(stage.screen("e"), animated: true)
      stage.settle()
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(navigation.children.contains(banner))
      #expect(navigation.viewControllers == screens)
    }

    @Test("refuses a screen that it would hold twice", arguments: [0, 3])
    func twice(position: Int) {
      StandIn.recordsExceptions = true
      navigation.setViewControllers(screens + [screens[position]], animated: false)
      #expect(StandIn.exceptions.contains { $0.contains("must be distinct") })
      #expect(holds(screens))
    }
  }
}
