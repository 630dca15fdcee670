import Observation
import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

@Suite("Declarations and appearance of a screen", .serialized)
@MainActor
struct ShowingTests {
  private let phone = Phone()

  private func host(_ flow: some Coordinator<String>) -> UIKitHost {
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    return host
  }

  @Test("Titles, back titles and tabs are set on controllers")
  func titles() {
    let flow = WordFlow()
    let host = host(flow)
    #expect(phone.person.barTitle == "first")
    flow.push(.next("second"))
    phone.settle()
    #expect(phone.person.barTitle == "second")
    #expect(phone.person.backTitle == "back to first")
    withExtendedLifetime(host) {}
  }

  @Test("A tab has the item that its screen declares")
  func tabs() {
    let host = UIKitHost(TabFlow(), in: phone.window, views: phone.views)
    phone.settle()
    let items = (host.rootViewController as? UITabBarController)?.tabBar.items
    #expect(items?.map(\.title) == ["first", "right"])
    #expect(items?.map(\.badgeValue) == ["1", "1"])
  }

  @Test("A screen can hide the bar, which returns with the next screen")
  func bars() {
    let flow = WordFlow()
    flow.screen = { route in
      let model = Model(route == .first ? "first" : "second")
      model.hidesBar = route != .first
      return model
    }
    let host = host(flow)
    let stack = host.rootViewController as? UINavigationController
    #expect(stack?.isNavigationBarHidden == false)
    flow.push(.next("second"))
    phone.settle()
    #expect(stack?.isNavigationBarHidden == true)
    flow.pop()
    phone.settle()
    #expect(stack?.isNavigationBarHidden == false)
  }

  @Test("Bars around a switcher find the scroll view that the shown screen names")
  func contentScrollView() {
    let scrollView = UIScrollView(frame: .zero)
    phone.views.register(Model.self) { model in
      let controller = ModelController(model)
      controller.setContentScrollView(scrollView, for: .top)
      return controller
    }
    let host = UIKitHost(SwitchFlow(), in: phone.window, views: phone.views)
    phone.settle()
    #expect(host.rootViewController.contentScrollView(for: .top) === scrollView)
    #expect(host.rootViewController.contentScrollView(for: .bottom) == nil)
  }

  @Test("A changed title is set again")
  func observed() async {
    let flow = WordFlow()
    let counter = Counter()
    phone.views.register(Counter.self) { _ in UIViewController() }
    flow.screen = { _ in counter }
    let host = host(flow)
    #expect(phone.person.barTitle == "0")
    counter.count = 1
    await phone.settleWithTasks()
    #expect(phone.person.barTitle == "1")
    withExtendedLifetime(host) {}
  }

  @Test("A view follows the properties that it reads of its model")
  func updates() async {
    let flow = WordFlow()
    let counter = Counter()
    phone.views.register(Counter.self, controller: { _ in LabelController() }) {
      controller, model in
      controller.label.text = "count \(model.count)"
    }
    flow.screen = { _ in counter }
    let host = host(flow)
    #expect(phone.person.sees("count 0"))
    counter.count = 1
    counter.count = 2
    await phone.settleWithTasks()
    #expect(phone.person.sees("count 2"))
    withExtendedLifetime(host) {}
  }

  @Test("A screen without a view names the missing registration")
  func missing() {
    let flow = WordFlow()
    flow.screen = { _ in Unknown() }
    let host = host(flow)
    #expect(phone.person.visibleTexts.contains { $0.contains("views.register(Unknown.self)") })
    withExtendedLifetime(host) {}
  }

  @Test("A view controller is shown unwrapped, and only at one place")
  func controllers() {
    let flow = WordFlow()
    let controller = ForeignController("mine")
    flow.screen = { _ in controller }
    let host = host(flow)
    #expect(phone.window.visibleController === controller)
    flow.push(.next("again"))
    phone.settle()
    #expect(phone.person.visibleTexts.contains { $0.contains("is on screen already") })
    #expect(StandIn.exceptions == [])
    withExtendedLifetime(host) {}
  }

  @Test("A model of a subclass has the view of its nearest superclass")
  func subclasses() {
    let flow = WordFlow()
    phone.views.register(Root.self) { _ in ForeignController("root") }
    phone.views.register(Base.self) { _ in ForeignController("base") }
    flow.screen = { _ in Derived() }
    let host = host(flow)
    #expect(phone.window.visibleController?.title == "base")
    withExtendedLifetime(host) {}
  }

  @Test("A storyboard's controller gets its model, in either way")
  func storyboards() {
    StandIn.storyboards.register("word", in: "Words") { SceneController(coder: $0) }
    let storyboard = UIStoryboard(name: "Words", bundle: nil)
    phone.views.register(Model.self, storyboard: storyboard, identifier: "word") {
      (controller: SceneController, model) in
      controller.model = model
    }
    let flow = WordFlow()
    let host = host(flow)
    #expect((phone.window.visibleController as? SceneController)?.model?.name == "first")

    phone.views.register(Model.self, storyboard: storyboard, identifier: "word") { coder, model in
      SceneController(coder: coder, model: model)
    }
    flow.push(.next("second"))
    phone.settle()
    let scene = phone.window.visibleController as? SceneController
    #expect(scene?.model?.name == "second")
    #expect(scene?.wasMadeWithModel == true)

    phone.views.register(Model.self, storyboard: storyboard, identifier: "word") {
      (_: ModelController, _) in
    }
    flow.push(.next("third"))
    phone.settle()
    #expect(phone.person.visibleTexts.contains { $0.contains("is not a ModelController") })
    withExtendedLifetime(host) {}
  }

  @Test("Sheets have the screen's detents, and cannot be dragged down where the screen says so")
  func sheets() {
    let flow = WordFlow()
    let host = host(flow)
    flow.screen = { _ in
      let model = Model("sheet")
      model.detents = [.medium, .large]
      model.isDismissable = false
      return model
    }
    flow.present(.next("sheet"), as: .sheet)
    phone.settle()
    let sheet = host.rootViewController.presentedViewController
    #expect(sheet?.modalPresentationStyle == .pageSheet)
    #expect(sheet?.sheetPresentationController?.detents.count == 2)
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    phone.settle()
    #expect(phone.top == "sheet")
  }

  @Test("A popover without a source is a sheet, and is reported")
  func popoversWithoutAnchor() {
    var misuses: [Misuse] = []
    var configuration = TreeConfiguration()
    configuration.onMisuse = { misuses.append($0) }
    let flow = WordFlow()
    let host = UIKitHost(
      flow, in: phone.window, views: phone.views, configuration: configuration)
    phone.settle()
    flow.present(.next("popover"), as: Presentation(.popover))
    phone.settle()
    #expect(phone.top == "popover")
    #expect(host.rootViewController.presentedViewController?.modalPresentationStyle == .pageSheet)
    #expect(misuses.count == 1)
    #expect(StandIn.exceptions == [])
  }

  @Test("A popover points at its anchor and closes with a tap beside it")
  func popovers() async {
    let flow = WordFlow()
    let host = host(flow)
    let anchor = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.rootViewController.view.addSubview(anchor)
    flow.present(.next("popover"), as: .popover(from: anchor))
    phone.settle()
    let popover = host.rootViewController.presentedViewController
    #expect(popover?.popoverPresentationController?.sourceView === anchor)
    try? phone.person.tapOutside()
    await phone.settleWithTasks()
    #expect(host.rootViewController.presentedViewController == nil)
    #expect(!flow.isPresenting)
  }
}

@Observable
private final class Counter: ScreenConfiguring {
  var count = 0
  var screenOptions: ScreenOptions { ScreenOptions(title: "\(count)") }
}

private final class LabelController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}

private final class Unknown {}
private class Root {}
private class Base: Root {}
private final class Derived: Base {}

private final class SceneController: UIViewController {
  var model: Model?
  private(set) var wasMadeWithModel = false

  required init?(coder: NSCoder) { super.init(coder: coder) }

  init?(coder: NSCoder, model: Model) {
    self.model = model
    wasMadeWithModel = true
    super.init(coder: coder)
  }
}
