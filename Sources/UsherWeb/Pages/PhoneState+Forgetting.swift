extension PhoneState {
  /// Discards the bodies of the screens, and keeps the screens and the steps back.
  mutating func forgetBodies() {
    root.forgetBodies()
    for position in modals.indices { modals[position].container.forgetBodies() }
  }
}

extension PhoneContainer {
  fileprivate mutating func forgetBodies() {
    switch self {
    case .empty: break
    case .screen(var page):
      page.forgetBodies()
      self = .screen(page)
    case .stack(let id, var pages):
      for position in pages.indices { pages[position].forgetBodies() }
      self = .stack(id: id, pages: pages)
    case .split(var split):
      for position in split.items.indices { split.items[position].page.forgetBodies() }
      self = .split(split)
    case .tabs(let id, var items, let selected):
      for position in items.indices { items[position].container.forgetBodies() }
      self = .tabs(id: id, items: items, selected: selected)
    case .pages(var pages):
      pages.container.forgetBodies()
      self = .pages(pages)
    case .single(let id, var place, let direction):
      place.forgetBodies()
      self = .single(id: id, place, direction: direction)
    }
  }
}

extension PhonePage {
  fileprivate mutating func forgetBodies() {
    form = nil
    switch content {
    case .hidden: break
    case .body: content = .hidden
    case .container(var container):
      container.forgetBodies()
      content = .container(container)
    }
  }
}
