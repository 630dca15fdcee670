import Usher

extension PhoneMarkup {
  /// Where a screen stands if the columns are beside each other.
  struct Standing {
    let column: SplitColumn
    /// True in the column that takes the room that the others leave.
    let isMain: Bool
    /// True for the topmost item of the column, which alone is visible.
    let isTop: Bool
    /// The number of items below it in the column.
    let depth: Int
  }

  /// Returns the items of a split, for both of its forms: as a stack, and in columns.
  ///
  /// The stylesheet decides by the width which one is seen. Each screen is on the page once: the topmost of each column,
  /// and the one below the top of all for the swipe.
  func split(_ split: PhoneSplit, isActive: Bool) -> Markup {
    let last = split.items.count - 1
    var (enters, parts): ([Markup], [Markup]) = ([], [])
    for column in SplitColumn.allCases {
      if let placeholder = split.placeholders[column], split.columns.contains(column),
        !split.items.contains(where: { $0.column == column })
      {
        parts.append(self.placeholder(placeholder, column, isMain: column == split.mainColumn))
      }
      for (position, item) in split.items.enumerated() where item.column == column {
        let isTop = split.isTop(at: position)
        guard isTop || position >= last - 1 else { continue }
        let standing = Standing(
          column: column, isMain: column == split.mainColumn, isTop: isTop,
          depth: split.items[..<position].count { $0.column == column })
        if let form = item.page.form, form.id != self.form, isTop {
          // As in `layers(of:)`: Enter must not press the back button.
          enters.append(.element("button", form.button.merging(["hidden": ""])))
        }
        // Its back button sends its own typed text, since it may be beside the screen on top.
        parts.append(
          sending(item.page.form).screen(
            item.page, below: split.items[..<position].map(\.page),
            place: position == last ? .top : position == last - 1 ? .under : .deep,
            isActive: isActive && position == last, standing: standing))
      }
    }
    let columns = split.columns.count { $0 != .inspector }
    var stack: MarkupAttributes = [
      "class": "u-stack u-columns", "data-key": "stack-\(split.id)", "data-motion": "stack",
      "data-depth": String(split.items.count),
    ]
    if !split.hidden.isEmpty {
      stack = stack.merging([
        "data-hides": split.hidden.map(\.description).joined(separator: " ")
      ])
    }
    if columns > 1 { parts.insert(toggle(split), at: 0) }
    return .element(
      "div",
      [
        "class": "u-split", "data-key": "split-\(split.id)",
        "data-columns": String(max(columns, 1)),
      ],
      enters + [
        .element("div", stack, parts)
      ])
  }

  /// Returns the button that hides the first column, or shows what is hidden; it is seen beside columns only.
  private func toggle(_ split: PhoneSplit) -> Markup {
    button(
      .columns(split.id),
      [
        "class": "u-toggle", "data-key": "toggle-\(split.id)", "aria-label": words.sidebar,
        "aria-expanded": split.hidden.isEmpty ? "true" : "false",
      ], [Icon.sidebar.markup])
  }

  private func placeholder(
    _ placeholder: ColumnPlaceholder, _ column: SplitColumn, isMain: Bool
  ) -> Markup {
    .element(
      "div",
      [
        "class": isMain ? "u-empty u-main" : "u-empty", "data-key": "empty-\(column)",
        "data-column": column.description,
      ],
      [
        placeholder.imageName.map { knows($0) ? icon($0).markup : .empty } ?? .empty,
        .element("p", ["class": "u-empty-title"], [.text(placeholder.title)]),
        placeholder.message.map { .element("p", [:], [.text($0)]) } ?? .empty,
      ])
  }
}
