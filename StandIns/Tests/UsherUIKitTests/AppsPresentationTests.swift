import Observation
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

/// A screen whose options change while it is shown.
@Observable
private final class Changing: ScreenConfiguring {
  var screenOptions = ScreenOptions()
}

/// The app's own delegate of a presentation, which refuses each dismissal.
private final class Refusing: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var attempts = 0

  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    false
  }
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    attempts += 1
  }
}

/// The app's own rules for a presentation.
private final class Rules: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var presenters: [UIViewController?] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presenters.append(presenting)
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

@Suite("What the app decides of a presentation", .serialized)
@MainActor
struct AppsPresentationTests {
  private let phone = Phone()
  private let flow = WordFlow()
  private let sheet = UIViewController()

  private func start() -> UIKitHost {
    // Another style than the host's would make a new presentation controller.
    sheet.modalPresentationStyle = .pageSheet
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    return host
  }

  /// Presents `screen`, shown by ``sheet`` unless it is that itself.
  private func present(_ screen: AnyObject, as presentation: Presentation = .sheet) async {
    phone.views.register(Draft.self) { [sheet] _ in sheet }
    phone.views.register(Changing.self) { [sheet] _ in sheet }
    flow.screen = { $0 == .first ? Model("first") : screen }
    flow.present(.next("sheet"), as: presentation)
    await phone.settleWithTasks()
  }

  @Test("A sheet whose dismissal the app's delegate refuses stays")
  func refused() async {
    let host = start()
    let refusing = Refusing()
    sheet.presentationController?.delegate = refusing
    await present(sheet)
    #expect(throws: Obstacle.self) { try phone.person.dragDown() }
    await phone.settleWithTasks()
    #expect(flow.isPresenting)
    #expect(refusing.attempts == 1)
    _ = host
  }

  @Test("A sheet that the app refuses to dismiss does not ask either")
  func refusedGuard() async {
    let host = start()
    let draft = Draft()
    draft.answer = true
    let refusing = Refusing()
    sheet.presentationController?.delegate = refusing
    await present(draft)
    #expect(throws: Obstacle.self) { try phone.person.dragDown() }
    await phone.settleWithTasks()
    #expect(flow.isPresenting)
    #expect(draft.questions == 0)
    _ = host
  }
}
