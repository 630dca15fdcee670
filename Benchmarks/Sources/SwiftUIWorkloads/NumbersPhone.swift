import Measuring
import SwiftUI
import UIKit
import UIKitPerson

/// A window with two tabs, the first of which holds a stack of numbers.
///
/// Each step returns when its transition is over, and traps if it did not happen, because a figure of other work must
/// not be printed.
@MainActor
protocol NumbersPhone: AnyObject {
  func push(_ number: Int)
  func pop()
  func present(_ number: Int)
  func dismiss()
  func select(_ tab: Int)
}

extension NumbersPhone {
  /// Runs the turns and the transitions that a step leads to.
  func settle() {
    for _ in 0..<2 {
      StandIn.clock.runUntilIdle()
      drain()
    }
    StandIn.clock.runUntilIdle()
  }
}

extension UIWindow {
  /// Creates a window that shows `view`, with a stepped clock.
  static func showing(_ view: some View) -> UIWindow {
    StandIn.clock.mode = .manual
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    return window
  }

  /// The selected tab, the first being 0.
  var selectedTab: Int? {
    var controller = rootViewController
    while let here = controller {
      if let tabs = here as? UITabBarController { return tabs.selectedIndex }
      controller = here.children.first
    }
    return nil
  }

  /// The number of pages in the selected stack.
  var depth: Int {
    var controllers = [rootViewController].compactMap { $0 }
    while let controller = controllers.popLast() {
      if let stack = controller as? UINavigationController { return stack.viewControllers.count }
      let tabs = controller as? UITabBarController
      controllers += tabs?.selectedViewController.map { [$0] } ?? controller.children
    }
    return 0
  }

  /// Whether a sheet is shown.
  var hasSheet: Bool {
    var controller = rootViewController
    while let here = controller {
      if here.presentedViewController != nil { return true }
      controller = here.children.first
    }
    return false
  }
}
