import Usher

extension PhoneMarkup {
  /// The position of a screen in its stack.
  enum Place: String {
    /// Not in a stack.
    case alone
    case top
    /// Right below the top: kept for the swipe, which uncovers it.
    case under
    /// Further below, in a split: seen only beside the top.
    case deep
  }

  /// Returns a navigation stack; only its two upper screens are on the page.
  func stack(_ id: String, _ pages: [PhonePage], isActive: Bool) -> Markup {
    var screens: [Markup] = []
    for index in pages.indices.suffix(2) {
      let isTop = index == pages.count - 1
      screens.append(
        screen(
          pages[index], below: Array(pages[..<index]), place: isTop ? .top : .under,
          isActive: isActive && isTop))
    }
    return .element(
      "div",
      [
        "class": "u-stack", "data-key": "stack-\(id)", "data-motion": "stack",
        "data-depth": String(pages.count),
      ],
      screens)
  }

  /// Returns one screen: its bar, its body, and the edge for the swipe back.
  ///
  /// - Parameter standing: Where it stands in a split; `nil` elsewhere.
  func screen(
    _ page: PhonePage, below: [PhonePage], place: Place, isActive: Bool, standing: Standing? = nil
  ) -> Markup {
    let hasBar = place != .alone && !page.hidesBar && !(page.holdsContainer && below.isEmpty)
    let hasLargeTitle = hasBar && hasLargeTitles && below.isEmpty && !page.holdsContainer
    let isSwiped = place == .top && !below.isEmpty && !page.canGoBackInside
    return .element(
      "article",
      [
        "class": (hasBar ? "u-screen" : "u-screen u-barless") + (standing?.classes ?? ""),
        "data-key": page.id, "data-column": standing?.column.description,
        "data-usher-entry": page.id, "data-place": place.rawValue,
        "data-active": isActive && !page.holdsContainer ? "" : nil,
        "data-large": hasLargeTitle ? "" : nil,
        "aria-label": page.title,
        "inert": standing.map({ !$0.isTop }) ?? (place == .under) ? "" : nil,
      ],
      [
        hasBar ? bar(page, below: below, place, isTitleInBody: hasLargeTitle, standing) : .empty,
        content(of: page, hasLargeTitle: hasLargeTitle, isActive: isActive),
        isSwiped
          ? .element("div", ["class": "u-edge", "data-entry": page.id]) : .empty,
      ])
  }

  private func content(of page: PhonePage, hasLargeTitle: Bool, isActive: Bool) -> Markup {
    switch page.content {
    case .hidden: .element("div", ["class": "u-body"])
    case .container(let container): box(container, key: "box-\(page.id)", isActive: isActive)
    case .body(let body):
      .element(
        "div", ["class": "u-body", "tabindex": "-1"],
        [
          .element(
            "div", ["class": "u-content"],
            [
              hasLargeTitle && page.title != nil
                ? .element(
                  "h1", ["class": "u-large", "tabindex": "-1"], [.text(page.title ?? "")])
                : .empty,
              body,
            ])
        ])
    }
  }

  /// The navigation bar.
  ///
  /// A screen at the bottom of its stack has a large title in its body, and a small one in the bar
  /// after the large one has scrolled away.
  private func bar(
    _ page: PhonePage, below: [PhonePage], _ place: Place, isTitleInBody: Bool,
    _ standing: Standing?
  ) -> Markup {
    // A container has its own titles, unless it shows one screen without a bar.
    let hasOwnTitles = page.holdsContainer && !page.holdsBarelessScreen
    let title = hasOwnTitles ? "" : page.title ?? ""
    // In columns, a bar with neither a title nor a back button.
    let isEmptyBeside = page.holdsContainer && standing?.depth == 0
    let menu = place == .top ? below : standing.map { below.suffix($0.isTop ? $0.depth : 0) } ?? []
    return .element(
      "header", ["class": isEmptyBeside ? "u-bar u-narrow" : "u-bar"],
      [
        below.last.map { backButton(page, to: $0, menu: menu, standing) } ?? .empty,
        isTitleInBody || hasOwnTitles
          ? .element(
            "span", ["class": "u-title", "aria-hidden": "true"], [.text(title)])
          : .element("h1", ["class": "u-title", "tabindex": "-1"], [.text(title)]),
      ])
  }

  /// A page must not grow with its tree's depth.
  private static let menuLimit = 30

  /// Returns the back button with its menu; in columns it leads to the items of its own column only.
  private func backButton(
    _ page: PhonePage, to previous: PhonePage, menu: [PhonePage], _ standing: Standing?
  ) -> Markup {
    let beside = standing.map { Set(menu.suffix($0.depth).map(\.id)) }
    let label = previous.backTitle ?? previous.title ?? words.back
    return .fragment([
      button(
        .back(page.id),
        [
          "class": standing?.depth == 0 ? "u-back u-narrow" : "u-back", "aria-haspopup": "menu",
          "aria-label": label == words.back ? label : "\(words.back), \(label)",
        ],
        [Icon.back.markup, .element("span", [:], [.text(label)])]),
      menu.isEmpty
        ? .empty
        : .element(
          "div", ["class": "u-menu", "role": "menu", "hidden": ""],
          menu.suffix(Self.menuLimit).reversed().map { node in
            button(
              .backTo(node.id, from: standing == nil ? nil : page.id),
              ["role": "menuitem", "class": beside?.contains(node.id) == false ? "u-narrow" : nil],
              [.text(node.title ?? node.backTitle ?? words.untitled)])
          }),
    ])
  }
}

extension PhoneMarkup.Standing {
  /// The classes of the screen, after others.
  fileprivate var classes: String { (isMain ? " u-main" : "") + (isTop ? "" : " u-buried") }
}

extension PhonePage {
  /// True if the page has a container, which has its own bars.
  var holdsContainer: Bool {
    if case .container = content { true } else { false }
  }

  /// True if its container shows one screen without a bar: a page, or the place of a switcher.
  var holdsBarelessScreen: Bool {
    if case .container(let container) = content { container.showsBarelessScreen } else { false }
  }
}

extension PhoneContainer {
  fileprivate var showsBarelessScreen: Bool {
    switch self {
    case .screen: true
    case .pages(let pages): pages.container.showsBarelessScreen
    case .single(_, let place, _): place.showsBarelessScreen
    case .empty, .stack, .split, .tabs: false
    }
  }
}
