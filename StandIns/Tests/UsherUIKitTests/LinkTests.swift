import Testing
import UIKit
import UIKitPerson
import Usher
import UsherLinks
import UsherUIKit

@Suite("Links from the system", .serialized)
@MainActor
struct LinkTests {
  private let phone = Phone()

  @Test(
    "a scene that connects with a link starts there: a universal link, and a scheme of the app",
    arguments: [true, false])
  func cold(_ isUniversal: Bool) throws {
    let delegate = LinkDelegate(phone.views)
    let scene =
      isUniversal
      ? StandIn.connectScene(
        delegate: delegate, activities: [try browsing("https://shop.example/list/%EC%B1%85/note")])
      : StandIn.connectScene(delegate: delegate, urls: [try url("shop:/list/%EC%B1%85/note")])
    phone.settle()
    let host = try #require(delegate.host)
    #expect(host.window?.windowScene === scene)
    #expect(try host.tree.address == "/list/%EC%B1%85/note")
    #expect(delegate.shown == "note")
    #expect(delegate.flow.made == ["list"])
    #expect(delegate.errors.isEmpty)
  }

  @Test("a later link leads there, by both ways, also during a transition")
  func warm() async throws {
    let delegate = LinkDelegate(phone.views)
    let scene = StandIn.connectScene(delegate: delegate)
    phone.settle()
    #expect(delegate.shown == "door")
    StandIn.open([try url("shop:/list/a/note")], in: scene)
    StandIn.clock.advance(1)
    StandIn.continue(try browsing("https://shop.example/list/b/c"), in: scene)
    await phone.settleWithTasks()
    let host = try #require(delegate.host)
    #expect(try host.tree.address == "/list/b/c")
    #expect(try host.tree.link == "https://shop.example/list/b/c")
    #expect(delegate.shown == "book(\"c\")")
    #expect(host.tree.isSettled)
    let person = UIKitPerson.Person(in: try #require(host.window))
    try person.tapBack()
    await phone.settleWithTasks()
    #expect(try host.tree.address == "/list/b")
  }

  @Test(
    "a link with another host or scheme, or to nowhere, throws, and nothing changes",
    arguments: [
      "https://other.example/list", "https://shop.example.other/list", "mail:/list",
      "shop:/nowhere", "https://shop.example/list/a/note/@@@/x",
    ])
  func wrong(_ link: String) async throws {
    let delegate = LinkDelegate(phone.views)
    let scene = StandIn.connectScene(delegate: delegate)
    phone.settle()
    if link.hasPrefix("https") {
      StandIn.continue(try browsing(link), in: scene)
    } else {
      StandIn.open([try url(link)], in: scene)
    }
    await phone.settleWithTasks()
    #expect(delegate.errors.count == 1)
    #expect(delegate.errors.first?.link == link)
    #expect(delegate.shown == "door")

    // A link that launches the app: the app starts as usual and reports the link.
    let started = LinkDelegate(phone.views)
    StandIn.connectScene(delegate: started, urls: [try url(link)])
    phone.settle()
    #expect(started.errors.count == 1)
    #expect(started.shown == "door")
  }

  @Test(
    "a scene that connects without a link starts as usual; another kind of activity is no link")
  func without() throws {
    let delegate = LinkDelegate(phone.views)
    StandIn.connectScene(
      delegate: delegate, activities: [NSUserActivity(activityType: "com.example.place")])
    phone.settle()
    #expect(delegate.shown == "door")
    #expect(delegate.errors.isEmpty)
  }

  @Test("a web page of an activity that another device hands over is no link")
  func handedOver() throws {
    let delegate = LinkDelegate(phone.views)
    let activity = NSUserActivity(activityType: "com.example.item")
    activity.webpageURL = try url("https://shop.example/list")
    StandIn.connectScene(delegate: delegate, activities: [activity])
    phone.settle()
    #expect(delegate.shown == "door")
    #expect(delegate.errors.isEmpty)

    let other = LinkDelegate(phone.views)
    StandIn.connectScene(
      delegate: other, activities: [activity, try browsing("https://shop.example/list")])
    phone.settle()
    #expect(other.shown == "list")
  }

  enum Way: CaseIterable { case quickAction, notification, handoff }

  @Test(
    "A quick action, a notification and another device's activity lead there, cold and warm",
    arguments: Way.allCases)
  func otherWays(_ way: Way) async throws {
    let link = "shop:/list/a/note"
    let item = UIApplicationShortcutItem(type: link, localizedTitle: "Note")
    let notification: [AnyHashable: Any] = ["link": link]
    let sender = LinkDelegate(phone.views)
    StandIn.connectScene(delegate: sender)
    phone.settle()
    sender.open(link)
    await phone.settleWithTasks()
    let activity = try #require(sender.host?.tree.activity(ofType: "com.example.shop.browsing"))
    #expect(activity.webpageURL?.absoluteString == "https://shop.example/list/a/note")
    #expect(activity.isEligibleForHandoff)

    let cold = LinkDelegate(phone.views)
    StandIn.connectScene(
      delegate: cold, activities: way == .handoff ? [activity] : [],
      shortcutItem: way == .quickAction ? item : nil,
      notification: way == .notification ? notification : nil)
    phone.settle()
    #expect(try cold.host?.tree.address == "/list/a/note")
    #expect(cold.flow.made == ["list"])

    let warm = LinkDelegate(phone.views)
    let scene = StandIn.connectScene(delegate: warm)
    phone.settle()
    switch way {
    case .quickAction:
      var isDone: Bool?
      warm.windowScene(scene, performActionFor: item) { isDone = $0 }
      #expect(isDone == true)
    case .notification:
      let response = StandIn.response(toNotificationWith: notification)
      #expect(warm.open(response.link))
      // The system may tell the same response twice at a launch.
      #expect(warm.open(response.link))
    case .handoff: StandIn.continue(activity, in: scene)
    }
    await phone.settleWithTasks()
    #expect(try warm.host?.tree.address == "/list/a/note")
    #expect(warm.errors.isEmpty && cold.errors.isEmpty)
  }

  @Test("A quick action, a notification and an activity without a link are none")
  func otherWaysWithoutLink() throws {
    let delegate = LinkDelegate(phone.views)
    let item = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")
    StandIn.connectScene(
      delegate: delegate, shortcutItem: item, notification: ["text": "shop:/list"])
    phone.settle()
    #expect(delegate.shown == "door")
    #expect(!delegate.open(item.link))
    #expect(!delegate.open(StandIn.response(toNotificationWith: ["text": "list"]).link))
    #expect(delegate.errors.isEmpty)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func browsing(_ text: String) throws -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = try url(text)
    return activity
  }
}

/// A scene's delegate as an app writes it.
private final class LinkDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var host: UIKitHost?
  private(set) var errors: [LinkError] = []
  let flow = ShopFlow()
  private let views: UIKitViews

  init(_ views: UIKitViews) { self.views = views }

  var shown: String? { (host?.window?.visibleController as? ModelController)?.model.name }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    host = UIKitHost(
      flow, in: scene, views: views,
      launch: .opening(options.link) { [weak self] in self?.errors.append($0) })
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    open(contexts.first?.link)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) { open(activity.link) }

  func windowScene(
    _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(open(item.link)) }

  @discardableResult
  func open(_ link: String?) -> Bool {
    host?.tree.open(link) { [weak self] in self?.errors.append($0) } == true
  }
}

private final class ShopFlow: Coordinator, Linkable {
  enum Route: Hashable { case door, list }
  static let links = Links<Route>(
    from: "https://shop.example", "shop:",
    links: [RouteLink("door", .door), RouteLink("list", .list, to: BooksFlow.self)])
  let navigation = Switcher<Route>(.door)
  private(set) var made: [String] = []

  func destination(for route: Route) -> Destination {
    made.append("\(route)")
    return route == .list ? .flow(BooksFlow()) : .screen(Model("door"))
  }
}

private final class BooksFlow: Coordinator, Linkable {
  enum Route: Hashable { case list, book(String), note }
  static let links: Links<Route> = [
    RouteLink("", .list), RouteLink(":title", Route.book), RouteLink("note", .note, as: .sheet),
  ]
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination { .screen(Model("\(route)")) }
}
