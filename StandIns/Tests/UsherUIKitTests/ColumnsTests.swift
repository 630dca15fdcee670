import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherTesting
import UsherUIKit

/// Folders, notes and more about a note.
private final class Notes: Coordinator {
  enum Route: Equatable { case folders, folder(Int), note(Int), more }
  typealias Output = String
  let navigation: Split<Route>

  init(
    _ columns: [SplitColumn] = [.sidebar, .detail], inspectorWidth: ColumnWidth? = nil,
    display: ColumnDisplay = .automatic
  ) {
    navigation = Split(
      .folders, columns: columns,
      emptyDetail: ColumnPlaceholder("No note chosen", message: "Choose one.", imageName: "note"),
      sidebarWidth: ColumnWidth(300, minimum: 200, maximum: 400), contentWidth: 250,
      inspectorWidth: inspectorWidth, display: display
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
    case .note(let number) where number < 0: .screen(Draft())
    case .note(let number) where number > 100: .flow(WordTabs())
    default: .screen(Model("\(route)"))
    }
  }
}

/// Tabs in a column.
private final class WordTabs: Coordinator {
  let navigation = Tabs<String>("left", "right")
  func destination(for route: String) -> Destination { .screen(Model(route)) }
}

/// A stack whose first route pushes columns, and tabs with columns in one of them.
private final class NotesInStack: Coordinator {
  typealias Output = String
  let navigation = Stack<Int>(0)
  func destination(for route: Int) -> Destination {
    route == 0 ? .screen(Model("first")) : .flow(Notes()) { _ in }
  }
}

private final class NotesInTabs: Coordinator {
  typealias Output = String
  let navigation = Tabs<Int>(0, 1)
  func destination(for route: Int) -> Destination {
    route == 0 ? .flow(Notes()) { _ in } : .screen(Model("second"))
  }
}

@Suite("Columns in UIKit", .serialized)
@MainActor
struct ColumnsTests {
  private let phone = Phone()
  private final class Log { var misuses: [Misuse] = [] }
  private let log = Log()

  private func host(_ flow: some Coordinator<String>, isWide: Bool) -> UIKitHost {
    var configuration = TreeConfiguration()
    configuration.onMisuse = { [log] in log.misuses.append($0) }
    phone.person.giveRoom(isWide ? .regular : .compact)
    let host = UIKitHost(
      flow, in: phone.window, views: phone.views, configuration: configuration
    ) { _ in }
    phone.settle()
    return host
  }

  private func turn(isWide: Bool) {
    phone.person.giveRoom(isWide ? .regular : .compact)
    phone.settle()
  }

  private func titles(_ host: UIKitHost) -> [[String?]] {
    guard let split = host.rootViewController as? UISplitViewController else { return [] }
    let columns: [UISplitViewController.Column] =
      split.isCollapsed ? [.compact] : [.primary, .supplementary, .secondary]
    return columns.compactMap { split.viewController(for: $0) as? UINavigationController }
      .map { stack in stack.viewControllers.map(\.navigationItem.title) }
  }

  @Test("Columns are beside each other where there is room, and one list where there is none")
  func forms() {
    let notes = Notes([.sidebar, .content, .detail])
    let host = host(notes, isWide: true)
    notes.show(.folder(1))
    notes.show(.note(1))
    phone.settle()
    #expect(titles(host) == [["folders"], ["folder(1)"], ["note(1)"]])
    let screens = notes.navigation.routes.count
    turn(isWide: false)
    #expect(titles(host) == [["folders", "folder(1)", "note(1)"]])
    turn(isWide: true)
    #expect(titles(host) == [["folders"], ["folder(1)"], ["note(1)"]])
    #expect(notes.navigation.routes.count == screens)
    #expect(StandIn.exceptions == [])
    #expect(host.tree.disagreements == [])
  }

  @Test("Columns are as wide as the flow says, and share the room as it says")
  func widths() throws {
    for (display, mode) in [
      (ColumnDisplay.automatic, UISplitViewController.DisplayMode.twoBesideSecondary),
      (.beside, .twoBesideSecondary), (.displacing, .twoDisplaceSecondary), (.over, .automatic),
    ] {
      let notes = Notes([.sidebar, .content, .detail], display: display)
      let host = host(notes, isWide: true)
      let split = try #require(host.rootViewController as? UISplitViewController)
      #expect(split.preferredPrimaryColumnWidth == 300)
      #expect(split.minimumPrimaryColumnWidth == 200)
      #expect(split.maximumPrimaryColumnWidth == 400)
      #expect(split.preferredSupplementaryColumnWidth == 250)
      #expect(split.maximumSupplementaryColumnWidth == 250)
      #expect(split.preferredDisplayMode == mode)
      host.close()
    }
  }

  @Test("Columns are hidden and shown by code and by the user, and nothing starts or ends")
  func visibility() async throws {
    let notes = Notes([.sidebar, .content, .detail])
    let host = host(notes, isWide: true)
    let split = try #require(host.rootViewController as? UISplitViewController)
    notes.show(.folder(1))
    notes.show(.note(1))
    await phone.settleWithTasks()
    var seen: [[String]] = []
    let observation = host.tree.observe { event in
      if case .visible(let screens) = event { seen.append(screens.compactMap(\.route)) }
    }
    notes.navigation.visibility = .withoutFirst
    await phone.settleWithTasks()
    #expect(split.displayMode == .oneBesideSecondary)
    notes.navigation.visibility = .mainOnly
    await phone.settleWithTasks()
    #expect(split.displayMode == .secondaryOnly)
    notes.navigation.visibility = .all
    await phone.settleWithTasks()
    split.hide(.primary)
    await phone.settleWithTasks()
    #expect(notes.navigation.visibility == .withoutFirst)
    split.show(.primary)
    await phone.settleWithTasks()
    #expect(notes.navigation.visibility == .all)
    #expect(
      seen == [
        ["folder(1)", "note(1)"], ["note(1)"], ["folders", "folder(1)", "note(1)"],
        ["folder(1)", "note(1)"], ["folders", "folder(1)", "note(1)"],
      ])
    notes.navigation.visibility = .withoutFirst
    turn(isWide: false)
    turn(isWide: true)
    await phone.settleWithTasks()
    #expect(notes.navigation.visibility == .withoutFirst)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(notes.navigation.routes.count == 3)
    #expect(host.tree.disagreements == [])
    withExtendedLifetime(observation) {}
  }

  @Test("Two columns hide the first one by code and by the user")
  func firstOfTwo() throws {
    let notes = Notes()
    let host = host(notes, isWide: true)
    let split = try #require(host.rootViewController as? UISplitViewController)
    notes.navigation.visibility = .withoutFirst
    phone.settle()
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    phone.settle()
    #expect(notes.navigation.visibility == .all)
    split.hide(.primary)
    phone.settle()
    #expect(notes.navigation.visibility == .withoutFirst)
    notes.navigation.visibility = .automatic
    phone.settle()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(host.tree.disagreements == [])
  }

  @Test("An empty column shows its placeholder, only where there is room")
  func placeholder() {
    let notes = Notes()
    let host = host(notes, isWide: true)
    #expect(phone.person.sees("No note chosen") && phone.person.sees("Choose one."))
    notes.show(.note(1))
    phone.settle()
    #expect(!phone.person.sees("No note chosen"))
    notes.clear(.detail)
    phone.settle()
    #expect(phone.person.sees("No note chosen"))
    turn(isWide: false)
    #expect(!phone.person.sees("No note chosen"))
    #expect(phone.person.barTitle == "folders")
    #expect(host.tree.disagreements == [])
  }

  @Test("More than three columns: the inspector is on top of the detail")
  func inspector() async throws {
    let notes = Notes([.sidebar, .detail, .inspector])
    let host = host(notes, isWide: true)
    notes.show(.note(1))
    notes.show(.more)
    phone.settle()
    #expect(titles(host) == [["folders"], ["note(1)", "more"]])
    let stack = try #require(
      (host.rootViewController as? UISplitViewController)?.viewController(for: .secondary)
        as? UINavigationController)
    #expect(stack.navigationBar.tapBack())
    phone.settle()
    await phone.settleWithTasks()
    #expect(notes.navigation.routes == [.folders, .note(1)])
    #expect(host.tree.disagreements == [])
  }

  @Test("From iOS 26 the inspector has a column of its own, which shows and hides with its place")
  func inspectorColumn() async throws {
    StandIn.system = .init(.iOS26)
    let notes = Notes([.sidebar, .detail, .inspector], inspectorWidth: 240)
    let host = host(notes, isWide: true)
    let split = try #require(host.rootViewController as? UISplitViewController)
    let inspector = try #require(
      split.viewController(for: .inspector) as? UINavigationController)
    #expect(split.preferredInspectorColumnWidth == 240 && split.style == .doubleColumn)
    notes.show(.note(1))
    await phone.settleWithTasks()
    #expect(!split.isShowing(.inspector))
    notes.show(.more)
    await phone.settleWithTasks()
    #expect(split.isShowing(.inspector))
    #expect(titles(host) == [["folders"], ["note(1)"]])
    #expect(inspector.viewControllers.map(\.navigationItem.title) == ["more"])
    #expect(phone.person.sees("more"))
    turn(isWide: false)
    #expect(titles(host) == [["folders", "note(1)", "more"]])
    turn(isWide: true)
    #expect(titles(host) == [["folders"], ["note(1)"]] && split.isShowing(.inspector))
    notes.clear(.inspector)
    await phone.settleWithTasks()
    #expect(!split.isShowing(.inspector))
    #expect(notes.navigation.routes == [.folders, .note(1)])
    notes.show(.more)
    turn(isWide: false)
    await phone.settleWithTasks()
    try phone.person.tapBack()
    await phone.settleWithTasks()
    turn(isWide: true)
    #expect(notes.navigation.routes == [.folders, .note(1)])
    #expect(!split.isShowing(.inspector))
    #expect(StandIn.exceptions == [] && StandIn.messages == [])
    #expect(host.tree.disagreements == [])
  }

  @Test("A screen that asks is asked in both forms, and stays where the answer is no")
  func guarded() async {
    let notes = Notes()
    let host = host(notes, isWide: true)
    notes.show(.note(-1))
    await phone.settleWithTasks()
    notes.show(.note(2))
    await phone.settleWithTasks()
    #expect(notes.navigation[.detail] == .note(-1))
    turn(isWide: false)
    try? phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(notes.navigation[.detail] == .note(-1))
    turn(isWide: true)
    #expect(host.tree.disagreements == [])
    #expect(StandIn.exceptions == [])
  }

  @Test("Tabs stand in a column, and move with it")
  func tabs() {
    let notes = Notes()
    let host = host(notes, isWide: true)
    notes.show(.note(101))
    phone.settle()
    notes.child(WordTabs.self)?.select("right")
    phone.settle()
    turn(isWide: false)
    #expect(notes.child(WordTabs.self)?.navigation.selected == "right")
    #expect(phone.person.topScreen?.navigationItem.title == "right")
    turn(isWide: true)
    #expect(host.tree.disagreements == [])
  }

  @Test("Columns stand in a tab; on a stack they are refused with the fix")
  func places() {
    let tabs = NotesInTabs()
    let inTabs = host(tabs, isWide: true)
    tabs.child(Notes.self)?.show(.note(1))
    phone.settle()
    turn(isWide: false)
    #expect(phone.person.barTitle == "note(1)")
    #expect(inTabs.tree.disagreements == [])
    inTabs.tree.close()
    phone.settle()
    let stack = NotesInStack()
    let onStack = host(stack, isWide: false)
    stack.push(1)
    phone.settle()
    #expect(stack.navigation.routes == [0])
    #expect(log.misuses.first?.problem.contains("a split view controller") == true)
    #expect(StandIn.exceptions == [])
    #expect(onStack.tree.disagreements == [])
  }

  @Test("The room changes in the middle of each transition, and nothing is lost")
  func amidTransitions() async {
    for turns in 0..<12 {
      let notes = Notes([.sidebar, .content, .detail])
      let host = host(notes, isWide: false)
      notes.show(.folder(1))
      StandIn.clock.advance(turns)
      phone.person.giveRoom(.regular)
      StandIn.clock.advance(turns / 2)
      notes.show(.note(1))
      StandIn.clock.advance(turns)
      phone.person.giveRoom(.compact)
      await phone.settleWithTasks()
      #expect(titles(host) == [["folders", "folder(1)", "note(1)"]], "\(turns)")
      try? phone.person.tapBack()
      StandIn.clock.advance(turns)
      phone.person.giveRoom(.regular)
      await phone.settleWithTasks()
      #expect(notes.navigation.routes == [.folders, .folder(1)], "\(turns)")
      #expect(titles(host).prefix(2) == [["folders"], ["folder(1)"]], "\(turns)")
      #expect(StandIn.exceptions == [], "\(turns)")
      #expect(StandIn.messages == [], "\(turns)")
      #expect(host.tree.disagreements == [], "\(turns)")
      host.tree.close()
      phone.settle()
    }
  }

  @Test("H45: A narrow window shows what was chosen last, and no empty column")
  func topOfNarrow() async {
    for isChosen in [false, true] {
      let notes = Notes([.sidebar, .content, .detail])
      let host = host(notes, isWide: true)
      notes.show(.folder(1))
      if isChosen { notes.show(.note(1)) }
      await phone.settleWithTasks()
      let titles = ["folders", "folder(1)"] + (isChosen ? ["note(1)"] : [])
      for _ in 0..<2 {
        turn(isWide: false)
        #expect(self.titles(host) == [titles])
        #expect(phone.person.topScreen?.navigationItem.title == titles.last)
        #expect(!phone.person.sees("No note chosen"))
        turn(isWide: true)
        #expect(phone.person.sees("No note chosen") == !isChosen)
      }
      #expect(notes.navigation.routes.count == titles.count)
      #expect(host.tree.disagreements == [])
      host.close()
    }
  }

  @Test("H46: Columns that hide or come while the room changes are as the user left them")
  func visibilityAmidChanges() async throws {
    for turns in 0..<6 {
      let notes = Notes([.sidebar, .content, .detail])
      let host = host(notes, isWide: true)
      let split = try #require(host.rootViewController as? UISplitViewController)
      notes.show(.folder(1))
      notes.show(.note(1))
      await phone.settleWithTasks()
      for (isShown, mode, visibility) in [
        (
          false, UISplitViewController.DisplayMode.oneBesideSecondary,
          ColumnVisibility.withoutFirst
        ),
        (true, .twoBesideSecondary, .all),
      ] {
        if isShown { split.show(.primary) } else { split.hide(.primary) }
        StandIn.clock.advance(turns)
        phone.person.giveRoom(.compact)
        StandIn.clock.advance(turns / 2)
        phone.person.giveRoom(.regular)
        await phone.settleWithTasks()
        #expect(split.displayMode == mode, "\(turns)")
        #expect(notes.navigation.visibility == visibility, "\(turns)")
        #expect(titles(host) == [["folders"], ["folder(1)"], ["note(1)"]], "\(turns)")
      }
      #expect(StandIn.exceptions == [])
      #expect(host.tree.disagreements == [])
      host.close()
    }
  }

  @Test("Controllers in the columns are released when their places have ended")
  func released() {
    let notes = Notes()
    let host = host(notes, isWide: true)
    notes.show(.note(101))
    phone.settle()
    weak let tabs = notes.child(WordTabs.self)
    #expect(tabs != nil)
    notes.show(.note(1))
    phone.settle()
    #expect(tabs == nil)
    turn(isWide: false)
    notes.clear(.detail)
    phone.settle()
    weak let split = host.rootViewController
    #expect(split != nil)
    host.tree.close()
    phone.window.rootViewController = nil
    phone.settle()
  }
}
