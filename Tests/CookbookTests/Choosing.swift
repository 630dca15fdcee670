import Testing
import Usher
import UsherTesting

final class TrackFlow: Coordinator {
  enum Route: Hashable { case track }
  enum Speed: String, CaseIterable { case normal, faster, fastest }

  let navigation = Stack<Route>(.track)
  var speed = Speed.normal

  func destination(for route: Route) -> Destination {
    .screen(TrackModel(onSpeed: { button in self.speedTapped(button) }))
  }

  private func speedTapped(_ button: AnyObject) {
    task {
      let speed = try await self.choose(
        "Speed", from: Speed.allCases, anchor: button, named: \.rawValue)
      if let speed { self.speed = speed }
    }
  }
}

// Not on the page:

final class TrackModel {
  let onSpeed: (AnyObject) -> Void
  init(onSpeed: @escaping (AnyObject) -> Void) { self.onSpeed = onSpeed }
}

extension CookbookTests {
  @Test("An action sheet returns the choice")
  func choosing() async throws {
    let flow = TrackFlow()
    let host = InMemoryHost(flow)
    try host.screen(TrackModel.self).onSpeed(NoteStore())
    await host.until { host.alert != nil }
    await host.expectTree(try page.tree("Choose from a list"))
    host.user.choose("faster")
    await host.until { flow.speed == .faster }
  }
}
