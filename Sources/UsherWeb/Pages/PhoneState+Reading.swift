extension PhoneState {
  /// One step that the user can go back.
  package enum BackStep: Sendable, Hashable {
    /// The screen on top of a stack.
    case pop(String)
    /// A modal; `false` if the user cannot close it.
    case dismiss(String, isAllowed: Bool)
  }

  /// The steps that the user can go back, the last one first.
  ///
  /// A question about leaving is no step, so that the browser's history is the same before and
  /// after it. It is a step if there is no other, since going back would otherwise leave the page.
  package var backSteps: [BackStep] {
    var steps: [BackStep] = root.pops
    for modal in modals where !modal.isQuestion || steps.isEmpty {
      steps.append(.dismiss(modal.id, isAllowed: modal.isDismissable))
      steps += modal.container.pops
    }
    return steps.reversed()
  }

  /// The number of entries of the browser's history above the first.
  package var depth: Int { backSteps.count }

  /// The screen that the user looks at.
  package var top: PhonePage? {
    (modals.last?.container ?? root).top
  }

  /// The text to announce when the user arrives here, and the window's title.
  package var title: String? {
    if case .alert(let alert) = modals.last?.style {
      return alert.title.isEmpty ? alert.message : alert.title
    }
    return top?.title
  }

  /// The node that has the focus: an alert or the top screen.
  package var active: String? {
    if case .alert = modals.last?.style { return modals.last?.id }
    return top?.id
  }
}

extension PhoneModal {
  /// True if a single step back closes it: alerts that can be declined, sheets that allow it, and
  /// full screens, which have no gesture but do have the browser's Back.
  package var isDismissable: Bool {
    switch style {
    case .sheet(_, let isDismissable): isDismissable
    case .fullScreen: true
    case .alert(let alert): alert.cancelIndex != nil
    }
  }
}

extension PhoneAlert {
  /// The action that declines: the one with that role, or the only one.
  package var cancelIndex: Int? {
    actions.firstIndex { $0.role == .cancel } ?? (actions.count == 1 ? 0 : nil)
  }

  /// The action that Enter chooses, and that has the focus first.
  package var preferredIndex: Int? {
    preferred ?? actions.firstIndex { $0.role == .normal } ?? cancelIndex
  }
}

extension PhoneContainer {
  /// The nodes in the visible containers that can be popped, in the order of their pushes.
  fileprivate var pops: [PhoneState.BackStep] {
    switch self {
    case .empty: []
    case .screen(let page): page.pops
    case .stack(_, let pages):
      pages.pops
    case .split(let split): split.pages.pops
    case .tabs(_, let items, let selected):
      items.first { $0.id == selected }?.container.pops ?? []
    case .pages(let pages): pages.container.pops
    case .single(_, let place, _): place.pops
    }
  }

  /// The screen on top.
  fileprivate var top: PhonePage? {
    switch self {
    case .empty: nil
    case .screen(let page): page.top
    case .stack(_, let pages): pages.last?.top
    case .split(let split): split.items.last?.page.top
    case .tabs(_, let items, let selected): items.first { $0.id == selected }?.container.top
    case .pages(let pages): pages.container.top
    case .single(_, let place, _): place.top
    }
  }
}

extension [PhonePage] {
  /// The pages on the first one of a stack, and what is on the top one.
  fileprivate var pops: [PhoneState.BackStep] {
    dropFirst().map { .pop($0.id) } + (last?.pops ?? [])
  }
}

extension PhonePage {
  fileprivate var pops: [PhoneState.BackStep] {
    guard case .container(let container) = content else { return [] }
    return container.pops
  }

  /// True if the user can go back inside the container on this page.
  var canGoBackInside: Bool { !pops.isEmpty }

  fileprivate var top: PhonePage? {
    guard case .container(let container) = content else { return self }
    return container.top
  }
}
