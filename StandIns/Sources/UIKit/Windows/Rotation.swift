import Foundation

extension UIWindow {
  /// The room of a tablet's screen.
  private static let tablet = CGSize(width: 834, height: 1194)
  /// From this width on a phone that lies on its side has a regular width.
  private static let widePhone: CGFloat = 896

  /// How the window's device is held.
  internal var _orientation: UIInterfaceOrientation {
    get { annex["orientation"] as? UIInterfaceOrientation ?? .portrait }
    set { annex["orientation"] = newValue }
  }

  /// Gives the window the room of a tablet or of a phone, as multitasking does.
  package func setRoom(_ horizontal: UIUserInterfaceSizeClass) {
    let screen = UIScreen.main.bounds.size
    _resize(to: horizontal == .regular ? Self.tablet : screen) {
      $0.horizontalSizeClass = horizontal
      $0.verticalSizeClass = .regular
    }
  }

  /// Shows the app in a language that is read in this direction.
  package func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    _resize(to: bounds.size) { $0.layoutDirection = direction }
  }

  /// Turns the device.
  ///
  /// - Returns: Whether the controller in front supports the orientation.
  package func _rotate(to orientation: UIInterfaceOrientation) -> Bool {
    let supported = _frontController?.supportedInterfaceOrientations ?? .all
    guard supported.contains(orientation._mask) else { return false }
    guard orientation != _orientation else { return true }
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    let size =
      orientation.isLandscape
      ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    _orientation = orientation
    let isTablet = short >= Self.tablet.width
    _resize(to: size) {
      guard !isTablet else { return }
      $0.verticalSizeClass = orientation.isLandscape ? .compact : .regular
      $0.horizontalSizeClass =
        orientation.isLandscape && long >= Self.widePhone ? .regular : .compact
    }
    return true
  }

  /// Changes the size and the traits, and tells the controllers as UIKit does.
  private func _resize(to size: CGSize, _ change: (inout any UIMutableTraits) -> Void) {
    let traits = _traits.modifyingTraits(change)
    let change = SizeChange(in: self)
    let old = bounds.size
    let controllers = outermostControllers
    if traits != _traits {
      for one in controllers { one.willTransition(to: traits, with: change) }
    }
    if size != old {
      for one in controllers { one.viewWillTransition(to: size, with: change) }
    }
    let before = _traits
    _traits = traits
    frame.size = size
    for view in subviews { fill(view, old: old, new: size) }
    func tell(_ controller: UIViewController) {
      if traits != before { controller.traitCollectionDidChange(before) }
      (controller as? UISplitViewController)?.roomMayHaveChanged()
      (controller as? any RoomFollower)?.roomDidChange()
      for child in controller.children { tell(child) }
    }
    for one in controllers { tell(one) }
    layoutIfNeeded()
    change.run()
  }

  /// The root and what is presented over it.
  private var outermostControllers: [UIViewController] {
    var all: [UIViewController] = []
    func add(_ controller: UIViewController) {
      if controller.parent == nil { all.append(controller) }
      for child in controller.children { add(child) }
      if let presented = controller._modal.presented { add(presented) }
    }
    if let rootViewController { add(rootViewController) }
    return all
  }

  /// Views that filled the window fill it still, and so do those that filled them.
  private func fill(_ view: UIView, old: CGSize, new: CGSize) {
    guard view.frame == CGRect(origin: .zero, size: old) else { return }
    view.frame = CGRect(origin: .zero, size: new)
    for inner in view.subviews { fill(inner, old: old, new: new) }
  }
}

extension UIInterfaceOrientation {
  fileprivate var _mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}
