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
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
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
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    await phone.settleWithTasks()
    #expect(flow.isPresenting)
    #expect(draft.questions == 0)
    _ = host
  }

  @Test("A sheet that the app made modal stays, and asks if its screen does")
  func modal() async {
    let host = start()
    sheet.isModalInPresentation = true
    await present(sheet)
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    await phone.settleWithTasks()
    #expect(flow.isPresenting)
    flow.dismiss()
    await phone.settleWithTasks()

    let draft = Draft()
    draft.answer = true
    await present(draft)
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    #expect(!flow.isPresenting)
    _ = host
  }

  @Test("A sheet stays if the app made the screen inside of it modal")
  func modalInside() async {
    let host = start()
    sheet.isModalInPresentation = true
    let child = WordFlow()
    child.screen = { [sheet] _ in sheet }
    let task = Task { try? await flow.run(child, as: .sheet) }
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    await phone.settleWithTasks()
    #expect(flow.isPresenting)
    task.cancel()
    await phone.settleWithTasks()
    _ = host
  }

  @Test("What a screen declares comes before the app's own modality, until it declares nothing")
  func modality() async {
    let host = start()
    let screen = Changing()
    for own in [true, false] {
      sheet.isModalInPresentation = own
      screen.screenOptions = ScreenOptions()
      await present(screen)
      #expect(sheet.isModalInPresentation == own)
      for (declared, isModal) in [(true, false), (false, true), (nil, own)] {
        screen.screenOptions.isDismissable = declared
        await phone.settleWithTasks()
        #expect(sheet.isModalInPresentation == isModal)
      }
      flow.dismiss()
      await phone.settleWithTasks()
    }
    _ = host
  }

  @Test("Detents that a screen no longer declares give way to a large sheet")
  func detents() async {
    let host = start()
    let screen = Changing()
    screen.screenOptions.detents = [.medium]
    await present(screen)
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium])
    screen.screenOptions.detents = nil
    await phone.settleWithTasks()
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.large])
    _ = host
  }

  @Test("Detents that the app set itself stay if a screen declares none")
  func ownDetents() async {
    let host = start()
    let screen = Changing()
    sheet.sheetPresentationController?.detents = [.medium()]
    await present(screen)
    screen.screenOptions.title = "other"
    await phone.settleWithTasks()
    #expect(sheet.navigationItem.title == "other")
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium])
    _ = host
  }

  @Test("Detents that the app set before it chose a style stay where the default is a page sheet")
  func detentsOfDefaultStyle() async {
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    sheet.sheetPresentationController?.detents = [.medium()]
    await present(sheet)
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium])
    _ = host
  }

  @Test("An attempt that the app's delegate refused long ago does not hide a later one")
  func staleRefusal() async throws {
    let host = start()
    let (draft, refusing) = (Draft(), Refusing())
    draft.answer = true
    sheet.presentationController?.delegate = refusing
    await present(draft)
    let presentation = try #require(sheet.presentationController)
    #expect(presentation.delegate?.presentationControllerShouldDismiss(presentation) == false)
    flow.push(.next("below"))
    await phone.settleWithTasks()
    // UIKit reports the attempt now, and does not ask before.
    sheet.isModalInPresentation = true
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    await phone.settleWithTasks()
    #expect(draft.questions == 1)
    _ = host
  }

  @Test("A popover that becomes a sheet has the detents of its screen")
  func popoverDetents() async throws {
    let host = start()
    let screen = Changing()
    screen.screenOptions.detents = [.medium]
    await present(screen, as: .popover(from: host.rootViewController.view))
    let popover = try #require(sheet.popoverPresentationController)
    #expect(popover.adaptiveSheetPresentationController.detents.map(\.identifier) == [.medium])
    screen.screenOptions.detents = []
    await phone.settleWithTasks()
    #expect(popover.adaptiveSheetPresentationController.detents.map(\.identifier) == [.large])
  }

  @Test("A popover whose anchor is not on screen is shown as a sheet, and reported")
  func anchorOffScreen() async {
    phone.views.register(Draft.self) { _ in UIViewController() }
    var misuses: [Misuse] = []
    var configuration = TreeConfiguration()
    configuration.onMisuse = { misuses.append($0) }
    let host = UIKitHost(
      flow, in: phone.window, views: phone.views, configuration: configuration)
    phone.settle()
    phone.person.giveRoom(.regular)
    let anchor = UIView(frame: .zero)
    await present(sheet, as: .popover(from: anchor))
    #expect(flow.isPresenting)
    #expect(sheet.modalPresentationStyle == .pageSheet)
    #expect(misuses.map(\.problem).contains { $0.contains("on screen") })
    #expect(StandIn.exceptions == [])
    flow.dismiss()
    await phone.settleWithTasks()

    host.rootViewController.view.addSubview(anchor)
    await present(Draft(), as: .popover(from: anchor))
    #expect(misuses.count == 1)
  }

  @Test("The app's rules for a presentation are asked once, with the presenter")
  func rules() async {
    let host = start()
    let rules = Rules()
    await present(sheet, as: .custom(rules))
    #expect(rules.presenters == [host.rootViewController])
    flow.dismiss()
    await phone.settleWithTasks()
    #expect(!flow.isPresenting)
  }

  @Test("The app's rules for a presentation are kept while it is shown, and no longer")
  func keptRules() async {
    let host = start()
    weak var rules: Rules?
    func show() async {
      let made = Rules()
      rules = made
      await present(sheet, as: .custom(made))
    }
    await show()
    #expect(rules != nil && sheet.transitioningDelegate === rules)
    flow.dismiss()
    await phone.settleWithTasks()
    #expect(rules == nil)
    #expect(host.tree.isSettled)
  }

  @Test(
    "A tree that changes its window during a presentation takes it along",
    arguments: StandIn.System.PlainDismissal.allCases, StandIn.System.Alongside.allCases)
  func otherWindow(
    _ dismissal: StandIn.System.PlainDismissal, _ alongside: StandIn.System.Alongside
  ) async {
    StandIn.system = .init().with(\.plainDismissal, dismissal).with(\.alongside, alongside)
    let host = start()
    flow.screen = { [sheet] route -> AnyObject in route == .first ? Model("first") : sheet }
    flow.present(.next("sheet"))
    StandIn.clock.advance()
    #expect(sheet.isBeingPresented)
    let other = UIWindow(frame: UIScreen.main.bounds)
    host.attach(to: other)
    await phone.settleWithTasks()
    #expect(other.rootViewController === host.rootViewController)
    #expect(host.rootViewController.presentedViewController === sheet)
    #expect(sheet.view.window === other)
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
    #expect(host.tree.isSettled)
  }
}
