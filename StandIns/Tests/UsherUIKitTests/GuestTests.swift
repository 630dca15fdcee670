import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

@Suite("A flow inside an existing app", .serialized)
@MainActor
struct GuestTests {
  private let phone = Phone()
  private let foreign = UINavigationController(rootViewController: ForeignController("home"))

  init() { phone.show(foreign) }

  @Test("continues a foreign stack, and ends when its first screen is left")
  func backToTheirs() {
    var endings: [Ending<String>] = []
    weak let host = start(WordFlow()) { endings.append($0) }
    phone.settle()
    #expect(phone.top == "first")
    #expect(foreign.viewControllers.count == 2)
    #expect(host != nil, "it keeps itself")
    try? phone.person.tapBack()
    phone.settle()
    #expect(phone.window.visibleController?.title == "home")
    #expect(endings.count == 1)
    #expect(endings.first?.cause == .backButton)
  }

  @Test("gives its result and removes only the screens that it showed")
  func result() async {
    var words: [String] = []
    let flow = WordFlow()
    weak let host = start(flow) { ending in
      if case .finished(let word) = ending { words.append(word) }
    }
    phone.settle()
    flow.push(.next("second"))
    phone.settle()
    #expect(foreign.viewControllers.count == 3)
    flow.finish("word")
    await phone.settleWithTasks()
    #expect(words == ["word"])
    #expect(foreign.viewControllers.count == 1)
    #expect(host == nil, "nothing keeps it after the end")
  }

  @Test("keeps no controller that other code has replaced below it")
  func replacedBelow() {
    foreign.pushViewController(ForeignController("list"), animated: false)
    phone.settle()
    let flow = WordFlow()
    UIKitHost(flow, continuing: foreign, views: phone.views) { _ in }
    phone.settle()
    weak let replaced = foreign.viewControllers[0]
    let others = Array(foreign.viewControllers[1...])
    foreign.setViewControllers([ForeignController("new home")] + others, animated: false)
    phone.settle()
    flow.push(.next("second"))
    phone.settle()
    #expect(foreign.viewControllers.count == 4)
    #expect(replaced == nil)
  }

  @Test("leaves a foreign delegate in charge of the rest")
  func delegates() {
    let delegate = Listener()
    foreign.delegate = delegate
    let flow = WordFlow()
    UIKitHost(flow, continuing: foreign, views: phone.views) { _ in }
    phone.settle()
    flow.push(.next("second"))
    phone.settle()
    #expect(delegate.shown == ["first", "second"])
    foreign.delegate = delegate
    flow.push(.next("third"))
    phone.settle()
    try? phone.person.swipeBack()
    phone.settle()
    #expect(flow.navigation.routes == [.first, .next("second")], "it sees that without being told")
  }

  @Test("survives screens that other code pushes above and removes below")
  func foreignAround() async {
    let flow = WordFlow()
    var endings: [Ending<String>] = []
    UIKitHost(flow, continuing: foreign, views: phone.views) { endings.append($0) }
    phone.settle()
    let page = ForeignController("page")
    foreign.pushViewController(page, animated: true)
    phone.settle()
    flow.push(.next("second"))
    phone.settle()
    #expect(foreign.viewControllers.map(\.shownTitle) == ["home", "first", "second", "page"])
    #expect(foreign.topViewController === page, "what other code shows stays on top")
    foreign.popToRootViewController(animated: true)
    await phone.settleWithTasks()
    #expect(endings.map(\.cause) == [.backMenu])
  }

  @Test("in tabs is pushed and popped as a whole")
  func tabsOnTheirStack() async {
    var endings: [Ending<Void>] = []
    UIKitHost(TabFlow(), continuing: foreign, views: phone.views) { endings.append($0) }
    phone.settle()
    #expect(phone.top == "first")
    #expect(foreign.viewControllers.count == 2)
    try? phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(phone.window.visibleController?.title == "home")
    #expect(endings.map(\.cause) == [.backButton])
  }

  @Test("is presented, and ends when its sheet is dragged down")
  func drawnDown() async {
    var endings: [Ending<String>] = []
    weak let host = presented(WordFlow()) { endings.append($0) }
    phone.settle()
    #expect(phone.top == "first")
    try? phone.person.swipeDown()
    await phone.settleWithTasks()
    #expect(foreign.presentedViewController == nil)
    #expect(endings.map(\.cause) == [.swipeDown])
    #expect(host == nil)
  }

  @Test("is dismissed when it has finished")
  func presentedResult() async {
    var words: [String?] = []
    let flow = WordFlow()
    UIKitHost(flow, presentedBy: foreign, as: .fullScreen, views: phone.views) {
      words.append($0.output)
    }
    phone.settle()
    flow.push(.next("second"))
    phone.settle()
    flow.finish("word")
    await phone.settleWithTasks()
    #expect(words == ["word"])
    #expect(foreign.presentedViewController == nil)
  }

  @Test("is dismissed by the dismiss() of its own flow")
  func dismissesItself() async {
    var endings: [Ending<String>] = []
    let flow = WordFlow()
    UIKitHost(flow, presentedBy: foreign, views: phone.views) { endings.append($0) }
    phone.settle()
    flow.push(.next("second"))
    phone.settle()
    flow.dismiss()
    await phone.settleWithTasks()
    #expect(foreign.presentedViewController == nil)
    #expect(endings.map(\.cause) == [.dismissed])
  }

  @Test("that is presented presents sheets of its own")
  func presentsOnTop() async {
    let flow = WordFlow()
    var endings: [Ending<String>] = []
    UIKitHost(flow, presentedBy: foreign, views: phone.views) { endings.append($0) }
    phone.settle()
    let handle = flow.present(.next("sheet"))
    phone.settle()
    #expect(phone.top == "sheet")
    #expect(handle.currentOutcome == .settled)
    flow.dismiss()
    phone.settle()
    #expect(phone.top == "first")
    flow.finish("word")
    await phone.settleWithTasks()
    #expect(endings.map(\.output) == ["word"])
  }

  @Test("ends when other code dismisses it")
  func dismissedByOthers() async {
    var endings: [Ending<String>] = []
    UIKitHost(WordFlow(), presentedBy: foreign, views: phone.views) { endings.append($0) }
    phone.settle()
    foreign.dismiss(animated: true, completion: nil)
    await phone.settleWithTasks()
    #expect(endings.map(\.cause) == [.removedByHost])
  }

  @Test("that cannot be presented ends at once, and says why")
  func notPresented() async {
    foreign.present(ForeignController("sheet"), animated: false, completion: nil)
    phone.settle()
    var misuses: [Misuse] = []
    var configuration = TreeConfiguration()
    configuration.onMisuse = { misuses.append($0) }
    var endings: [Ending<String>] = []
    UIKitHost(
      WordFlow(), presentedBy: foreign, views: phone.views, configuration: configuration
    ) { endings.append($0) }
    await phone.settleWithTasks()
    #expect(endings.map(\.cause) == [.hostFailed])
    #expect(misuses.count == 1)
    #expect(foreign.presentedViewController?.title == "sheet")
  }

  @Test(
    "A guest that arrives during a transition enters once",
    arguments: StandIn.System.Alongside.allCases)
  func pushedDuringTransition(_ alongside: StandIn.System.Alongside) async {
    StandIn.system = .init().with(\.alongside, alongside)
    foreign.pushViewController(ForeignController("page"), animated: true)
    var endings: [EndingCause?] = []
    UIKitHost(TabFlow(), continuing: foreign, views: phone.views) { endings.append($0.cause) }
    await phone.settleWithTasks()
    #expect(foreign.viewControllers.count == 3)
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
    #expect(endings.isEmpty)
  }

  @Test(
    "A guest that is presented during a transition appears after it",
    arguments: StandIn.System.EarlyPresentation.allCases)
  func presentedDuringTransition(_ presentation: StandIn.System.EarlyPresentation) async {
    StandIn.system = .init().with(\.earlyPresentation, presentation)
    foreign.pushViewController(ForeignController("page"), animated: true)
    var endings: [EndingCause?] = []
    UIKitHost(WordFlow(), presentedBy: foreign, views: phone.views) { endings.append($0.cause) }
    await phone.settleWithTasks()
    #expect(phone.top == "first")
    #expect(endings.isEmpty)
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  private func start(
    _ flow: WordFlow, onEnd: @escaping @MainActor (Ending<String>) -> Void
  ) -> UIKitHost {
    UIKitHost(flow, continuing: foreign, views: phone.views, onEnd: onEnd)
  }

  private func presented(
    _ flow: WordFlow, onEnd: @escaping @MainActor (Ending<String>) -> Void
  ) -> UIKitHost {
    UIKitHost(flow, presentedBy: foreign, as: .sheet, views: phone.views, onEnd: onEnd)
  }
}

private final class Listener: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []

  func navigationController(
    _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    shown.append(controller.shownTitle ?? "?")
  }
}
