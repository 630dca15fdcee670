import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

@Suite("Delegates of several owners", .serialized)
@MainActor
struct DelegateChainTests {
  private let phone = Phone()

  /// Precedes the previous delegate, as proxies of other libraries do.
  private final class Proxy: NSObject, UINavigationControllerDelegate {
    let inner: (any UINavigationControllerDelegate)?
    private(set) var shown: [String] = []

    init(before inner: (any UINavigationControllerDelegate)?) { self.inner = inner }

    func navigationController(
      _ stack: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) { inner?.navigationController(stack, willShow: controller, animated: animated) }
    func navigationController(
      _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      shown.append(controller.shownTitle ?? "?")
      inner?.navigationController(stack, didShow: controller, animated: animated)
    }
  }

  private final class SheetProxy: NSObject, UIAdaptivePresentationControllerDelegate {
    let inner: (any UIAdaptivePresentationControllerDelegate)?
    private(set) var attempts = 0
    private(set) var dismissals = 0
    init(before inner: (any UIAdaptivePresentationControllerDelegate)?) { self.inner = inner }
    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      inner?.presentationControllerShouldDismiss(presentation) ?? true
    }
    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      attempts += 1
      inner?.presentationControllerDidAttemptToDismiss(presentation)
    }
    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      dismissals += 1
      inner?.presentationControllerDidDismiss(presentation)
    }
  }

  private final class TabsProxy: NSObject, UITabBarControllerDelegate {
    let inner: (any UITabBarControllerDelegate)?
    private(set) var asked = 0
    init(before inner: (any UITabBarControllerDelegate)?) { self.inner = inner }
    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController)
      -> Bool
    {
      asked += 1
      return inner?.tabBarController(tabs, shouldSelect: controller) ?? true
    }
  }

  private func hostWithStack(_ flow: WordFlow) throws -> (UIKitHost, UINavigationController) {
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    return (host, try #require(phone.window.visibleController?.navigationController))
  }

  @Test(
    "A flow that continues the stack of another host ends when the user goes back, and that host continues"
  )
  func stackOnHost() async throws {
    let outer = WordFlow()
    let (host, stack) = try hostWithStack(outer)
    let delegate = try #require(stack.delegate)
    var endings: [EndingCause?] = []
    for _ in 0..<3 {
      let guest = WordFlow()
      UIKitHost(guest, continuing: stack, views: phone.views) { endings.append($0.cause) }
      phone.settle()
      guest.push(.next("inner"))
      phone.settle()
      #expect(stack.viewControllers.count == 3)
      try phone.person.swipeBack()
      await phone.settleWithTasks()
      try phone.person.tapBack()
      await phone.settleWithTasks()
    }
    #expect(endings == [.backButton, .backButton, .backButton])
    #expect(stack.delegate === delegate, "nothing of the guests is left")
    #expect(outer.navigation.routes == [.first])
    outer.push(.next("second"))
    phone.settle()
    try phone.person.swipeBack()
    await phone.settleWithTasks()
    #expect(outer.navigation.routes == [.first])
    #expect(host.tree.isSettled)
  }

  @Test("Tabs on the stack of another host are left as a whole")
  func tabsOnHost() async throws {
    let (host, stack) = try hostWithStack(WordFlow())
    var endings: [EndingCause?] = []
    UIKitHost(TabFlow(), continuing: stack, views: phone.views) { endings.append($0.cause) }
    phone.settle()
    #expect(stack.viewControllers.count == 2)
    try phone.person.tapTab("right")
    phone.settle()
    #expect(phone.top == "right")
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(endings == [.backButton])
    #expect(phone.top == "first")
    #expect(host.tree.isSettled)
  }

  @Test(
    "A proxy that puts itself before the host's delegate, repeatedly, receives everything once")
  func proxies() async throws {
    let flow = WordFlow()
    let (host, stack) = try hostWithStack(flow)
    let own = Proxy(before: nil)
    stack.delegate = own
    var proxies: [Proxy] = []
    for number in 0..<3 {
      let proxy = Proxy(before: stack.delegate)
      stack.delegate = proxy
      proxies.append(proxy)
      flow.push(.next("\(number)"))
      await phone.settleWithTasks()
    }
    #expect(proxies.map(\.shown) == [["0", "1", "2"], ["1", "2"], ["2"]])
    #expect(own.shown == ["0", "1", "2"])
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes.count == 3)
    #expect(host.tree.isSettled)
  }

  @Test("A proxy before a guest's delegate in a foreign stack never forwards in a circle")
  func proxiesAroundGuest() async throws {
    let foreign = UINavigationController(rootViewController: ForeignController("home"))
    phone.show(foreign)
    let flow = WordFlow()
    var endings: [EndingCause?] = []
    UIKitHost(flow, continuing: foreign, views: phone.views) { endings.append($0.cause) }
    await phone.settleWithTasks()
    var proxies: [Proxy] = []
    for number in 0..<3 {
      let proxy = Proxy(before: foreign.delegate)
      foreign.delegate = proxy
      proxies.append(proxy)
      flow.push(.next("\(number)"))
      await phone.settleWithTasks()
    }
    #expect(proxies.map(\.shown) == [["0", "1", "2"], ["1", "2"], ["2"]])
    foreign.popToRootViewController(animated: true)
    await phone.settleWithTasks()
    #expect(endings == [.backMenu])
    #expect(proxies.map(\.shown.last) == ["home", "home", "home"])
  }

  @Test("Screens that set themselves as delegate, each time they appear, leave nothing behind")
  func setAgainAndAgain() throws {
    let (host, stack) = try hostWithStack(WordFlow())
    let (one, other) = (Proxy(before: nil), Proxy(before: nil))
    stack.delegate = one
    weak let first = stack.delegate
    #expect(first !== one, "the host's own stands before it")
    for _ in 0..<10 {
      stack.delegate = other
      stack.delegate = one
    }
    #expect(first == nil)
    #expect(host.tree.isSettled)
  }

  @Test("A proxy before the delegate of a sheet receives everything once, and so does the screen")
  func sheets() async throws {
    let draft = Draft()
    let flow = WordFlow()
    flow.screen = { route in
      if case .next("draft") = route { draft } else { Model("any") }
    }
    phone.views.register(Draft.self) { _ in UIViewController() }
    let (host, _) = try hostWithStack(flow)
    flow.present(.next("draft"))
    await phone.settleWithTasks()
    let sheet = try #require(phone.window.rootViewController?.presentedViewController)
    let proxy = SheetProxy(before: sheet.presentationController?.delegate)
    sheet.presentationController?.delegate = proxy
    flow.push(.next("below"))
    await phone.settleWithTasks()
    try? phone.person.swipeDown()
    await phone.settleWithTasks()
    #expect(proxy.attempts == 1)
    #expect(draft.questions == 1)
    draft.leavePolicy = .allow
    try phone.person.swipeDown()
    await phone.settleWithTasks()
    #expect(proxy.dismissals == 1)
    #expect(!flow.isPresenting)
    #expect(host.tree.isSettled)
  }

  @Test("A proxy before the delegate of tabs is asked once for each tap")
  func tabs() async throws {
    let flow = TabFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let tabs = try #require(host.rootViewController as? UITabBarController)
    let inner = TabsProxy(before: tabs.delegate)
    tabs.delegate = inner
    let outer = TabsProxy(before: tabs.delegate)
    tabs.delegate = outer
    try phone.person.tapTab("right")
    await phone.settleWithTasks()
    #expect(flow.navigation.selectedIndex == 1)
    #expect(outer.asked == 1)
    #expect(inner.asked == 1)
  }
}
