import Foundation
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherLinks
import UsherUIKit

@Suite("docs/uikit.md", .serialized)
@MainActor
struct UIKitPageTests {
  private let phone = Phone()
  private let map = UIStoryboard(name: "Page", bundle: nil)

  private func makeDelegate() -> SceneDelegate {
    StandIn.storyboards.register("map", in: "Page") { MapController(coder: $0) }
    return SceneDelegate(views: makePageViews(map: map))
  }

  @Test("The scene delegate starts at a universal link, opens later ones, and reports wrong ones")
  func links() async throws {
    let delegate = makeDelegate()
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://maps.example.com/search/map")
    let scene = StandIn.connectScene(delegate: delegate, activities: [activity])
    phone.settle()
    #expect(try delegate.host?.tree.address == "/search/map")
    #expect(delegate.host?.window?.visibleController is MapController)

    activity.webpageURL = URL(string: "https://maps.example.com/search")
    StandIn.continue(activity, in: scene)
    await phone.settleWithTasks()
    #expect(delegate.host?.window?.visibleController is PlacesController)

    StandIn.open([try #require(URL(string: "maps:/nowhere"))], in: scene)
    await phone.settleWithTasks()
    #expect(delegate.wrongLinks.map(\.code) == [.unknown])
    #expect(try delegate.host?.tree.address == "/search")
  }

  @Test("A quick action and a notification open their links, also at the launch")
  func quickActions() async throws {
    let delegate = makeDelegate()
    let scene = StandIn.connectScene(
      delegate: delegate,
      shortcutItem: UIApplicationShortcutItem(type: "maps:/search", localizedTitle: "Search"))
    phone.settle()
    #expect(try delegate.host?.tree.address == "/search")

    delegate.opened(StandIn.response(toNotificationWith: ["link": "maps:/search/map"]))
    await phone.settleWithTasks()
    #expect(try delegate.host?.tree.address == "/search/map")

    for (link, isOpened) in [("maps:/nowhere", false), ("maps:/home", true)] {
      var answer: Bool?
      delegate.windowScene(
        scene, performActionFor: UIApplicationShortcutItem(type: link, localizedTitle: "Go")
      ) { answer = $0 }
      await phone.settleWithTasks()
      #expect(answer == isOpened)
    }
    #expect(delegate.wrongLinks.map(\.code) == [.unknown])
    #expect(try delegate.host?.tree.address == "/home")
  }

  @Test("Another device continues where the scene was")
  func handoff() async throws {
    let delegate = makeDelegate()
    let scene = StandIn.connectScene(delegate: delegate)
    phone.settle()
    try delegate.host?.tree.open("maps:/search/map")
    await phone.settleWithTasks()
    StandIn.sendToBackground(scene)
    let activity = try #require(scene.userActivity)
    let other = makeDelegate()
    StandIn.connectScene(delegate: other, activities: [activity])
    await phone.settleWithTasks()
    #expect(try other.host?.tree.address == "/search/map")
  }

  @Test("A scene that the system ended is restored from the activity that the delegate returned")
  func restoring() async throws {
    let delegate = makeDelegate()
    let scene = StandIn.connectScene(delegate: delegate)
    phone.settle()
    try delegate.host?.tree.open("maps:/search/map")
    await phone.settleWithTasks()
    let activity = try #require(delegate.stateRestorationActivity(for: scene))
    let again = makeDelegate()
    StandIn.connectScene(delegate: again, session: StandIn.makeSession(restoring: activity))
    await phone.settleWithTasks()
    #expect(try again.host?.tree.address == "/search/map")
  }

  @Test("An existing controller receives the result of a flow on its stack, and of one in a sheet")
  func guests() async throws {
    let existing = ExistingController(views: makePageViews(map: map))
    phone.show(UINavigationController(rootViewController: existing))
    for start in [existing.searchTapped, existing.searchInSheetTapped] {
      start()
      await phone.settleWithTasks()
      let places = try #require(phone.window.visibleController as? PlacesController)
      places.model.onPick(PageSpot(name: "서울"))
      await phone.settleWithTasks()
      #expect(existing.shown?.name == "서울")
      #expect(phone.window.visibleController === existing)
    }
  }
}
