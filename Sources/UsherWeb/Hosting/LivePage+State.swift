import Foundation
@_spi(Hosting) import Usher

/// Reads the observed containers as the state of a phone.
extension LivePage {
  func observedState() -> PhoneState {
    var onPage = Set<NodeID>()
    let root = driver.root.map { hostContainer($0, &onPage) } ?? .empty
    let modals = driver.modals.map { modal($0, &onPage) }
    screens.keep(onPage)
    return PhoneState(root: root, modals: modals)
  }

  private func hostContainer(_ hostContainer: HostContainer, _ onPage: inout Set<NodeID>)
    -> PhoneContainer
  {
    let items = driver.items(in: hostContainer)
    switch hostContainer.kind {
    case .split: return .split(split(hostContainer, &onPage))
    case .stack:
      var pages: [PhonePage] = []
      for (position, node) in items.enumerated() {
        pages.append(page(node, isOnPage: position >= items.count - 2, &onPage))
      }
      return .stack(id: hostContainer.id.name, pages: pages)
    case .single:
      return .single(
        id: hostContainer.id.name, items.last.map { content(of: $0, &onPage) } ?? .empty,
        direction: driver.direction(in: hostContainer))
    case .tabs:
      let selected = driver.shown(in: hostContainer)
      var tabs: [PhoneTab] = []
      for node in items { tabs.append(tab(node, isSelected: node === selected, &onPage)) }
      return .tabs(id: hostContainer.id.name, items: tabs, selected: selected?.id.name ?? "")
    case .pages:
      let position = driver.selection(in: hostContainer)
      let shown = driver.shown(in: hostContainer)
      func page(_ position: Int) -> String? {
        items.indices.contains(position) ? items[position].id.name : nil
      }
      return .pages(
        PhonePages(
          id: hostContainer.id.name, shown: shown?.id.name,
          container: shown.map { content(of: $0, &onPage) } ?? .empty,
          previous: page(position - 1), next: page(position + 1), number: position + 1,
          count: items.count, isVertical: hostContainer.axis == .vertical))
    }
  }

  private func split(_ hostContainer: HostContainer, _ onPage: inout Set<NodeID>) -> PhoneSplit {
    let items = driver.itemsInColumns(of: hostContainer)
    let columns = hostContainer.layout?.columns ?? []
    var placeholders: [SplitColumn: ColumnPlaceholder] = [:]
    for column in columns { placeholders[column] = hostContainer.layout?.placeholder(in: column) }
    var split = PhoneSplit(
      id: hostContainer.id.name, items: [], columns: columns, placeholders: placeholders)
    split.hidden = columns.filter { hostContainer.layout?.shows($0) == false }
    for (position, item) in items.enumerated() {
      let isTop = position == items.count - 1 || items[position + 1].column != item.column
      let isOnPage = isTop || position == items.count - 2
      split.items.append(
        PhoneSplit.Item(page(item.node, isOnPage: isOnPage, &onPage), in: item.column))
    }
    return split
  }

  private func content(of node: Node, _ onPage: inout Set<NodeID>) -> PhoneContainer {
    if let inner = node.hostContainer { return hostContainer(inner, &onPage) }
    return .screen(page(node, isOnPage: true, &onPage))
  }

  private func page(
    _ node: Node, isOnPage: Bool, _ onPage: inout Set<NodeID>
  ) -> PhonePage {
    let options = node.screenOptions
    var page = PhonePage(
      id: node.id.name, title: options.title, backTitle: options.backTitle,
      hidesBar: options.hidesNavigationBar ?? false)
    guard isOnPage else { return page }
    if let inner = node.hostContainer {
      page.content = .container(hostContainer(inner, &onPage))
    } else if let screen = screens.screen(of: node) {
      onPage.insert(node.id)
      page.content = .body(screen.markup)
      page.form = screen.form
    }
    return page
  }

  private func tab(
    _ node: Node, isSelected: Bool, _ onPage: inout Set<NodeID>
  ) -> PhoneTab {
    let options = node.screenOptions
    let item = options.tabItem
    if let name = item?.imageName, !markup.knows(name) {
      tree.engine.events.report(
        .unknownIcon(name, of: node, known: Icon.knownNames + markup.icons.keys.sorted()))
    }
    return PhoneTab(
      id: node.id.name,
      title: item?.title ?? options.title ?? node.route.map { "\($0)".capitalized } ?? "",
      symbol: item?.imageName, badge: item?.badge,
      container: isSelected ? content(of: node, &onPage) : .empty)
  }

  private func modal(_ node: Node, _ onPage: inout Set<NodeID>) -> PhoneModal {
    if case .alert(let alert) = node.content {
      return PhoneModal(
        id: node.id.name,
        style: .alert(
          PhoneAlert(alert, isSheet: node.presentation?.style == .actionSheet)),
        isQuestion: node.isQuestion)
    }
    let style: PhoneModal.Style =
      node.presentation?.style == .fullScreen
      ? .fullScreen
      : .sheet(isHalf: node.isHalfSheet, isDismissable: node.isDismissable)
    return PhoneModal(id: node.id.name, style: style, container: content(of: node, &onPage))
  }
}

extension Misuse {
  @MainActor
  fileprivate static func unknownIcon(_ name: String, of node: Node, known: [String]) -> Misuse {
    Misuse(
      "tab \(node.summary.name), image “\(name)”",
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

extension Node {
  /// True if the smallest detent of the sheet leaves about half of the phone free.
  fileprivate var isHalfSheet: Bool {
    switch screenOptions.detents?.first {
    case .medium: true
    case .fraction(let share): share < 0.75
    case .large, nil: false
    }
  }
}
