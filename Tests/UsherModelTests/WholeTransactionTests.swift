import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher

@Suite("Transactions as a whole", .timeLimit(.minutes(10)))
@MainActor
struct WholeTransactionTests {
  let gates = Gates()

  @Test("A column that goes back to its first screen is read so inside of the transaction")
  func readsColumn() {
    let desk = Desk(gates)
    let host = InMemoryHost(desk)
    desk.show("d")
    desk.transaction {
      desk.pile.push("b")
      desk.show("d")
      #expect(desk.pile.navigation.routes == ["a!"])
    }
    #expect(desk.pile.navigation.routes == ["a!"])
    #expect(host.disagreements == [])
  }

  @Test("A column that goes back asks before its transaction", arguments: [true, false])
  func asksColumnFirst(_ isAllowed: Bool) async {
    let desk = Desk(gates)
    let host = InMemoryHost(desk)
    desk.show("d")
    desk.transaction {
      desk.pile.setRoutes(["x", "a!"])
      desk.show("d")
    }
    #expect(desk.pile.navigation.routes == ["a!"])
    await gates.answer("a!", isAllowed, in: host)
    #expect(desk.pile.navigation.routes == [isAllowed ? "x" : "a!"])
    #expect(!host.isAsking)
    #expect(host.disagreements == [])
  }

  @Test("A screen that asks only since an earlier verb of its transaction does not divide that")
  func asksTooLate() {
    let desk = Desk(gates)
    let host = InMemoryHost(desk)
    desk.present("sheet", as: .sheet)
    desk.show("d")
    desk.onDone = { [sheet = desk.sheet] in sheet.leavePolicy = .ask }
    desk.transaction {
      desk.pile.finish(1)
      desk.dismiss()
    }
    #expect(desk.navigation.routes == ["s"])
    #expect(host.tree.modals.isEmpty)
    #expect(!host.isAsking)
    #expect(host.disagreements == [])
  }

  @Test("The host gets nothing before the end of a transaction")
  func hostWaits() {
    let columns = OpenColumns()
    let host = InMemoryHost(columns)
    host.isWide = true
    let root = host.tree.root.hostContainer
    columns.transaction {
      columns.show("e")
      columns.navigation.visibility = .mainOnly
      #expect(root?.shown.count == 1)
      columns.show("f")
    }
    #expect(root?.shown.count == 2)
    #expect(columns.navigation.routes == ["s", "f"])
    #expect(host.disagreements == [])
  }

  @Test("An edit that leaves its flow as finished goes back", arguments: [true, false])
  func finishingEdit(_ isInTransaction: Bool) {
    let pile = Pile(gates)
    let host = InMemoryHost(pile)
    let edit = { _ = pile.edit(cause: .finished) { StackSplice(0..<$0, with: []) } }
    if isInTransaction { pile.transaction { edit() } } else { edit() }
    #expect(host.tree.isLive)
    #expect(pile.navigation.routes == ["a!"])
    #expect(host.disagreements == [])
  }

  @Test("A page that cannot be made again ends")
  func failsToBeMadeAgain() {
    let pages = FadingPages()
    let host = InMemoryHost(pages, recordsMisuse: false)
    pages.select("d")
    pages.isFading = true
    pages.select("b")
    #expect(pages.navigation.routes == ["b", "c", "d"])
    let ended = host.events.compactMap { event -> String? in
      guard case .ended(let node, let cause) = event else { return nil }
      return "\(node.route ?? "") (\(cause))"
    }
    #expect(ended == ["a (removed)"])
    #expect(host.misuses.count == 1)
    #expect(host.disagreements == [])
  }
}

/// A split whose detail "d" is a pile, and which presents a sheet.
private final class Desk: Coordinator, RouteGuard {
  let gates: Gates
  let pile: Pile
  let sheet = Sheet()
  var onDone: () -> Void = {}
  let navigation = Split(["s"], columns: [.sidebar, .detail]) { (route: String) in
    route == "s" ? .sidebar : .detail
  }

  init(_ gates: Gates) { (self.gates, pile) = (gates, Pile(gates)) }

  func decision(for route: String) -> RouteDecision<String> { .allow }

  func destination(for route: String) -> Destination {
    switch route {
    case "d": .flow(pile) { _ in self.onDone() }
    case "sheet": .screen(sheet)
    default: .screen(MixedPage())
    }
  }
}

/// A split without guards.
private final class OpenColumns: Coordinator {
  let navigation = Split(["s"], columns: [.sidebar, .detail]) { (route: String) in
    route == "s" ? .sidebar : .detail
  }

  func destination(for route: String) -> Destination { .screen(MixedPage()) }
}

private final class Sheet: LeaveGuard {
  var leavePolicy = LeavePolicy.allow
  func confirmLeave() async -> Bool { false }
}

/// A stack whose first page asks before it is left.
private final class Pile: Coordinator {
  typealias Output = Int
  let gates: Gates
  let navigation: Stack<String> = Stack("a!")

  init(_ gates: Gates) { self.gates = gates }

  func destination(for route: String) -> Destination {
    .screen(route.contains("!") ? GatedPage(route, gates) : MixedPage())
  }
}

/// Pages of which the first is an alert once they fade, which no page can be.
private final class FadingPages: Coordinator {
  var isFading = false
  let navigation: Pages<String> = Pages(["a", "b", "c", "d"])

  func destination(for route: String) -> Destination {
    isFading && route == "a"
      ? .alert(AlertContent("a", actions: [.init("OK")])) : .screen(MixedPage())
  }
}
