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

  /// Takes over what another one says of the sheet.
  fileprivate mutating func takeSheet(of other: BarPayload) {
    detents = other.detents ?? detents
    selection = other.selection ?? selection
    chosen = other.chosen ?? chosen
    dragIndicator = other.dragIndicator ?? dragIndicator
    undimmed = other.undimmed ?? undimmed
    contentInteraction = other.contentInteraction ?? contentInteraction
    cornerRadius = other.cornerRadius ?? cornerRadius
  }
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
    guard let sheet = presentation as? UISheetPresentationController else { return }
    let reading = node.readSheet { answers.outerDetents }
    let detents = reading?.detents ?? []
    let new = detents.isEmpty ? [.large()] : detents.map(\.detent)
    if Set(sheet.detents.map(\.identifier)) != Set(new.map(\.identifier)) { sheet.detents = new }
    let chosen = reading?.chosen?.detent.identifier
    if let chosen, sheet.selectedDetentIdentifier != chosen {
      sheet.selectedDetentIdentifier = chosen
    }
    sheet.prefersGrabberVisible = reading?.dragIndicator == .visible
    sheet.largestUndimmedDetentIdentifier = reading?.undimmed?.detent?.detent.identifier
    sheet.prefersScrollingExpandsWhenScrolledToEdge = reading?.contentInteraction != .scrolls
    sheet.preferredCornerRadius = reading?.cornerRadius
  }
  /// The user has drawn the sheet to another height.
  internal func writeDetent(of sheet: UISheetPresentationController) {
    guard let reading = region?.node.readSheet({ answers.outerDetents }),
      let selection = reading.selection,
      let detent = reading.detents?.first(where: {
        $0.detent.identifier == sheet.selectedDetentIdentifier
      })
    else { return }
    selection.wrappedValue = detent
  }
}

extension Node {
  private var bar: BarPayload? { payload as? BarPayload }
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

  /// Reads what the views say of the sheet, in one go; `nil` if they say nothing.
  ///
  /// Of values beside each other the last one counts; a background comes before the content, an overlay after it.
  fileprivate func readSheet(
    _ outer: () -> _System.SwiftUIValues.OuterDetents
  ) -> BarPayload? {
    var inside: BarPayload?
    for child in children where child.region == nil {
      guard let next = child.readSheet(outer) else { continue }
      inside?.takeSheet(of: next)
      inside = inside ?? next
    }
    guard var own = bar, var inside else { return inside ?? bar }
    if outer() == .replaces {
      inside.takeSheet(of: own)
      return inside
    }
    own.takeSheet(of: inside)
    return own
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
