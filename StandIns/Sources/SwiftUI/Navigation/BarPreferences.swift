import UIKit

/// What a view hands up about the bar above it and the sheet around it.
internal struct BarPayload {
  var title: String?
  var hidesBackButton: Bool?
  var bar: Visibility?
  var holdsAgainstDismissal: Bool?
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var chosen: PresentationDetent?
  var dragIndicator: Visibility?
  var undimmed: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var cornerRadius: CGFloat?
}
/// What the views of a page say of its bars.
private struct BarReading {
  var title: String?
  var hidesBackButton: Bool?
  var bar = Visibility.automatic
  var toolbars: [ToolbarPayload] = []
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
  /// Takes over what the views say.
  internal func readBar() {
    guard let node = region?.node else { return }
    let reading = node.readBar { answers.outerToolbar }
    hidesBar = reading.bar == .hidden
    if let title = reading.title, navigationItem.title != title { navigationItem.title = title }
    let hidesBack = reading.hidesBackButton
    // What no view says is left to the code that has made the controller.
    if hidesBack != nil || hasHiddenBackButton {
      hasHiddenBackButton = hidesBack == true
      let hides = hidesBack ?? false
      if navigationItem.hidesBackButton != hides { navigationItem.hidesBackButton = hides }
    }
    show(reading.toolbars)
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
    let outer = answers.outerDetents
    let chosen = node.sheetValue(outer, \.chosen)?.detent.identifier
    if let chosen, sheet.selectedDetentIdentifier != chosen {
      sheet.selectedDetentIdentifier = chosen
    }
    sheet.prefersGrabberVisible = node.sheetValue(outer, \.dragIndicator) == .visible
    sheet.largestUndimmedDetentIdentifier =
      node.sheetValue(outer, \.undimmed)?.detent?.detent.identifier
    sheet.prefersScrollingExpandsWhenScrolledToEdge =
      node.sheetValue(outer, \.contentInteraction) != .scrolls
    sheet.preferredCornerRadius = node.sheetValue(outer, \.cornerRadius)
  }
  /// The user has drawn the sheet to another height.
  internal func writeDetent(of sheet: UISheetPresentationController) {
    guard let node = region?.node,
      let selection = node.sheetValue(answers.outerDetents, \.selection),
      let detent = node.detents(answers.outerDetents)?.first(where: {
        $0.detent.identifier == sheet.selectedDetentIdentifier
      })
    else { return }
    selection.wrappedValue = detent
  }
}

extension Node {
  private var bar: BarPayload? { payload as? BarPayload }
  /// What the same controller shows below, in order; a background comes before the content, an overlay after it.
  private var inner: [Node] { children.filter { $0.region == nil } }

  /// Reads what the views of a page say of its bars, in one go.
  fileprivate func readBar(_ outer: () -> _System.SwiftUIValues.OuterToolbar) -> BarReading {
    var reading = BarReading()
    for child in children where child.region == nil {
      let inner = child.readBar(outer)
      // Of titles beside each other the first one counts, of bars the last that says something; one is enough to hide
      // the button.
      if reading.title == nil { reading.title = inner.title }
      if inner.bar != .automatic { reading.bar = inner.bar }
      if let hides = inner.hidesBackButton {
        reading.hidesBackButton = hides || reading.hidesBackButton == true
      }
      if !inner.toolbars.isEmpty { reading.toolbars += inner.toolbars }
    }
    guard let payload else { return reading }
    if let toolbar = payload as? ToolbarPayload { reading.toolbars.insert(toolbar, at: 0) }
    guard let own = payload as? BarPayload else { return reading }
    // Of nested titles the inner one counts, and an outer button replaces those inside.
    if reading.title == nil { reading.title = own.title }
    if let hides = own.hidesBackButton { reading.hidesBackButton = hides }
    if let bar = own.bar, reading.bar == .automatic || outer() == .replaces { reading.bar = bar }
    return reading
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
  ) -> Set<PresentationDetent>? { sheetValue(outer, \.detents) }

  /// One of the values that views say of the sheet.
  fileprivate func sheetValue<Value>(
    _ outer: _System.SwiftUIValues.OuterDetents, _ value: KeyPath<BarPayload, Value?>
  ) -> Value? {
    let own = bar?[keyPath: value]
    if outer == .replaces, let own { return own }
    return inner.compactMap { $0.sheetValue(outer, value) }.last ?? own
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
