import Testing
@_spi(Hosting) import Usher
import UsherTesting

private typealias Flow = Walk.Flow
private typealias Log = Walk.Log
private typealias TabsFlow = Walk.TabsFlow

@MainActor
@Suite("Actions of the user")
struct TestUserTests {
  @Test("Taps Back")
  func back() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    #expect(!host.user.seesBackButton)
    flow.push(.page("detail"))
    #expect(host.title == "detail")
    #expect(host.user.seesBackButton)
    host.user.tapBack()
    #expect(host.title == "home")
    #expect(causes(host) == [.backButton])
    #expect(origins(host).last == .user)
  }

  @Test("Swipes back, which ends a flow at its first screen")
  func swipe() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.flow)
    host.user.swipeBack()
    #expect(flow.log.lines == ["flow left(swipe)"])
    host.expectTree("Flow (stack)\n  page(\"home\"): Page")
  }

  @Test("H07 Chooses from the back menu, over several screens and flows, in one change")
  func backMenu() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.page("one"))
    flow.push(.flow)
    flow.push(.page("two"))
    #expect(host.user.backMenuCount == 3)
    let count = host.events.count
    host.user.chooseFromBackMenu(over: 3)
    #expect(flow.log.lines == ["flow left(back menu)"])
    #expect(host.title == "home")
    let requests = host.events.dropFirst(count).filter {
      if case .request = $0 { true } else { false }
    }
    #expect(requests.count == 1)
    #expect(causes(host).allSatisfy { $0 == .backMenu || $0 == .ancestorEnded })
    host.expectNothingLeaked()
  }

  @Test("Drags a sheet down, with everything above it")
  func drag() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.present(.flow)
    #expect(host.title == "inner")
    host.user.swipeDown()
    #expect(flow.log.lines == ["flow left(swipe down)"])
    host.expectTree("Flow (stack)\n  page(\"home\"): Page")
  }

  @Test("Drags down only the upper of two sheets")
  func dragUpper() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.present(.page("lower"))
    flow.present(.page("upper"))
    host.user.swipeDown()
    #expect(host.title == "lower")
    host.user.swipeDown()
    #expect(host.title == "home")
  }

  @Test("Taps a tab; each keeps its stack")
  func tabs() {
    let tabs = TabsFlow()
    let host = InMemoryHost(tabs)
    tabs.child(Flow.self)?.push(.page("deep"))
    host.user.tapTab(1)
    #expect(host.title == "second")
    #expect(tabs.navigation.selected == .screen)
    host.user.tapTab(0)
    #expect(host.title == "deep")
    #expect(origins(host).suffix(2) == [.user, .user])
  }

  @Test("H21 Taps the selected tab, whose stack pops to its first screen")
  func reselect() {
    let tabs = TabsFlow()
    let host = InMemoryHost(tabs)
    tabs.child(Flow.self)?.push(.flow)
    tabs.child(Flow.self)?.push(.page("deep"))
    host.user.tapTab(0)
    #expect(host.title == "first")
    #expect(causes(host).first == .tabReselected)
    #expect(tabs.log.lines == ["flow left(tab reselected)"])
    host.user.tapTab(0)
    #expect(host.title == "first")
    host.user.tapTab(1)
    host.user.tapTab(1)
    #expect(host.title == "second")
  }

  @Test("Chooses an action of an alert, which runs once, in the change that removes the alert")
  func choose() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.present(.alert)
    #expect(host.alert?.title == "Sure?")
    #expect(host.alert?.message == "Really?")
    #expect(host.topScreen == nil)
    let before = host.transitionCount
    host.user.choose("Yes")
    #expect(flow.log.lines == ["yes"])
    #expect(host.alert == nil)
    #expect(host.title == "after")
    #expect(host.transitionCount == before + 1)
    flow.present(.alert)
    host.user.choose("No")
    #expect(flow.log.lines == ["yes", "no"])
    #expect(causes(host) == [.alertAction, .alertAction])
  }

  @Test("Sees the top screen: in a tab, in a stack, in a modal")
  func sees() throws {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.push(.tabs)
    #expect(try host.screen(Walk.Page.self).screenOptions.title == "first")
    #expect(!(host.topScreen is Walk.StuckPage))
    flow.present(.stuck, as: .fullScreen)
    #expect(host.topScreen is Walk.StuckPage)
    flow.dismiss()
    #expect(host.title == "first")
    #expect(host.user.seesBackButton)
    host.user.tapBack()
    #expect(host.title == "home")
    #expect(host.disagreements == [])
  }

  @Test("Sees whether a sheet can be dragged down, and the number of tabs")
  func canSwipeDown() {
    let flow = Flow()
    let host = InMemoryHost(flow)
    #expect(!host.user.canSwipeDown)
    #expect(host.user.tabCount == 0)
    flow.present(.tabs)
    #expect(host.user.canSwipeDown)
    #expect(host.user.tabCount == 2)
    for (route, style) in [(Flow.Route.stuck, Presentation.sheet), (.page("p"), .fullScreen)] {
      flow.present(route, as: style)
      #expect(!host.user.canSwipeDown)
      flow.dismiss()
    }
    flow.present(.alert)
    #expect(!host.user.canSwipeDown)
    #expect(host.user.tabCount == 0)
  }

  private func causes(_ host: InMemoryHost) -> [EndingCause] {
    host.events.compactMap { if case .ended(_, let cause) = $0 { cause } else { nil } }
  }

  private func origins(_ host: InMemoryHost) -> [NavigationRequest.Origin] {
    host.events.compactMap { if case .request(let request) = $0 { request.origin } else { nil } }
  }
}
