import Usher

/// A possible action of the user, with its effect on the tree.
struct Touch: CustomStringConvertible {
  enum Action {
    case tapBack, swipeBack, cancelSwipe, goBack(Int), drag, cancelDrag, tapTab(Int), choose(String)
  }

  let action: Action
  /// The names that must have left afterwards, and those that must remain.
  let gone: [String]
  let kept: [String]

  init(action: Action, gone: some Sequence<String>, kept: some Sequence<String>) {
    self.action = action
    self.gone = Array(gone)
    self.kept = Array(kept)
  }

  var description: String { "\(action)" }

  @MainActor
  func perform(on host: any ContractHost) {
    switch action {
    case .tapBack: host.tapBack()
    case .swipeBack: host.swipeBack(cancelled: false)
    case .cancelSwipe: host.swipeBack(cancelled: true)
    case .goBack(let count): host.goBack(over: count)
    case .drag: host.swipeDown(cancelled: false)
    case .cancelDrag: host.swipeDown(cancelled: true)
    case .tapTab(let position): host.tapTab(position)
    case .choose(let title): host.choose(title)
    }
  }

  func isDone(_ tree: TreeOutline?) -> Bool {
    guard let tree else { return false }
    let names = Set(tree.allNames)
    guard names.isDisjoint(with: gone), names.isSuperset(of: kept) else { return false }
    guard case .tapTab = action, let tab = kept.first else { return true }
    return tree.find(tab)?.isSelected == true
  }
}

extension TreeOutline {
  /// The top modal: the one that was made last.
  var topModal: TreeOutline? {
    reachableModals.max { $0.number < $1.number }
  }

  /// The number in a name of a walk.
  private var number: Int { Int(name.dropFirst().prefix { $0.isNumber }) ?? 0 }

  /// The items of the bar's back button, if there is one: of the innermost visible stack with a
  /// screen to go back to.
  var bar: [TreeOutline]? {
    shownContainers.last { $0.kind == .stack && $0.barItems.count > 1 }?.barItems
  }

  /// Returns the names that end with this modal: those of its contents, and of the modals whose flows end.
  ///
  /// A flow that remains keeps its modal.
  private func namesThatLeave(_ presenters: [String: String]) -> [String] {
    var gone = ownNames
    var modals = allParts.filter { $0.style != nil && $0 != self }
    while let next = modals.firstIndex(where: { presenters[$0.name].map(gone.contains) ?? true }) {
      gone += modals.remove(at: next).ownNames
    }
    return gone
  }

  /// The names of this part and its contents, without modals.
  private var ownNames: [String] { [name] + places.flatMap(\.ownNames) }

  /// Returns all possible actions of the user in the current tree.
  ///
  /// - Parameter presenters: The names of the flows that presented the modals, by the modals' names.
  @MainActor
  func touches(_ presenters: [String: String]) -> [Touch] {
    let modal = topModal
    let top = modal ?? self
    if top.style == "alert" {
      return ["No", "Yes"].map { Touch(action: .choose($0), gone: [top.name], kept: []) }
    }
    var touches: [Touch] = []
    if let modal, modal.style == "sheet" {
      let gone = Set(modal.namesThatLeave(presenters))
      touches.append(
        Touch(action: .drag, gone: gone, kept: allNames.filter { !gone.contains($0) }))
      touches.append(Touch(action: .cancelDrag, gone: [], kept: allNames))
    }
    if let items = top.bar?.map(\.name) {
      let back = ([.tapBack, .swipeBack] as [Touch.Action]).map { ($0, 1) }
      let menu = (1..<items.count).map { (Touch.Action.goBack($0), $0) }
      for (action, count) in back + menu {
        touches.append(
          Touch(action: action, gone: items.suffix(count), kept: items.dropLast(count)))
      }
      touches.append(Touch(action: .cancelSwipe, gone: [], kept: allNames))
    }
    if let tabs = top.shownContainers.last(where: { $0.kind == .tabs }) {
      for (position, tab) in tabs.places.enumerated() {
        let above = tab.isSelected && tab.kind == .stack ? tab.barItems.dropFirst() : []
        let gone = above.map(\.name)
        touches.append(Touch(action: .tapTab(position), gone: gone, kept: [tab.name]))
      }
    }
    return touches
  }
}
