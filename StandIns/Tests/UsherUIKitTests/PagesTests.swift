import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherTesting
import UsherUIKit

private final class Photos: Coordinator {
  typealias Output = String
  let navigation: Pages<String>
  init(_ names: [String]) { navigation = Pages(names) }
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
}
