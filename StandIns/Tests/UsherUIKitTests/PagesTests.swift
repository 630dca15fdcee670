import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherTesting
import UsherUIKit

private final class Photos: Coordinator {
  typealias Output = String
  let navigation: Pages<String>
  init(_ names: [String], axis: PageAxis = .horizontal) { navigation = Pages(names, axis: axis) }
  func destination(for route: String) -> Destination { .screen(Model(route)) }
}

@Suite("Pages in UIKit", .serialized)
@MainActor
struct PagesTests {
  private func shown(_ phone: Phone) -> String? {
    (phone.person.topScreen as? ModelController)?.navigationItem.title
  }

  @Test(
    "H44: A swipe leads to the page that is beside the shown one now",
    arguments: StandIn.System.NextPage.allCases)
  func neighbours(_ nextPage: StandIn.System.NextPage) async throws {
    let phone = Phone()
    StandIn.system = StandIn.System(.iOS18).with(\.nextPage, nextPage)
    let photos = Photos(["a", "b", "c", "d"])
    let host = UIKitHost(photos, in: phone.window, views: phone.views) { _ in }
    await phone.settleWithTasks()
    photos.next()
    await phone.settleWithTasks()
    #expect(shown(phone) == "b")
    photos.setPages(["x", "b", "y"])
    await phone.settleWithTasks()
    try phone.person.swipePage(.reverse)
    await phone.settleWithTasks()
    #expect(shown(phone) == "x")
    #expect(photos.navigation.selected == "x")
    try phone.person.swipePage(.forward)
    await phone.settleWithTasks()
    try phone.person.swipePage(.forward)
    await phone.settleWithTasks()
    #expect(shown(phone) == "y")
    photos.setPages(["y"])
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self) { try phone.person.swipePage(.reverse) }
    photos.setPages(["y", "z"])
    await phone.settleWithTasks()
    try phone.person.swipePage(.forward)
    await phone.settleWithTasks()
    #expect(shown(phone) == "z")
    #expect(host.tree.disagreements == [])
    #expect(StandIn.exceptions == [])
  }

  @Test(
    "A list that changes under a moving page is shown afterwards, and a page that falls back selects nothing",
    arguments: [true, false])
  func changedUnderFinger(fallsBack: Bool) async throws {
    let phone = Phone()
    let photos = Photos(["a", "b", "c"])
    let host = UIKitHost(photos, in: phone.window, views: phone.views) { _ in }
    await phone.settleWithTasks()
    var selections = 0
    let observation = host.tree.observe { event in
      if case .request(let request) = event, request.verb == "select page" { selections += 1 }
    }
    try phone.person.swipePage(.forward, letsItFallBack: fallsBack)
    let change = photos.setPages(["a", "x", "b"])
    let push = photos.present("sheet")
    #expect(change.currentOutcome == nil, "nothing is shown while a page moves")
    await phone.settleWithTasks()
    #expect(change.currentOutcome == .settled && push.currentOutcome == .settled)
    #expect(photos.navigation.selected == (fallsBack ? "a" : "b"))
    #expect(selections == (fallsBack ? 0 : 1))
    photos.dismiss()
    await phone.settleWithTasks()
    #expect(shown(phone) == (fallsBack ? "a" : "b"))
    try phone.person.swipePage(fallsBack ? .forward : .reverse)
    await phone.settleWithTasks()
    #expect(shown(phone) == "x")
    #expect(host.tree.disagreements == [])
    #expect(StandIn.exceptions == [])
    _ = observation
  }

  @Test(
    "Where it is read from right to left, the next page comes from the left, by a swipe and by code",
    arguments: [PageAxis.horizontal, .vertical], [false, true])
  func sides(_ axis: PageAxis, isMirrored: Bool) async throws {
    let phone = Phone()
    let photos = Photos(["a", "b", "c"], axis: axis)
    let host = UIKitHost(photos, in: phone.window, views: phone.views) { _ in }
    if isMirrored { phone.person.read(.rightToLeft) }
    await phone.settleWithTasks()
    let (next, previous): (UIRectEdge, UIRectEdge) =
      axis == .vertical ? (.bottom, .top) : isMirrored ? (.left, .right) : (.right, .left)
    #expect(throws: Obstacle.self) { try phone.person.swipePage(to: next) }
    try phone.person.swipePage(to: previous)
    await phone.settleWithTasks()
    #expect(photos.navigation.selected == "b" && shown(phone) == "b")
    try phone.person.swipePage(to: next)
    await phone.settleWithTasks()
    #expect(photos.navigation.selected == "a" && shown(phone) == "a")
    let pages = try #require(host.rootViewController as? UIPageViewController)
    photos.next()
    await phone.settleWithTasks()
    #expect(pages.enteredFrom == next)
    photos.previous()
    await phone.settleWithTasks()
    #expect(pages.enteredFrom == previous && shown(phone) == "a")
    photos.next()
    await phone.settleWithTasks()
    try phone.person.swipePage(to: previous)
    await phone.settleWithTasks()
    #expect(photos.navigation.selected == "c" && shown(phone) == "c")
  }

  @Test("Pages turn along their axis", arguments: [PageAxis.horizontal, .vertical])
  func axis(_ axis: PageAxis) async throws {
    let phone = Phone()
    let host = UIKitHost(Photos(["a", "b"], axis: axis), in: phone.window, views: phone.views) {
      _ in
    }
    await phone.settleWithTasks()
    let pages = try #require(host.rootViewController as? UIPageViewController)
    #expect(pages.navigationOrientation == (axis == .vertical ? .vertical : .horizontal))
  }
}
