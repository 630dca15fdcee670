extension PhoneMarkup {
  /// Returns the shown page, and the buttons that turn to those beside it.
  ///
  /// The script presses the buttons for a swipe and for the arrow keys.
  func pages(_ pages: PhonePages, isActive: Bool) -> Markup {
    .element(
      "div",
      [
        "class": "u-pages", "data-key": "pages-\(pages.id)",
        "data-axis": pages.isVertical ? "y" : "x",
      ],
      [
        .element(
          "div", ["class": "u-pane", "data-motion": "fade"],
          [
            pages.shown.map { shown in
              .element(
                "div", ["class": "u-leaf", "data-key": "page-\(shown)"],
                [container(pages.container, isActive: isActive)])
            } ?? .empty
          ]),
        pages.count > 1
          ? .element(
            "nav", ["class": "u-pager", "aria-label": words.pages],
            [
              turn(pages, to: pages.previous, "u-previous", words.previousPage, .back),
              .element(
                "span", ["class": "u-number", "aria-live": "polite"],
                [.text("\(pages.number) / \(pages.count)")]),
              turn(pages, to: pages.next, "u-next", words.nextPage, .chevron),
            ]) : .empty,
      ])
  }

  private func turn(
    _ pages: PhonePages, to page: String?, _ name: String, _ label: String, _ icon: Icon
  ) -> Markup {
    button(
      .tab(bar: pages.id, item: page ?? ""),
      [
        "class": "u-turn \(name)", "aria-label": label, "disabled": page == nil ? "" : nil,
        "data-key": "\(name)-\(pages.id)",
      ], [icon.markup])
  }
}
