extension PhoneMarkup {
  /// Returns a tab bar and the contents of the selected tab.
  func tabs(_ id: String, _ items: [PhoneTab], selected: String, isActive: Bool) -> Markup {
    let shown = items.first { $0.id == selected }
    return .element(
      "div", ["class": "u-tabs", "data-key": "tabs-\(id)"],
      [
        .element(
          "div", ["class": "u-pane", "data-motion": "fade"],
          [
            shown.map { item in
              .element(
                "div", ["class": "u-tab", "data-key": "tab-\(item.id)"],
                [container(item.container, isActive: isActive)])
            } ?? .empty
          ]),
        .element(
          "nav", ["class": "u-tabbar", "aria-label": words.tabs],
          items.map { tab($0, bar: id, isSelected: $0.id == selected) }),
      ])
  }

  private func tab(_ item: PhoneTab, bar: String, isSelected: Bool) -> Markup {
    button(
      .tab(bar: bar, item: item.id),
      [
        "class": "u-tabitem", "aria-current": isSelected ? "page" : nil,
        "data-key": "tabitem-\(item.id)",
      ],
      [
        icon(item.symbol).markup,
        .element("span", [:], [.text(item.title)]),
        item.badge.map { .element("b", ["class": "u-badge"], [.text($0)]) } ?? .empty,
      ])
  }

  /// Returns whether there is a drawing with this name.
  func knows(_ symbol: String) -> Bool { icons[symbol] != nil || Icon.known(symbol) != nil }

  /// Returns the drawing with this name; a dot if there is none.
  func icon(_ symbol: String?) -> Icon {
    symbol.flatMap { icons[$0] } ?? Icon.named(symbol)
  }
}
