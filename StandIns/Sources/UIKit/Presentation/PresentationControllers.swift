import Foundation

extension UIViewController {
  /// The style in which the controller is really presented.
  internal var _resolvedStyle: UIModalPresentationStyle {
    let style = modalPresentationStyle
    guard style != .custom, let controller = _modal.controller else {
      return style == .popover && _isCompact ? _compactPopoverStyle : style
    }
    let adapted = controller.adaptivePresentationStyle(for: traitCollection)
    if adapted != .none { return adapted == .automatic ? _automaticStyle : adapted }
    return style == .none ? .fullScreen : style
  }

  /// A controller that is not presented yet has the traits of its future presenter.
  internal var _isCompact: Bool {
    let environment = _modal.presenting == nil ? _modal.controller?._presenting : nil
    return (environment ?? self).traitCollection.horizontalSizeClass != .regular
  }

  internal func _presentationControllerSeen() -> UIPresentationController? {
    if let presented = _presentedAncestor { return presented._modal.controller }
    return _makePresentationController(presenting: nil, source: self)
  }

  internal func _makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let made = _modal.controller {
      if let presenting { made._presenting = presenting }
      return made
    }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      made =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    default:
      made = UIPresentationController(presentedViewController: self, presenting: presenting)
    }
    if let presenting { made._presenting = presenting }
    _modal.controller = made
    return made
  }
}

extension UIViewController {
  /// The sheet that presents it, or will.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
      ?? (presentationController as? UIPopoverPresentationController)?
      .adaptiveSheetPresentationController
  }

  /// The popover that presents it, or will.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let popover = _presentedAncestor?._modal.controller as? UIPopoverPresentationController {
      return popover
    }
    guard modalPresentationStyle == .popover || _offersPopover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }
}

extension UIPresentationController {
  /// The style to which the platform adapts with these traits; `.none` where it does not.
  internal var _platformStyle: UIModalPresentationStyle {
    self is UIPopoverPresentationController && presentedViewController._isCompact
      ? presentedViewController._compactPopoverStyle : .none
  }
}
