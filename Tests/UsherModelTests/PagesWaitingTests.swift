import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher

@Suite("Pages in transactions and behind questions", .timeLimit(.minutes(10)))
@MainActor
struct PagesWaitingTests {
  private final class Book: Coordinator {
    enum Route: Hashable { case a, b, c }
    let navigation = Pages<Route>([.a, .b, .c])
    func destination(for route: Route) -> Destination { .screen(MixedPage()) }
  }

  private final class GuardedBook: Coordinator, RouteGuard {
    enum Route: Hashable { case a, b, c }
    let navigation = Pages<Route>([.a, .b, .c])
    var answer: CheckedContinuation<Void, Never>?

    func destination(for route: Route) -> Destination { .screen(MixedPage()) }

    func decision(for route: Route) -> RouteDecision<Route> {
      guard route == .c else { return .allow }
      return .ask { [self] in
        await withCheckedContinuation { self.answer = $0 }
        return .allow
      }
    }
  }

  @Test("Later verbs of a transaction see its selection, without a guard")
  func plain() {
    let book = Book()
    let host = InMemoryHost(book)
    book.select(at: 2)
    book.transaction {
      book.remove(.a)
      #expect(book.navigation.selectedIndex == 1)
      #expect(book.navigation.selected == .c)
    }
    #expect(book.navigation.selected == .c)
    #expect(host.disagreements == [])
  }

  @Test("Later verbs of a transaction see its selection, with a guard")
  func guarded() {
    let book = GuardedBook()
    let host = InMemoryHost(book, recordsMisuse: false)
    book.select(at: 1)
    book.transaction {
      book.remove(.a)
      #expect(book.navigation.selectedIndex == 0)
      #expect(book.navigation.selected == .b)
      book.select(at: 7)
      #expect(book.navigation.selected == .b)
      // It is told when the verbs take effect, together.
      #expect(host.misuses == [])
    }
    #expect(host.misuses.count == 1)
    #expect(book.navigation.selectedIndex == 0)
    #expect(book.navigation.selected == .b)
    #expect(host.disagreements == [])
  }

  @Test("A selection that waits for an answer follows its place")
  func waiting() async {
    let book = GuardedBook()
    let host = InMemoryHost(book)
    let handle = book.select(at: 2)
    while book.answer == nil, !Task.isCancelled { await Task.yield() }
    book.remove(.a)
    book.answer?.resume()
    await host.until { handle.currentOutcome != nil }
    #expect(book.navigation.selected == .c)
    #expect(host.disagreements == [])
  }

  @Test("A selection that waits for an answer is superseded when its place leaves")
  func leaving() async {
    let book = GuardedBook()
    let host = InMemoryHost(book)
    let handle = book.select(at: 2)
    while book.answer == nil, !Task.isCancelled { await Task.yield() }
    book.remove(.c)
    #expect(handle.currentOutcome == .superseded)
    book.answer?.resume()
    #expect(book.navigation.selected == .a)
    #expect(host.disagreements == [])
  }

  @Test("A page that comes behind one whose removal waits for an answer stays")
  func comesMeanwhile() async {
    final class AskedBook: Coordinator {
      enum Route: Hashable { case a, b, c }
      let navigation = Pages<Route>([.a, .b])
      let last = AskedPage()
      func destination(for route: Route) -> Destination {
        route == .b ? .screen(last) : .screen(MixedPage())
      }
    }
    let book = AskedBook()
    let host = InMemoryHost(book)
    let handle = book.remove(.b)
    while book.last.answer == nil, !Task.isCancelled { await Task.yield() }
    book.insert(.c)
    book.last.answer?.resume(returning: true)
    await host.until { handle.currentOutcome != nil }
    #expect(book.navigation.routes == [.a, .c])
    #expect(host.disagreements == [])
  }

  @Test(
    "A page between two whose removal waits for an answer stays as it is", arguments: [0, 1, 2])
  func staysBetween(selected: Int) async {
    final class AskedBook: Coordinator {
      enum Route: Hashable { case a, b, c, d }
      let navigation = Pages<Route>([.a, .b, .c, .d])
      let asking = AskedPage()
      private(set) var made: [Route] = []

      func destination(for route: Route) -> Destination {
        made.append(route)
        return route == .a ? .screen(asking) : .screen(MixedPage())
      }
    }
    let book = AskedBook()
    let host = InMemoryHost(book)
    book.select(at: selected)
    let (former, wasShown) = (book.navigation.container.nodes, selected == 1)
    let handle = book.setPages([.b, .d])
    while book.asking.answer == nil, !Task.isCancelled { await Task.yield() }
    book.asking.answer?.resume(returning: true)
    await host.until { handle.currentOutcome != nil }
    #expect(book.navigation.routes == [.b, .d])
    #expect(book.navigation.container.nodes.map(\.id) == [former[1].id, former[3].id])
    #expect(book.made.filter { $0 == .b }.count == 1)
    if wasShown { #expect(book.navigation.selected == .b) }
    #expect(host.disagreements == [])
  }

  @Test(
    "The answer counts for a first page that is inserted although another one came meanwhile",
    arguments: FirstPageAnswer.allCases)
  func insertedLater(_ answer: FirstPageAnswer) async {
    let list = GuardedList()
    let host = InMemoryHost(list)
    let handle = list.insert(.a)
    while list.answer == nil, !Task.isCancelled { await Task.yield() }
    list.insert(.b)
    list.answer?.resume(returning: answer)
    await host.until { handle.currentOutcome != nil }
    switch answer {
    case .allow:
      #expect(handle.currentOutcome == .settled)
      #expect(list.navigation.routes == [.b, .a])
    case .refuse:
      #expect(handle.currentOutcome == .refused(by: "GuardedList: it is full"))
      #expect(list.navigation.routes == [.b])
    case .redirect:
      #expect(handle.currentOutcome == .redirected(to: "c"))
      #expect(list.navigation.routes == [.b, .c])
    case .present:
      #expect(handle.currentOutcome == .redirected(to: "c"))
      #expect(list.navigation.routes == [.b])
      #expect(host.tree.modals.map { $0.route as? GuardedList.Route } == [.c])
    }
    #expect(list.navigation.selected == .b)
    #expect(host.disagreements == [])
  }
}

enum FirstPageAnswer: CaseIterable, Sendable { case allow, refuse, redirect, present }

/// Pages that ask before the first one.
private final class GuardedList: Coordinator, RouteGuard {
  enum Route: Hashable { case nothing, a, b, c }
  let navigation = Pages<Route>([], whenEmpty: .nothing)
  var answer: CheckedContinuation<FirstPageAnswer, Never>?

  func destination(for route: Route) -> Destination { .screen(MixedPage()) }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard route == .a else { return .allow }
    return .ask { [self] in
      switch await withCheckedContinuation({ self.answer = $0 }) {
      case .allow: .allow
      case .refuse: .refuse("it is full")
      case .redirect: .redirect(to: .c)
      case .present: .redirect(to: .c, as: .sheet)
      }
    }
  }
}

/// A page that asks before it is left.
private final class AskedPage: LeaveGuard {
  var answer: CheckedContinuation<Bool, Never>?
  var leavePolicy: LeavePolicy { .ask }
  func confirmLeave() async -> Bool { await withCheckedContinuation { answer = $0 } }
}
