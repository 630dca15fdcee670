import Usher
import UsherTesting

/// Tabs with columns, and with pages that contain columns and pages.
final class ModelsApp: Coordinator {
  enum Route: Hashable { case columns, pages, sheet }
  let navigation = Tabs<Route>(.columns, .pages)

  func destination(for route: Route) -> Destination {
    switch route {
    case .columns: .flow(ColumnsFlow(depth: 2))
    case .pages: .flow(BookFlow(depth: 2))
    case .sheet: .flow(ColumnsFlow(depth: 1))
    }
  }
}

/// Columns whose detail is a stack; deeper in the app their inspector contains pages.
final class ColumnsFlow: Coordinator {
  enum Route: Hashable { case folders, folder(Int), note(Int), details, sheet, pages }
  let depth: Int
  let navigation: Split<Route>

  init(depth: Int) {
    self.depth = depth
    navigation = Split(
      .folders, columns: SplitColumn.allCases, emptyDetail: ColumnPlaceholder("No note chosen")
    ) { route in
      switch route {
      case .folders, .sheet, .pages: .sidebar
      case .folder: .content
      case .note: .detail
      case .details: .inspector
      }
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .folders, .folder, .details: .screen(screen())
    case .note(let number): .flow(PageFlow(asks: number > 1, depth: depth - 1))
    case .sheet: .flow(PageFlow(asks: true, depth: depth - 1))
    case .pages: .flow(BookFlow(depth: depth - 1))
    }
  }

  private func screen() -> FuzzScreen {
    let screen = FuzzScreen()
    screen.fuzzActions = [
      FuzzAction("folder") { self.show(.folder(1)) },
      FuzzAction("other folder") { self.show(.folder(2)) },
      FuzzAction("note") { self.show(.note(1)) },
      FuzzAction("other note") { self.show(.note(2)) },
      FuzzAction("details") { self.show(.details) },
      FuzzAction("dirty") { [weak screen] in screen?.isDirty = true },
      FuzzAction("stubborn") { [weak screen] in
        screen?.isDirty = true
        screen?.isStubborn = true
      },
      FuzzAction("clear detail") { self.clear(.detail) },
      FuzzAction("clear content") { self.clear(.content) },
      FuzzAction("new name") { self.update(.folder(3)) },
      FuzzAction("anew") { self.remake() },
      FuzzAction("sheet") { self.present(.sheet) },
      FuzzAction("pages") { if self.depth > 0 { self.present(.pages) } },
      FuzzAction("close") { self.dismiss() },
      FuzzAction("folder and note") {
        self.transaction {
          self.show(.folder(2))
          self.show(.note(2))
        }
      },
    ]
    return screen
  }
}

/// A stack inside a column, a page or a sheet.
final class PageFlow: Coordinator {
  enum Route: Hashable { case first, more, sheet, book }
  let navigation = Stack<Route>(.first)
  private let asks: Bool
  private let depth: Int

  init(asks: Bool, depth: Int) { (self.asks, self.depth) = (asks, depth) }

  func destination(for route: Route) -> Destination {
    switch route {
    case .book: return .flow(BookFlow(depth: depth - 1))
    case .first, .more, .sheet: break
    }
    let screen = FuzzScreen()
    screen.isDirty = asks && route == .first
    screen.fuzzActions = [
      FuzzAction("push") { self.push(.more, allowsRepeat: true) },
      FuzzAction("pop") { self.pop() },
      FuzzAction("pop to the first") { self.popToRoot() },
      FuzzAction("sheet") { self.present(.sheet) },
      FuzzAction("book") { if self.depth > 0 { self.push(.book) } },
      FuzzAction("close") { self.dismiss() },
      FuzzAction("finish") { self.finish() },
      FuzzAction("cancel") { self.cancel() },
    ]
    return .screen(screen)
  }
}

/// Pages that come and go; some are flows.
final class BookFlow: Coordinator {
  enum Route: Hashable { case page(Int), flow(Int), columns, sheet, empty }
  let depth: Int
  let navigation: Pages<Route>

  init(depth: Int) {
    self.depth = depth
    navigation = Pages(
      [.page(0), .flow(1), .page(2), .page(3), .flow(4)], startingAt: 1, whenEmpty: .empty)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .page, .empty: .screen(screen())
    case .flow(let number): .flow(PageFlow(asks: number > 3, depth: depth - 1))
    case .columns: .flow(ColumnsFlow(depth: depth - 1))
    case .sheet: .flow(PageFlow(asks: false, depth: depth - 1))
    }
  }

  private func screen() -> FuzzScreen {
    let screen = FuzzScreen()
    let pages = { self.navigation.routes }
    screen.fuzzActions = [
      FuzzAction("next") { self.next() },
      FuzzAction("previous") { self.previous() },
      FuzzAction("first") { if !pages().isEmpty { self.select(at: 0) } },
      FuzzAction("last") { if !pages().isEmpty { self.select(at: pages().count - 1) } },
      FuzzAction("dirty") { [weak screen] in screen?.isDirty = true },
      FuzzAction("insert first") {
        if pages().count < 9 { self.insert(.page(pages().count + 10), at: 0) }
      },
      FuzzAction("columns") {
        if self.depth > 0, pages().count < 9 { self.insert(.columns, at: pages().count) }
      },
      FuzzAction("remove") { if let page = self.navigation.selected { self.remove(page) } },
      FuzzAction("reverse") { self.setPages(pages().reversed()) },
      FuzzAction("none") { self.setPages([]) },
      FuzzAction("new") {
        self.setPages([.page(0), .flow(4), .page(7), .flow(1)], selecting: .page(7))
      },
      FuzzAction("sheet") { self.present(.sheet) },
      FuzzAction("close") { self.dismiss() },
    ]
    return screen
  }
}
