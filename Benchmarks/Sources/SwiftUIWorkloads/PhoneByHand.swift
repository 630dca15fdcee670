import HandWrittenSwiftUI
import SwiftUI
import UIKit

/// The same window with a router over bindings.
@MainActor
final class PhoneByHand: NumbersPhone {
  private let router = NumbersRouter()
  private let window: UIWindow

  init() {
    window = .showing(NumbersTabs(router))
    settle()
  }

  func push(_ number: Int) {
    let depth = router.path.count + 2
    router.push(number)
    settle()
    precondition(window.depth == depth)
  }

  func pop() {
    let depth = router.path.count
    router.pop()
    settle()
    precondition(window.depth == depth)
  }

  func present(_ number: Int) {
    router.present(number)
    settle()
    precondition(window.hasSheet)
  }

  func dismiss() {
    router.dismiss()
    settle()
    precondition(!window.hasSheet)
  }

  func select(_ tab: Int) {
    router.tab = tab
    settle()
    precondition(window.selectedTab == tab)
  }
}
