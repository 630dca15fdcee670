import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

/// The app's own delegate of a presentation.
private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var dismissals = 0

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    dismissals += 1
  }
}

/// The app's own presentation.
private final class Rules: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

@Suite("A guest that the app presents", .serialized)
@MainActor
struct PresentedGuestTests {
  private let phone = Phone()
  private let home = ForeignController("home")
  private let draft = Draft()
  private let flow = WordFlow()

  init() {
    phone.views.register(Draft.self) { _ in UIViewController() }
    phone.show(home)
    flow.screen = { [draft] route -> AnyObject in
      if case .next(let name) = route { Model(name) } else { draft }
    }
  }

  @Test("asks before it is drawn down, after the app has set a delegate of its own too")
  func ownDelegate() async {
    var causes: [EndingCause] = []
    let host = UIKitHost(flow, presentedBy: home, views: phone.views) { causes.append($0.cause) }
    await phone.settleWithTasks()
    let listener = Listener()
    host.rootViewController.presentationController?.delegate = listener
    flow.push(.next("second"))
    await phone.settleWithTasks()
    flow.pop()
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    #expect(causes.isEmpty)

    draft.leavePolicy = .allow
    try? phone.person.swipeDown()
    await phone.settleWithTasks()
    #expect(causes == [.swipeDown])
    #expect(listener.dismissals == 1)
  }

  @Test("was not drawn down if code dismisses it after a drag that was taken back")
  func takenBack() async throws {
    draft.leavePolicy = .allow
    var causes: [EndingCause] = []
    UIKitHost(flow, presentedBy: home, views: phone.views) { causes.append($0.cause) }
    await phone.settleWithTasks()
    try phone.person.beginSwipeDown().cancel()
    await phone.settleWithTasks()
    #expect(causes.isEmpty)
    home.dismiss(animated: true, completion: nil)
    await phone.settleWithTasks()
    #expect(causes == [.removedByHost])
  }

  @Test("asks in a presentation of the app's own too")
  func custom() async throws {
    let host = UIKitHost(flow, presentedBy: home, as: .custom(Rules()), views: phone.views) { _ in }
    await phone.settleWithTasks()
    let presentation = try #require(host.rootViewController.presentationController)
    #expect(presentation.delegate?.presentationControllerShouldDismiss(presentation) == false)
    presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    draft.leavePolicy = .allow
    flow.finish("word")
    await phone.settleWithTasks()
  }
}
