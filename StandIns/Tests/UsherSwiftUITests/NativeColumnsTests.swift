import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherSwiftUI
import UsherTesting

/// Folders, notes and more about a note.
private final class Notes: Coordinator {
  enum Route: Equatable { case folders, folder(Int), note(Int), more }
  typealias Output = String
  let navigation: Split<Route>
  var drafts: [Page] = []

  init(_ columns: [SplitColumn]) {
    navigation = Split(
      .folders, columns: columns,
      emptyDetail: ColumnPlaceholder("No note chosen", message: "Choose one.", imageName: "note")
    ) { route in
      switch route {
      case .folders: .sidebar
      case .folder: .content
      case .note: .detail
      case .more: .inspector
      }
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .note(let number) where number < 0: draft()
    case .note(let number) where number > 100: .flow(WordFlow()) { _ in }
    case .more where !drafts.isEmpty: draft()
    default: .screen(Page("\(route)"))
    }
  }

  /// A screen that asks before it is left, and stays.
  private func draft() -> Destination {
    let page = Page("draft")
    (page.leavePolicy, page.answer) = (.ask, false)
    drafts.append(page)
    return .screen(page)
  }
}

@Suite("Columns in the native host", .serialized)
@MainActor
struct NativeColumnsTests {
  private let phone = SwiftUIPhone()

  private func host(_ flow: some Coordinator<String>, readsUIKit: Bool = true) async -> FlowHost {
    let views = FlowViews.pages
    views.register(Model.self) { Text("model \($0.name)") }
    let host = FlowHost(flow, views: views, kind: .native)
    if !readsUIKit { host.readsUIKit = false }
    phone.person.giveRoom(.regular)
    phone.show(FlowView(host))
    await phone.settle()
    return host
  }

  private func turn(_ room: UIUserInterfaceSizeClass) async {
    phone.person.giveRoom(room)
    await phone.settle()
  }

  /// The pages that a user sees.
  private var pages: [String] { phone.texts.filter { $0.hasPrefix("page ") } }

  @Test("Columns that the app hides are not seen where there is room, and nothing ends")
  func hidden() async {
    let notes = Notes([.sidebar, .content, .detail])
    let host = await host(notes)
    notes.show(.folder(1))
    notes.show(.note(1))
    notes.navigation.visibility = .withoutFirst
    await phone.settle()
    #expect(pages == ["page folder(1)", "page note(1)"])
    #expect(host.tree.visibleScreens.count == 2)
    notes.navigation.visibility = .mainOnly
    await phone.settle()
    #expect(pages == ["page note(1)"])
    await turn(.compact)
    #expect(pages == ["page note(1)"])
    await turn(.regular)
    #expect(pages == ["page note(1)"])
    notes.navigation.visibility = .all
    await phone.settle()
    #expect(pages.sorted() == ["page folder(1)", "page folders", "page note(1)"])
    #expect(notes.navigation.routes == [.folders, .folder(1), .note(1)])
    #expect(host.tree.disagreements == [])
  }

  @Test("Of two columns the app hides the first one")
  func firstOfTwo() async {
    let notes = Notes([.sidebar, .detail])
    let host = await host(notes)
    notes.show(.note(1))
    notes.navigation.visibility = .withoutFirst
    await phone.settle()
    #expect(pages == ["page note(1)"])
    notes.navigation.visibility = .automatic
    await phone.settle()
    #expect(pages.sorted() == ["page folders", "page note(1)"])
    #expect(host.tree.disagreements == [])
  }

  @Test("Each column shows its top, and one stack shows all where there is no room")
  func forms() async {
    let notes = Notes([.sidebar, .content, .detail])
    let host = await host(notes)
    notes.show(.folder(1))
    notes.show(.note(1))
    await phone.settle()
    #expect(pages == ["page folders", "page folder(1)", "page note(1)"])
    #expect(host.tree.visibleScreens.count == 3)
    await turn(.compact)
    #expect(pages == ["page note(1)"])
    #expect(host.tree.visibleScreens.count == 1)
    try? phone.person.tapBack()
    await phone.settle()
    #expect(notes.navigation.routes == [.folders, .folder(1)])
    await turn(.regular)
    #expect(pages == ["page folders", "page folder(1)"])
    #expect(host.tree.disagreements == [])
  }

  @Test("An empty column shows its placeholder, only where there is room")
  func placeholder() async {
    let notes = Notes([.sidebar, .detail])
    let host = await host(notes)
    #expect(phone.texts.contains("No note chosen") && phone.texts.contains("Choose one."))
    notes.show(.note(1))
    await phone.settle()
    #expect(!phone.texts.contains("No note chosen"))
    notes.clear(.detail)
    var isEmpty = false
    for _ in 0..<40 {
      StandIn.clock.advance(1)
      await Task.yield()
      isEmpty = isEmpty || phone.texts.contains("No note chosen")
      #expect(!isEmpty || !pages.contains("page note(1)"), "the note came back")
    }
    await phone.settle()
    #expect(phone.texts.contains("No note chosen"))
    await turn(.compact)
    #expect(!phone.texts.contains("No note chosen"))
    #expect(host.tree.disagreements == [])
  }

  @Test("A change of room keeps the flows, their models and what they have pushed")
  func room() async {
    let notes = Notes([.sidebar, .detail])
    let host = await host(notes)
    notes.show(.note(101))
    let inner = notes.child(WordFlow.self)
    inner?.push(.next("b"))
    await phone.settle()
    let screens = host.tree.visibleScreens.map(\.id)
    for room in [UIUserInterfaceSizeClass.compact, .regular, .compact, .regular] {
      await turn(room)
      #expect(notes.child(WordFlow.self) === inner)
      #expect(inner?.navigation.routes == [.first, .next("b")])
      #expect(phone.texts.contains("model b"))
    }
    #expect(host.tree.visibleScreens.map(\.id) == screens)
    #expect(host.tree.disagreements == [])
    #expect(StandIn.exceptions == [])
  }

  @Test(
    "The inspector stands beside the detail, and its place ends when the user closes it",
    arguments: [true, false])
  func inspector(readsUIKit: Bool) async throws {
    let notes = Notes([.sidebar, .detail, .inspector])
    let host = await host(notes, readsUIKit: readsUIKit)
    notes.show(.note(1))
    notes.show(.more)
    await phone.settle()
    #expect(pages == ["page folders", "page note(1)", "page more"])
    try phone.person.closeInspector()
    await phone.settle()
    #expect(notes.navigation.routes == [.folders, .note(1)])
    #expect(pages == ["page folders", "page note(1)"])
    notes.show(.more)
    await phone.settle()
    #expect(pages == ["page folders", "page note(1)", "page more"])
    await turn(.compact)
    #expect(pages == ["page more"])
    #expect(host.tree.disagreements == [])
  }

  @Test("An inspector that asks is put back until the answer is yes", arguments: [true, false])
  func guardedInspector(readsUIKit: Bool) async throws {
    let notes = Notes([.detail, .inspector])
    let host = await host(notes, readsUIKit: readsUIKit)
    notes.show(.note(-1))
    await phone.settle()
    notes.show(.more)
    await phone.settle()
    let draft = try #require(notes.drafts.last)
    #expect(pages == ["page draft", "page draft"])
    try phone.person.closeInspector()
    await phone.settle()
    #expect(draft.questions == 1)
    #expect(pages == ["page draft", "page draft"])
    draft.answer = true
    try phone.person.closeInspector()
    await phone.settle()
    #expect(draft.questions == 2)
    #expect(notes.navigation.routes == [.note(-1)])
    #expect(host.tree.disagreements == [])
  }

  @Test(
    "A page that asks is asked in its column, and on top of all where there is no room",
    arguments: [true, false])
  func guarded(readsUIKit: Bool) async throws {
    let notes = Notes([.sidebar, .detail, .inspector])
    let host = await host(notes, readsUIKit: readsUIKit)
    notes.show(.note(101))
    let inner = try #require(notes.child(WordFlow.self))
    let page = Page("asks")
    (page.leavePolicy, page.answer) = (.ask, false)
    inner.screen = { route -> AnyObject in
      if route == .first { Model("first") } else { page }
    }
    inner.push(.next("b"))
    notes.show(.more)
    await phone.settle()
    #expect(pages == ["page folders", "page asks", "page more"])
    try #require(phone.person.find("BackButton", as: .menu).first).tap()
    await phone.settle()
    #expect(page.questions == 1)
    #expect(inner.navigation.routes == [.first, .next("b")])
    await turn(.compact)
    try phone.person.tapBack()
    await phone.settle()
    #expect(pages == ["page asks"])
    try #require(phone.person.find("BackButton", as: .menu).first).tap()
    await phone.settle()
    #expect(page.questions == 2)
    page.answer = true
    await turn(.regular)
    try #require(phone.person.find("BackButton", as: .menu).first).tap()
    await phone.settle()
    #expect(page.questions == 3)
    #expect(inner.navigation.routes == [.first])
    #expect(notes.navigation.routes == [.folders, .note(101)])
    #expect(phone.texts.contains("model first"))
    #expect(host.tree.disagreements == [])
  }

  @Test("A page that lay below others asks as soon as it is on top of its column")
  func guardedBelow() async throws {
    let notes = Notes([.sidebar, .detail, .inspector])
    let host = await host(notes)
    await turn(.compact)
    notes.show(.note(101))
    let inner = try #require(notes.child(WordFlow.self))
    let page = Page("asks")
    inner.screen = { _ in page }
    inner.push(.next("b"))
    notes.show(.more)
    await phone.settle()
    (page.leavePolicy, page.answer) = (.ask, false)
    await turn(.regular)
    try #require(phone.person.find("BackButton", as: .menu).first).tap()
    await phone.settle()
    #expect(page.questions == 1)
    #expect(inner.navigation.routes == [.first, .next("b")])
    #expect(host.tree.disagreements == [])
  }

  @Test("The first screen of a column that asks has a way back only where there is no room")
  func guardedFirst() async throws {
    let notes = Notes([.sidebar, .detail])
    let host = await host(notes)
    notes.show(.note(-1))
    await phone.settle()
    let draft = try #require(notes.drafts.first)
    #expect(phone.person.find("BackButton").isEmpty)
    notes.show(.note(2))
    await phone.settle()
    #expect(draft.questions == 1)
    #expect(notes.navigation[.detail] == .note(-1))
    await turn(.compact)
    try #require(phone.person.find("BackButton", as: .menu).first).tap()
    await phone.settle()
    #expect(draft.questions == 2)
    await turn(.regular)
    #expect(phone.person.find("BackButton").isEmpty)
    #expect(pages == ["page folders", "page draft"])
    #expect(host.tree.disagreements == [])
  }

  @Test("The room changes in the middle of each transition, and nothing is lost")
  func amidTransitions() async {
    for turns in 0..<12 {
      let notes = Notes([.sidebar, .content, .detail])
      phone.person.giveRoom(.compact)
      let host = await host(notes)
      await turn(.compact)
      notes.show(.folder(1))
      StandIn.clock.advance(turns)
      phone.person.giveRoom(.regular)
      StandIn.clock.advance(turns / 2)
      notes.show(.note(1))
      StandIn.clock.advance(turns)
      phone.person.giveRoom(.compact)
      await phone.settle()
      #expect(pages == ["page note(1)"], "\(turns)")
      #expect(notes.navigation.routes == [.folders, .folder(1), .note(1)], "\(turns)")
      try? phone.person.tapBack()
      StandIn.clock.advance(turns)
      phone.person.giveRoom(.regular)
      await phone.settle()
      #expect(notes.navigation.routes == [.folders, .folder(1)], "\(turns)")
      #expect(pages == ["page folders", "page folder(1)"], "\(turns)")
      #expect(StandIn.exceptions == [], "\(turns)")
      #expect(host.tree.disagreements == [], "\(turns)")
      host.tree.close()
      await phone.settle()
    }
  }

  @Test("What the flow presents stands above the columns, and stays while the room changes")
  func modals() async {
    let notes = Notes([.sidebar, .detail])
    let host = await host(notes)
    notes.show(.note(1))
    notes.present(.note(2))
    await phone.settle()
    #expect(phone.person.elements.map(\.label).contains("page note(2)"))
    await turn(.compact)
    #expect(phone.person.elements.map(\.label).contains("page note(2)"))
    await turn(.regular)
    notes.dismiss()
    await phone.settle()
    #expect(pages == ["page folders", "page note(1)"])
    #expect(host.tree.disagreements == [])
  }

  @Test("A place that is replaced in a column is released")
  func released() async {
    let notes = Notes([.sidebar, .detail])
    let host = await host(notes)
    notes.show(.note(101))
    await phone.settle()
    weak let words = notes.child(WordFlow.self)
    #expect(words != nil)
    notes.show(.note(1))
    await phone.settle()
    #expect(words == nil)
    #expect(host.tree.disagreements == [])
  }

  @Test("Columns on a stack are reported once")
  func onStack() async {
    @MainActor final class Log { var problems: [String] = [] }
    let log = Log()
    var configuration = TreeConfiguration()
    configuration.onMisuse = { log.problems.append($0.problem) }
    let stack = NotesOnStack()
    phone.show(
      FlowView(
        FlowHost(stack, views: .pages, kind: .native, configuration: configuration) { _ in }))
    await phone.settle()
    for _ in 0..<2 {
      stack.push(1)
      await phone.settle()
      stack.pop()
      await phone.settle()
    }
    #expect(log.problems.filter { $0.hasPrefix("Columns were put on a stack.") }.count == 1)
  }
}

/// A stack that pushes columns.
private final class NotesOnStack: Coordinator {
  let navigation = Stack<Int>(0)
  func destination(for route: Int) -> Destination {
    route == 0 ? .screen(Page("first")) : .flow(Notes([.sidebar, .detail])) { _ in }
  }
}
