import SwiftUI
import SwiftUIPerson
import UIKit
import UIKitPerson

/// One of the three apps in a window, with its user.
@MainActor
final class SideStage {
  enum Kind: Int, CaseIterable, Sendable { case byHand, swiftUI, usher }

  let app: any SideApp
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private var pages: [Weak] = []

  private struct Weak { weak var page: Page? }

  var person: SwiftUIPerson { SwiftUIPerson(in: window) }

  init(_ kind: Kind) async {
    StandIn.reset()
    StandIn.clock.mode = .manual
    StandIn.echoesMessages = false
    switch kind {
    case .byHand:
      let coordinator = AppCoordinator(window)
      coordinator.start()
      app = coordinator
    case .swiftUI:
      let router = Router()
      window.rootViewController = UIHostingController(rootView: RootView(router: router))
      window.makeKeyAndVisible()
      app = router
    case .usher: app = UsherApp(window)
    }
    await settle()
  }

  /// The controllers of the app that are alive, seen at any time or not.
  var livingPages: Int { Set(pages.compactMap { $0.page.map(ObjectIdentifier.init) }).count }

  func sees(_ text: String) -> Bool {
    person.sees(text) || person.hand.tappableTitles.contains(text) || person.hand.barTitle == text
  }

  func tap(_ title: String) async throws {
    try person.tap(title)
    await settle()
  }

  func tapTab(_ title: String) async throws {
    try person.tapTab(title)
    await settle()
  }

  func back() async throws {
    try person.tapBack()
    await settle()
  }

  func backMenu(over count: Int) async throws {
    try person.hand.chooseFromBackMenu(person.hand.backMenu[count - 1])
    await settle()
  }

  func swipe(isCancelled: Bool = false) async throws {
    let finger = try person.beginSwipeBack()
    finger.move(to: 0.5)
    await settle()
    if isCancelled { finger.cancel() } else { finger.finish() }
    await settle()
  }

  func close() async {
    window.rootViewController?.dismiss(animated: false, completion: nil)
    await settle()
    window.rootViewController = nil
    await settle()
  }

  /// Returns when UIKit, SwiftUI and the main actor are idle.
  func settle() async {
    for _ in 0..<16 {
      StandIn.clock.runUntilIdle()
      await Task.yield()
    }
    await StandIn.clock.idle()
    StandIn.clock.runUntilIdle()
    var controllers = window.rootViewController.map { [$0] } ?? []
    while let controller = controllers.popLast() {
      if let page = controller as? Page { pages.append(Weak(page: page)) }
      controllers += controller.children
      if let modal = controller.presentedViewController,
        modal.presentingViewController === controller
      {
        controllers.append(modal)
      }
    }
  }
}
