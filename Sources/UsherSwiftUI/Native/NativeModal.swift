#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  @_spi(Hosting) import Usher

  /// One presentation: a new object each time that a modal is presented.
  @MainActor @Observable
  final class NativeModal: Identifiable {
    /// The SwiftUI presentation of the modal.
    enum Style { case sheet, cover, popover, alert, dialog }

    let item: NativeItem
    let style: Style
    /// The level that presents from its content.
    let level: NativeLevel
    /// The text in the field of an alert.
    var text: String
    /// Whether the user must be asked before it is drawn down: SwiftUI holds it then.
    var asksToLeave = false
    /// Whether SwiftUI holds it.
    @ObservationIgnored var isHeld = false
    /// Whether the driver is told when that changes.
    @ObservationIgnored var isFollowed = false
    /// The level that presents it.
    @ObservationIgnored private(set) weak var base: NativeLevel?
    /// The alert below, which is off screen meanwhile: SwiftUI cannot present from an alert.
    @ObservationIgnored let covered: NativeModal?
    #if canImport(UIKit)
      /// What tells where its content is.
      @ObservationIgnored weak var probe: ProbeView?
    #endif
    /// The delegate of the recognizer that hears of drags, which UIKit does not retain.
    @ObservationIgnored var listener: AnyObject?
    /// Whether SwiftUI has told that it has gone.
    @ObservationIgnored var hasGone = false
    /// What took it away, where that is known.
    @ObservationIgnored var cause: EndingCause?
    /// True once it was seen on screen.
    @ObservationIgnored var hasArrived = false
    /// True after the user dismissed it, while its action may still arrive in this turn.
    @ObservationIgnored var awaitsAction = false

    init(
      _ item: NativeItem, from base: NativeLevel, covering covered: NativeModal?,
      _ driver: NativeDriver
    ) {
      self.item = item
      self.base = base
      self.covered = covered
      level = NativeLevel(driver)
      let alert = item.node.alert
      text = alert?.textField?.text ?? ""
      style =
        switch item.node.presentation?.style {
        case .some(.fullScreen): driver.readsUIKit ? .cover : .sheet
        case .some(.popover): .popover
        // SwiftUI has no text fields in a dialog.
        case .some(.actionSheet) where alert != nil && alert?.textField == nil: .dialog
        default: alert == nil ? .sheet : .alert
        }
    }

    var node: Node { item.node }
    var isAlert: Bool { style == .alert || style == .dialog }
  }
#endif
