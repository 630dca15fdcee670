import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

/// What the host does to the views of its screens in a stack of the app.
@Suite("A guest's screens", .serialized)
@MainActor
struct GuestScreenTests {
  private final class Page {}
  private struct PageView: View {
    var body: some View { Text("page") }
  }
  private final class Scrolling: UIViewController {
    let scrollView = UIScrollView(frame: .zero)
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(scrollView)
    }
  }

  private final class Blurred: UIViewController {
    override func loadView() { view = UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }
  }

  private let phone = Phone()
  private let foreign = UINavigationController(rootViewController: ForeignController("home"))
  private let flow = WordFlow()

  init() { phone.show(foreign) }

  private func start(_ screen: AnyObject) async {
    flow.screen = { $0 == .first ? Model("first") : screen }
    UIKitHost(flow, continuing: foreign, views: phone.views) { _ in }
    await phone.settleWithTasks()
    flow.push(.next("second"))
    await phone.settleWithTasks()
    #expect(foreign.viewControllers.count == 3)
  }

  /// Pops by code that the host does not hear of.
  private func popUnheard() async {
    foreign.delegate = nil
    foreign.popViewController(animated: true)
    await phone.settleWithTasks()
  }

  @Test("keep a scroll view where a large title finds it")
  func largeTitle() async {
    let scrolling = Scrolling()
    await start(scrolling)
    #expect(phone.person.scrollViewUnderBar === scrolling.scrollView)
    await popUnheard()
    #expect(flow.navigation.routes == [.first])
  }

  @Test("may be visual effect views, which accept no subview")
  func effectView() async {
    await start(Blurred())
    #expect(StandIn.exceptions.isEmpty)
    await popUnheard()
    #expect(flow.navigation.routes == [.first])
  }

  @Test("of SwiftUI get no view of the host's, and their end is noticed")
  func hosting() async throws {
    phone.views.register(Page.self) { _ in PageView() }
    await start(Page())
    #expect(phone.person.sees("page"))
    let top = try #require(foreign.topViewController)
    #expect(top.view.subviews.isEmpty)
    await popUnheard()
    #expect(flow.navigation.routes == [.first])
  }

  @Test("get no view of the host's in a hosting controller that the app made")
  func ownHosting() async {
    let controller = UIHostingController(rootView: PageView())
    await start(controller)
    #expect(phone.person.sees("page"))
    #expect(controller.view.subviews.isEmpty)
  }
}
