import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher

@Suite("Requests that wait while others take effect", .timeLimit(.minutes(10)))
@MainActor
struct MeanwhileTests {
  private let gates = Gates()

  @Test("A transaction selects the tab that it adds, after the answer")
  func selectsNewTab() async {
    let tabs = GatedTabs(gates, ["a", "b"])
    let host = InMemoryHost(tabs)
    var handles: [NavigationHandle] = []
    tabs.transaction { handles = [tabs.setTabs(["a", "b", "c?"]), tabs.select("c?")] }
    await gates.answer("c?", in: host)
    #expect(tabs.navigation.routes == ["a", "b", "c?"])
    #expect(tabs.navigation.selected == "c?")
    #expect(handles.map(\.currentOutcome) == [.settled, .settled])
    #expect(host.disagreements == [])
  }

  @Test("A no about the tab that a transaction adds and selects refuses all of it")
  func refusedNewTab() async {
    let tabs = GatedTabs(gates, ["a", "b"])
    let host = InMemoryHost(tabs)
    tabs.transaction {
      tabs.setTabs(["a", "b", "c?"])
      tabs.select("c?")
    }
    await gates.answer("c?", false, in: host)
    #expect(tabs.navigation.routes == ["a", "b"])
    #expect(host.disagreements == [])
  }

  @Test("A transaction selects the page that it inserts, after the answer")
  func selectsNewPage() async {
    let pages = GatedPages(gates, ["a", "b"])
    let host = InMemoryHost(pages)
    var handles: [NavigationHandle] = []
    pages.transaction { handles = [pages.insert("c?"), pages.select("c?")] }
    await gates.answer("c?", in: host)
    #expect(pages.navigation.routes == ["a", "b", "c?"])
    #expect(pages.navigation.selected == "c?")
    #expect(handles.map(\.currentOutcome) == [.settled, .settled])
    #expect(host.disagreements == [])
  }

  @Test("A transaction selects the page that it inserts, after a page that leaves has answered")
  func selectsInsteadOfLeft() async {
    let pages = GatedPages(gates, ["a!", "b"])
    let host = InMemoryHost(pages)
    var handles: [NavigationHandle] = []
    pages.transaction { handles = [pages.remove("a!"), pages.insert("c"), pages.select("c")] }
    await gates.answer("a!", in: host)
    #expect(pages.navigation.routes == ["b", "c"])
    #expect(pages.navigation.selected == "c")
    #expect(handles.map(\.currentOutcome) == [.settled, .settled, .settled])
    #expect(host.disagreements == [])
  }

  @Test("A transaction selects a new tab by its position, after the answer")
  func selectsByPosition() async {
    let tabs = GatedTabs(gates, ["a", "b!"])
    let host = InMemoryHost(tabs)
    var handles: [NavigationHandle] = []
    tabs.transaction { handles = [tabs.setTabs(["a", "c"]), tabs.select(at: 1)] }
    await gates.answer("b!", in: host)
    #expect(tabs.navigation.routes == ["a", "c"])
    #expect(tabs.navigation.selected == "c")
    #expect(handles.map(\.currentOutcome) == [.settled, .settled])
    #expect(host.disagreements == [])
  }

  @Test("A transaction selects the page that it has made anew")
  func selectsRemade() async {
    let pages = GatedPages(gates, ["a!", "b"])
    let host = InMemoryHost(pages)
    pages.transaction {
      pages.remake()
      pages.select("b")
      pages.select("a!")
    }
    await gates.answer("a!", in: host)
    #expect(pages.navigation.selected == "a!")
    #expect(host.disagreements == [])
  }

  @Test("A page that waits to be made anew leaves the user where the user is by then")
  func remakesOutOfSight() async {
    let pages = GatedPages(gates, ["a!", "b", "c"])
    let host = InMemoryHost(pages)
    let former = host.tree.root.flow?.container.nodes.first?.id
    pages.remake()
    await gates.asked("a!")
    pages.select("c")
    await gates.answer("a!", in: host)
    #expect(pages.navigation.selected == "c")
    #expect(pages.navigation.routes == ["a!", "b", "c"])
    #expect(host.tree.root.flow?.container.nodes.first?.id != former)
    #expect(host.disagreements == [])
  }

  @Test("A transaction updates the page that it inserts, and no other")
  func updatesNewPage() async {
    let pages = GatedPages(gates, ["a", "b!"])
    let host = InMemoryHost(pages)
    pages.transaction {
      pages.remove("b!")
      pages.insert("c")
      pages.next()
      pages.update("d")
    }
    await gates.answer("b!", in: host)
    #expect(pages.navigation.routes == ["a", "d"])
    #expect(host.disagreements == [])
  }

  @Test("A pop that waits means its page, not what a forced verb of the transaction pushed")
  func forcedPush() async {
    let stack = GatedStack(gates, "a")
    let host = InMemoryHost(stack)
    stack.push("b!")
    var handles: [NavigationHandle] = []
    stack.transaction {
      handles.append(stack.pop())
      stack.withoutAsking { handles.append(stack.push("x")) }
      handles.append(stack.push("y"))
    }
    #expect(stack.navigation.routes == ["a", "b!", "x"])
    await gates.answer("b!", in: host)
    // The page on it goes with it.
    #expect(stack.navigation.routes == ["a", "y"])
    #expect(handles.map(\.currentOutcome) == [.settled, .settled, .settled])
    #expect(host.disagreements == [])
  }

  @Test(
    "A dismissal that waits means its modal, not what a forced verb of the transaction presented")
  func forcedModal() async {
    let stack = GatedStack(gates, "a")
    let host = InMemoryHost(stack)
    stack.push("b!")
    stack.present("m", outlivesPlace: true)
    var handles: [NavigationHandle] = []
    stack.transaction {
      handles.append(stack.dismiss())
      handles.append(stack.pop())
      stack.withoutAsking { handles.append(stack.present("urgent", outlivesPlace: true)) }
    }
    await gates.answer("b!", in: host)
    #expect(host.tree.modals.map { $0.route as? String } == ["urgent"])
    #expect(stack.navigation.routes == ["a"])
    #expect(handles.map(\.currentOutcome) == [.settled, .settled, .settled])
    #expect(host.disagreements == [])
  }

  @Test("A first place of a split that waits gives way to a row shown in its column")
  func splitStart() async {
    let split = GatedSplit(gates, ["s", "c?"])
    let host = InMemoryHost(split)
    #expect(split.navigation.routes == ["s"])
    await gates.asked("c?")
    split.show("c2")
    await gates.answer("c?", in: host)
    #expect(split.navigation.routes == ["s", "c2"])
    #expect(host.disagreements == [])
  }

  @Test("A first place of a split that waits gives way to a row shown in a later column")
  func splitStartLater() async {
    let split = GatedSplit(gates, ["s", "c?", "d"])
    let host = InMemoryHost(split)
    await gates.asked("c?")
    split.show("d2")
    #expect(split.navigation.routes == ["s", "d2"])
    await gates.answer("c?", in: host)
    #expect(split.navigation.routes == ["s", "d2"])
    #expect(host.disagreements == [])
  }

  @Test("A place of a link that waits gives way to a row shown in its column")
  func splitLink() async throws {
    final class Root: Coordinator {
      let navigation = Stack<String>("r")
      let gates: Gates
      init(_ gates: Gates) { self.gates = gates }
      func destination(for route: String) -> Destination {
        route == "split" ? .flow(GatedSplit(gates, ["s"])) : .screen(MixedPage())
      }
    }
    let root = Root(gates)
    let host = InMemoryHost(root)
    host.tree.apply(
      Plan(places: [.init(route: "r"), .init(route: "split", plan: Plan(routes: ["s", "d?"]))]),
      .link)
    await gates.asked("d?")
    let split = try #require(root.child(GatedSplit.self))
    split.show("d2")
    await gates.answer("d?", in: host)
    #expect(split.navigation.routes == ["s", "d2"])
    #expect(host.disagreements == [])
  }

  @Test("A row chosen again is no repeat of a choice that was overtaken")
  func splitTwin() async {
    let split = GatedSplit(gates, ["s", "c1"])
    let host = InMemoryHost(split)
    split.show("d?")
    await gates.asked("d?")
    host.tree.apply(Plan(routes: ["s", "c1", "d3"]), .link)
    #expect(split.navigation.routes == ["s", "c1", "d3"])
    split.show("d?")
    await gates.answer("d?", in: host)
    #expect(split.navigation.routes == ["s", "c1", "d?"])
    #expect(host.disagreements == [])
  }

  @Test("Pages that all ask begin with the whole list, after the answer")
  func listOfAsked() async {
    let pages = GatedPages(gates, ["a?", "b?", "c?"])
    let host = InMemoryHost(pages)
    await gates.answer("a?", in: host)
    #expect(pages.navigation.routes == ["a?", "b?", "c?"])
    #expect(pages.navigation.selected == "a?")
    #expect(host.disagreements == [])
  }

  @Test("Pages that all ask show the placeholder until the answer")
  func listOfAskedLater() async {
    let pages = GatedPages(gates, ["a?", "b?", "c?"], at: 1, empty: "none")
    let host = InMemoryHost(pages)
    #expect(pages.navigation.routes == ["none"])
    await gates.answer("b?", in: host)
    #expect(pages.navigation.routes == ["a?", "b?", "c?"])
    #expect(pages.navigation.selected == "b?")
    #expect(host.disagreements == [])
  }

  @Test("A first page that waits comes beside one that was inserted meanwhile")
  func listBesideOthers() async {
    let pages = GatedPages(gates, ["a?"], empty: "none")
    let host = InMemoryHost(pages)
    #expect(pages.navigation.routes == ["none"])
    pages.insert("x")
    await gates.answer("a?", in: host)
    #expect(pages.navigation.routes == ["x", "a?"])
    #expect(host.disagreements == [])
  }

  @Test("Pages show the placeholder of the question")
  func placeholderOfQuestion() async {
    final class Book: Coordinator, RouteGuard {
      let navigation = Pages<String>("a")
      let gates: Gates
      init(_ gates: Gates) { self.gates = gates }
      func destination(for route: String) -> Destination { .screen(MixedPage()) }
      func decision(for route: String) -> RouteDecision<String> {
        guard route == "a" else { return .allow }
        return RouteDecision.ask { [gates] in await gates.ask("a") ? .allow : .refuse("no") }
          .placeholder("splash")
      }
    }
    let book = Book(gates)
    let host = InMemoryHost(book)
    #expect(book.navigation.routes == ["splash"])
    await gates.answer("a", in: host)
    #expect(book.navigation.routes == ["a"])
    #expect(host.disagreements == [])
  }

  @Test("A removal of the only place means that place, although an equal one came")
  func removesItsOwn() async {
    final class Parent: Coordinator {
      let navigation = Stack<String>("p")
      let child: GatedStack
      init(_ child: GatedStack) { self.child = child }
      func destination(for route: String) -> Destination {
        route == "child" ? .flow(child) : .screen(MixedPage())
      }
    }
    let child = GatedStack(gates, "g!")
    let parent = Parent(child)
    let host = InMemoryHost(parent)
    parent.push("child")
    let first = child.navigation.container.nodes[0].id
    child.remove("g!")
    await gates.asked("g!")
    child.push("h")
    child.push("g!")
    await gates.answer("g!", in: host)
    #expect(child.navigation.routes == ["h", "g!"])
    #expect(!child.navigation.container.nodes.contains { $0.id == first })
    #expect(host.disagreements == [])
  }

  @Test("A turn that waits selects its page from wherever the user is by then")
  func next() async {
    let pages = GatedPages(gates, ["a", "b?", "c"])
    let host = InMemoryHost(pages)
    let handle = pages.next()
    await gates.asked("b?")
    pages.select("c")
    await gates.answer("b?", in: host)
    #expect(pages.navigation.selected == "b?")
    #expect(handle.currentOutcome == .settled)
    #expect(host.disagreements == [])
  }

  @Test("A turn back that waits selects its page wherever that is by then")
  func previous() async {
    let pages = GatedPages(gates, ["a?", "b", "c"], at: 1)
    let host = InMemoryHost(pages)
    pages.previous()
    await gates.asked("a?")
    pages.setPages(["b", "a?", "c"])
    await gates.answer("a?", in: host)
    #expect(pages.navigation.selected == "a?")
    #expect(host.disagreements == [])
  }

  @Test("A removal that waits means its page, although its route was updated")
  func removesUpdated() async {
    let pages = GatedPages(gates, ["a", "b!"], at: 1)
    let host = InMemoryHost(pages)
    let handle = pages.remove("b!")
    await gates.asked("b!")
    pages.update("b2")
    await gates.answer("b!", in: host)
    #expect(pages.navigation.routes == ["a"])
    #expect(handle.currentOutcome == .settled)
    #expect(host.disagreements == [])
  }

  @Test("A selection that waits means its page, although its route was updated")
  func selectsUpdated() async {
    let pages = GatedPages(gates, ["a", "b?"])
    let host = InMemoryHost(pages)
    let handle = pages.select("b?")
    await gates.asked("b?")
    pages.withoutAsking { pages.select("b?") }
    pages.update("b2")
    pages.select("a")
    await gates.answer("b?", in: host)
    #expect(pages.navigation.selected == "b2")
    #expect(handle.currentOutcome == .settled)
    #expect(host.disagreements == [])
  }
}

/// Verbs of a transaction that mean nothing, or what the transaction itself makes.
extension MeanwhileTests {
  @Test("A verb that does not find its place lets the others of its transaction take effect")
  func mistake() async {
    let stack = GatedStack(gates, "a")
    let host = InMemoryHost(stack, recordsMisuse: false)
    var handles: [NavigationHandle] = []
    stack.transaction {
      handles = [
        stack.push("b?"), stack.remove("z"), stack.pop(to: "z"), stack.dismiss("z"),
      ]
    }
    await gates.answer("b?", in: host)
    #expect(stack.navigation.routes == ["a", "b?"])
    #expect(handles.map(\.currentOutcome) == [.settled, .settled, .settled, .settled])
    #expect(host.misuses.count == 3)
    #expect(host.disagreements == [])
  }

  @Test("A turn that found no page when it had to wait turns to none that came meanwhile")
  func nothingToTurnTo() async {
    let pages = GatedPages(gates, ["a!", "b"], at: 1)
    let host = InMemoryHost(pages)
    pages.transaction {
      pages.remove("a!")
      pages.next()
    }
    await gates.asked("a!")
    pages.insert("c")
    await gates.answer("a!", in: host)
    #expect(pages.navigation.routes == ["b", "c"])
    #expect(pages.navigation.selected == "b")
    #expect(host.disagreements == [])
  }

  @Test("Going back over pages that the transaction inserts removes them too, after the answer")
  func backOverNew() async {
    let stack = GatedStack(gates, "a")
    let host = InMemoryHost(stack)
    stack.push("b")
    stack.transaction {
      stack.setRoutes(["a", "x?", "b"])
      stack.popToRoot()
    }
    await gates.answer("x?", in: host)
    #expect(stack.navigation.routes == ["a"])
    #expect(host.disagreements == [])
  }

  @Test("A turn to the page that the transaction inserts selects it wherever the user is by then")
  func turnsToNew() async {
    let pages = GatedPages(gates, ["a", "b", "c"], at: 1)
    let host = InMemoryHost(pages)
    pages.transaction {
      pages.insert("x?", at: 1)
      pages.previous()
    }
    await gates.asked("x?")
    pages.select("c")
    await gates.answer("x?", in: host)
    #expect(pages.navigation.routes == ["a", "x?", "b", "c"])
    #expect(pages.navigation.selected == "x?")
    #expect(host.disagreements == [])
  }

  @Test("A page that a transaction inserts and removes is not asked before it leaves")
  func unseenPage() {
    let pages = GatedPages(gates, ["a", "b"])
    let host = InMemoryHost(pages)
    var handles: [NavigationHandle] = []
    pages.transaction { handles = [pages.insert("c!", at: 1), pages.remove("c!")] }
    #expect(!host.isAsking)
    #expect(pages.navigation.routes == ["a", "b"])
    #expect(handles.map(\.currentOutcome) == [.settled, .settled])
    #expect(host.disagreements == [])
  }

  @Test("A no about the route to enter instead of a remembered one refuses the whole transaction")
  func refusedInstead() async {
    let stack = GatedStack(gates, "a")
    let host = InMemoryHost(stack)
    var handles: [NavigationHandle] = []
    stack.transaction { handles = [stack.push("b"), stack.resume(orElse: "x?")] }
    await gates.answer("x?", false, in: host)
    #expect(stack.navigation.routes == ["a"])
    #expect(handles.allSatisfy { $0.currentOutcome == .refused(by: "GatedStack: no") })
    #expect(host.disagreements == [])
  }
}
