import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("dismiss(_:)", .timeLimit(.minutes(10)))
struct DismissRouteTests {
  private let log = TrialLog()

  @Test("The modal with the route goes, and the one below it stays")
  func top() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.present("cart")
    let cart = host.topScreen
    root.present("payment")
    #expect(root.dismiss("payment").currentOutcome == .settled)
    #expect(host.topScreen === cart)
    #expect(host.endings() == ["payment (dismissed)"])
    host.expectNothingLeaked()
  }

  @Test("A later modal of the same flow stays, above what it shows then", arguments: [true, false])
  func beside(_ isTabs: Bool) {
    let tabs = TrialTabs()
    let stack = TrialStack("x")
    let host = isTabs ? InMemoryHost(tabs) : InMemoryHost(stack)
    if isTabs { tabs.present("payment") } else { stack.present("payment") }
    if isTabs { tabs.select("y") }
    if isTabs { tabs.present("note") } else { stack.present("note") }
    let note = host.topScreen
    if isTabs { tabs.dismiss("payment") } else { stack.dismiss("payment") }
    #expect(host.endings() == ["payment (dismissed)"])
    #expect(host.topScreen === note)
    if isTabs { tabs.dismiss() } else { stack.dismiss() }
    #expect(host.page == (isTabs ? "y" : "x"))
    #expect(host.disagreements == [])
  }

  @Test("The payment goes, and the alert that tells of its refusal stays")
  func alertStays() async {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.present("payment")
    let told = Task { await root.alert("Refused") }
    await host.until { host.alert != nil }
    root.dismiss("payment")
    #expect(host.endings() == ["payment (dismissed)"])
    #expect(host.alert?.title == "Refused")
    host.user.choose("OK")
    await told.value
    #expect(host.page == "home")
    #expect(host.disagreements == [])
  }

  @Test("Of two modals with the route the topmost goes")
  func topmost() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.present("note")
    let first = host.topScreen
    root.present("note", allowsRepeat: true)
    root.dismiss("note")
    #expect(host.topScreen === first)
    root.dismiss("note")
    #expect(!root.isPresenting)
  }

  @Test("A modal of another flow with an equal route stays")
  func ofAnotherFlow() {
    let root = TrialStack("home", ["child": { _ in .flow(TrialStack("first")) { _ in } }])
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("child")
    root.child(TrialStack.self)?.present("note")
    #expect(root.dismiss("note").currentOutcome == .settled)
    #expect(host.page == "note")
    #expect(host.misuses.map(\.value) == ["TrialStack.dismiss(note)"])
  }

  @Test("A flow in the modal is told that it was dismissed")
  func flow() {
    let root = TrialStack(
      "home", ["payment": { [log] _ in .flow(TrialStack("card"), onEnd: { log("\($0)") }) }])
    let host = InMemoryHost(root)
    root.present("payment")
    root.child(TrialStack.self)?.push("code")
    root.dismiss("payment")
    #expect(log.lines == ["left(dismissed)"])
    #expect(
      host.endings() == ["code (ancestor ended)", "card (ancestor ended)", "payment (dismissed)"])
    host.expectNothingLeaked()
  }

  @Test("Without a modal of the route nothing changes, and misuse is reported")
  func nothing() {
    let root = TrialStack("home")
    let host = InMemoryHost(root, recordsMisuse: false)
    root.present("cart")
    #expect(root.dismiss("payment").currentOutcome == .settled)
    #expect(host.page == "cart")
    #expect(host.misuses.map(\.value) == ["TrialStack.dismiss(payment)"])
  }

  @Test("A modal that asks is left after its yes, although another with the route came meanwhile")
  func asks() async {
    let pages = [HesitantPage(), HesitantPage()]
    var made = 0
    let root = TrialTabs { _, route in
      guard route == "form" else { return nil }
      defer { made += 1 }
      return .screen(pages[made])
    }
    let host = InMemoryHost(root)
    root.present("form")
    let handle = root.dismiss("form")
    await yieldUntil { pages[0].isAsked }
    #expect(handle.currentOutcome == nil)
    root.select("y")
    root.present("form")
    pages[0].answer(true)
    await yieldUntil { handle.currentOutcome != nil }
    #expect(handle.currentOutcome == .settled)
    #expect(host.endings() == ["form (dismissed)"])
    #expect(host.topScreen === pages[1])
    #expect(pages[1].timesAsked == 0)
  }

  @Test("In a transaction it finds a modal that the transaction presents")
  func inTransaction() {
    let root = GuardedStack("home", Guide())
    let host = InMemoryHost(root)
    root.transaction {
      root.present("cart")
      root.push("a")
      root.dismiss("cart")
    }
    #expect(!root.isPresenting)
    #expect(root.navigation.routes == ["home", "a"])
    #expect(host.misuses == [])
  }
}
