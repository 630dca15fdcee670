import Foundation
import Usher

/// Reads the observed containers as what a phone shows.
extension LivePage {
  func observedState() -> PhoneState {
    var onPage = Set<EntryID>()
    let root = driver.root.map { surface($0, &onPage) } ?? .empty
    let modals = driver.modals.map { modal($0, &onPage) }
    screens.keep(onPage)
    return PhoneState(root: root, modals: modals)
  }

  private func surface(_ surface: Surface, _ onPage: inout Set<EntryID>) -> PhoneSurface {
    let items = driver.items(in: surface)
    switch surface.kind {
    case .stack:
      var pages: [PhonePage] = []
      for (position, entry) in items.enumerated() {
        pages.append(page(entry, isOnPage: position >= items.count - 2, &onPage))
      }
      return .stack(id: surface.id.name, pages: pages)
    case .box:
      return items.last.map { content(of: $0, &onPage) } ?? .empty
    case .tabs:
      let selected = driver.shown(in: surface)
      var tabs: [PhoneTab] = []
      for entry in items { tabs.append(tab(entry, isSelected: entry === selected, &onPage)) }
      return .tabs(id: surface.id.name, items: tabs, selected: selected?.id.name ?? "")
    }
  }

  private func content(of entry: Entry, _ onPage: inout Set<EntryID>) -> PhoneSurface {
    if let inner = entry.surface { return surface(inner, &onPage) }
    return .screen(page(entry, isOnPage: true, &onPage))
  }

  private func page(
    _ entry: Entry, isOnPage: Bool, _ onPage: inout Set<EntryID>
  ) -> PhonePage {
    var page = PhonePage(
      id: entry.id.name, title: entry.declaredTitle, backTitle: entry.declaredBackTitle,
      hidesBar: entry.hidesNavigationBar)
    guard isOnPage else { return page }
    if let inner = entry.surface {
      page.content = .surface(surface(inner, &onPage))
    } else if let screen = screens.screen(of: entry) {
      onPage.insert(entry.id)
      page.content = .body(screen.markup)
      page.form = screen.form
    }
    return page
  }

  private func tab(
    _ entry: Entry, isSelected: Bool, _ onPage: inout Set<EntryID>
  ) -> PhoneTab {
    let item = entry.tabItem
    if let name = item?.imageName, !markup.knows(name) {
      tree.engine.events.report(
        .unknownIcon(name, of: entry, known: Icon.knownNames + markup.icons.keys.sorted()))
    }
    return PhoneTab(
      id: entry.id.name,
      title: item?.title ?? entry.declaredTitle ?? entry.route.map { "\($0)".capitalized } ?? "",
      symbol: item?.imageName, badge: item?.badge,
      surface: isSelected ? content(of: entry, &onPage) : .empty)
  }

  private func modal(_ entry: Entry, _ onPage: inout Set<EntryID>) -> PhoneModal {
    if case .alert(let alert) = entry.content {
      return PhoneModal(
        id: entry.id.name,
        style: .alert(
          PhoneAlert(alert, isSheet: entry.presentation?.style == .actionSheet)),
        isQuestion: entry.isQuestion)
    }
    let style: PhoneModal.Style =
      entry.presentation?.style == .fullScreen
      ? .fullScreen
      : .sheet(isHalf: entry.isHalfSheet, isDismissable: entry.isDismissable)
    return PhoneModal(id: entry.id.name, style: style, surface: content(of: entry, &onPage))
  }
}

extension Misuse {
  @MainActor
  fileprivate static func unknownIcon(_ name: String, of entry: Entry, known: [String]) -> Misuse {
    Misuse(
      "tab \(entry.node.name), image “\(name)”",
      problem: "There is no drawing of this name, so the tab shows a circle.",
      fix: "Add it to WebOptions.icons, or use one of: \(known.joined(separator: ", ")).")
  }
}

extension PhoneAlert {
  @MainActor
  init(_ alert: AlertContent, isSheet: Bool = false) {
    self.init(
      title: alert.title, message: alert.message,
      actions: alert.actions.map { action in
        let role: Action.Role =
          switch action.role {
          case .default: .normal
          case .cancel: .cancel
          case .destructive: .destructive
          }
        return Action(title: action.title, role: role)
      }, preferred: alert.preferredAction,
      field: alert.textField.map { field in
        Field(text: field.text, placeholder: field.placeholder, kind: field.kind)
      }, isSheet: isSheet)
  }
}

extension Entry {
  /// Whether the smallest height of the sheet leaves about half of the phone free.
  fileprivate var isHalfSheet: Bool {
    switch sheetDetents.first {
    case .medium: true
    case .fraction(let share): share < 0.75
    case .large, nil: false
    }
  }
}
