import UIKit
import UIKitPerson
import Usher
import UsherHostTesting
import UsherSwiftUI

/// The native host as on a platform without UIKit: it reads nothing of UIKit, and the user has no swipe.
@MainActor
final class PlainContractHost: ContractHost {
  private let inner: SwiftUIContractHost

  init(_ root: any Coordinator<Void>, opening link: String? = nil) {
    inner = SwiftUIContractHost(
      root, on: ContractPhone(system: .init(.iOS18)), kind: .native, opening: link,
      readsUIKit: false)
  }

  var tree: Tree { inner.tree }
  var topScreen: AnyObject? { inner.topScreen }
  var alertActions: [String] { inner.alertActions }
  var promptText: String? { inner.promptText }
  var seesBackButton: Bool { inner.seesBackButton }

  func tapBack() { inner.tapBack() }
  /// There is no swipe.
  func swipeBack(cancelled: Bool) {}
  func goBack(over count: Int) { inner.goBack(over: count) }
  /// The user presses Escape, or does not.
  func swipeDown(cancelled: Bool) {
    if !cancelled { inner.swipeDown(cancelled: false) }
  }
  func tapTab(_ position: Int) { inner.tapTab(position) }
  var turnsSeveralPages: Bool { inner.turnsSeveralPages }
  func turnPage(by offset: Int) { inner.turnPage(by: offset) }
  var isWide: Bool {
    get { inner.isWide }
    set { inner.isWide = newValue }
  }
  func tapBack(in column: SplitColumn) { inner.tapBack(in: column) }
  func choose(_ title: String) { inner.choose(title) }
  func typeText(_ text: String) { inner.typeText(text) }
  func open(_ link: String) throws { try inner.open(link) }
  func settle() async { await inner.settle() }
}
