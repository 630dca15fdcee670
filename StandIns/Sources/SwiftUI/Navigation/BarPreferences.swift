import UIKit

/// What a view hands up about the bar above it and the sheet around it.
internal struct BarPayload {
  var title: String?
  var hidesBackButton: Bool?
  var bar: Visibility?
  var holdsAgainstDismissal: Bool?
  var detents: Set<PresentationDetent>?
}
internal nonisolated struct BarModifier: _PrimitiveModifier {
  let bar: (_Builder) -> BarPayload
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = bar(builder)
    builder.add(content, at: .content)
  }
}

extension _RegionController {
  private var answers: _System.SwiftUIValues {
    (viewIfLoaded?.window?._system ?? UIApplication.shared._system).swiftUI
  }
  internal var hidesBar: Bool {
    region?.node.bar(answers.outerToolbar) == .hidden
  }
  /// Takes over what the views say.
  internal func readBar() {
    guard let node = region?.node else { return }
    if let title = node.title, navigationItem.title != title { navigationItem.title = title }
    let hidesBack = node.hidesBackButton
    // What no view says is left to the code that has made the controller.
    if hidesBack != nil || hasHiddenBackButton {
      hasHiddenBackButton = hidesBack == true
      let hides = hidesBack ?? false
      if navigationItem.hidesBackButton != hides { navigationItem.hidesBackButton = hides }
    }
    readToolbar()
  }
  /// Takes over what the views say of the sheet.
  internal func readSheet(_ presentation: UIPresentationController?) {
    guard let node = region?.node else { return }
    let answers = answers
    isModalInPresentation = node.holdsAgainstDismissal(answers.heldSiblings) ?? false
    let detents = node.detents(answers.outerDetents) ?? []
    guard let sheet = presentation as? UISheetPresentationController else { return }
    let new = detents.isEmpty ? [.large()] : detents.map(\.detent)
    if Set(sheet.detents.map(\.identifier)) != Set(new.map(\.identifier)) { sheet.detents = new }
  }
}

extension Node {
  private var bar: BarPayload? { payload as? BarPayload }
  /// What the same controller shows below, in order; a background comes before the content, an overlay after it.
  private var inner: [Node] { children.filter { $0.region == nil } }

  /// Of nested titles the inner one counts, of titles beside each other the first one.
  fileprivate var title: String? {
    for node in inner {
      if let title = node.title { return title }
    }
    return bar?.title
  }

  /// An outer value replaces those inside; of several beside each other one is enough to hide the button.
  fileprivate var hidesBackButton: Bool? {
    if let own = bar?.hidesBackButton { return own }
    let all = inner.compactMap(\.hidesBackButton)
    return all.isEmpty ? nil : all.contains(true)
  }

  fileprivate func bar(_ outer: _System.SwiftUIValues.OuterToolbar) -> Visibility {
    if outer == .replaces, let own = bar?.bar { return own }
    let all = inner.map { $0.bar(outer) }
    return all.last { $0 != .automatic } ?? bar?.bar ?? .automatic
  }

  /// An outer value replaces those inside, those of the pages of stacks too.
  fileprivate func holdsAgainstDismissal(
    _ siblings: _System.SwiftUIValues.HeldSiblings
  ) -> Bool? {
    if let own = bar?.holdsAgainstDismissal { return own }
    let pages = (slots[-1] as? StackContainer)?.pages.map(\.node) ?? []
    let all = (children + pages).compactMap { $0.holdsAgainstDismissal(siblings) }
    return siblings == .anyCounts && all.contains(true) ? true : all.last
  }

  fileprivate func detents(
    _ outer: _System.SwiftUIValues.OuterDetents
  ) -> Set<PresentationDetent>? {
    if outer == .replaces, let own = bar?.detents { return own }
    return inner.compactMap { $0.detents(outer) }.last ?? bar?.detents
  }
}
extension PresentationDetent {
  @MainActor fileprivate var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    default: .custom(identifier: .init(name)) { $0.maximumDetentValue }
    }
  }
}
