import Foundation
import Testing
import Usher

@testable import UsherWeb

@Suite("Back and Forward of the browser on a tree", .drained)
@MainActor
struct BrowserHistoryTests {
  private struct Answer: Decodable {
    let depth: Int
    let isRefused: Bool
    let note: String?
  }

  private func visitorAtHome() async -> Visitor {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    await visitor.press("Log in")
    return visitor
  }

  private func go(_ visitor: Visitor, to depth: Int) async throws -> Answer {
    let text = await visitor.postByScript("history:\(depth)")
    await visitor.reload()
    return try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
  }

  @Test("Forward to a place that is no longer allowed is refused, with an explanation")
  func guardedForward() async {
    @MainActor final class Door {
      var isOpen = true
    }
    final class House: Coordinator, RouteGuard {
      enum Route: Equatable { case hall, room }
      let navigation = Stack<Route>(.hall)
      let door: Door
      init(_ door: Door) { self.door = door }
      func destination(for route: Route) -> Destination { .screen(LawScreen([])) }
      func decision(for route: Route) -> RouteDecision<Route> {
        route == .room ? .require(door.isOpen, else: .refuse("shut")) : .allow
      }
    }
    let door = Door()
    let house = House(door)
    let host = WebContractHost(house)
    house.push(.room)
    await host.settle()
    host.browserBack(over: 1)
    await host.settle()
    door.isOpen = false
    host.browserForward()
    await host.settle()
    #expect(house.navigation.count == 1)
    #expect(
      host.tree.explanations.last?.description == """
        !4 browser forward room by user: refused by House: shut
          House refused room: shut
        """)
    door.isOpen = true
    house.push(.room)
    await host.settle()
    #expect(house.navigation.count == 2)
  }

  @Test("Back is a step of the user, with its cause; Forward opens the same route again")
  func backAndForward() async throws {
    let visitor = await visitorAtHome()
    await visitor.press("Open item 1")
    await visitor.press("Next")
    #expect(try await go(visitor, to: 1).depth == 1)
    #expect(visitor.events.contains("(browser back)"))
    #expect(visitor.page.titles == ["Item 1"])
    let answer = try await go(visitor, to: 2)
    #expect(answer.depth == 2 && !answer.isRefused)
    #expect(visitor.page.titles == ["Item 2"])
  }

  @Test("A jump of several goes back over sheets and screens, and forward again")
  func jump() async throws {
    let visitor = await visitorAtHome()
    await visitor.press("Open item 3")
    await visitor.press("List")
    await visitor.press("Pick")
    await visitor.press("Ada")
    #expect(try await go(visitor, to: 0).depth == 0)
    #expect(!visitor.tree.contains("PickFlow"))
    #expect(try await go(visitor, to: 2).depth == 2)
    #expect(visitor.tree.contains("confirm(\"Ada\"): ConfirmModel"))
    await visitor.press("Take Ada")
    #expect(visitor.page.titles == ["Home of Ada"])
  }

  @Test("A screen left in another way, or replaced since, is not opened")
  func cannotGoForward() async throws {
    let visitor = await visitorAtHome()
    await visitor.press("Open item 1")
    await visitor.press("List")
    let answer = try await go(visitor, to: 1)
    #expect(answer.isRefused && answer.depth == 0 && answer.note != nil)

    await visitor.press("Open item 1")
    await visitor.press("Next")
    _ = try await go(visitor, to: 0)
    await visitor.press("Open item 3")
    #expect(try await go(visitor, to: 2).isRefused)
    #expect(visitor.page.titles == ["Item 3"])
  }

  @Test("A screen opened by Forward and left by the button is not opened a third time")
  func onlyOnce() async throws {
    let visitor = await visitorAtHome()
    await visitor.press("Open item 1")
    _ = try await go(visitor, to: 0)
    _ = try await go(visitor, to: 1)
    await visitor.press("List")
    #expect(try await go(visitor, to: 1).isRefused)
  }

  @Test("A sheet that refuses stays, and the browser returns to its entry")
  func refused() async throws {
    let visitor = await visitorAtHome()
    await visitor.press("Fixed note")
    let answer = try await go(visitor, to: 0)
    #expect(answer.isRefused && answer.depth == 1 && answer.note != nil)
    #expect(visitor.tree.contains("NoteModel"))
  }

  @Test("Back closes a full screen modal, and declines an alert")
  func modals() async throws {
    let visitor = await visitorAtHome()
    await visitor.press("Full note")
    #expect(try await go(visitor, to: 0).depth == 0)
    await visitor.press("Clear")
    #expect(try await go(visitor, to: 0).depth == 0)
    expect(visitor.page.text, contains: "Cleared 0 times")
    #expect(try await go(visitor, to: 1).isRefused)
  }
}
