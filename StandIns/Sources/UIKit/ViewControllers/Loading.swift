import Foundation

extension UIViewController {
  internal func _loadedView() -> UIView? {
    if let view = _view { return view }
    loadView()
    guard let view = _view else {
      Console.shared.raise(
        "NSInternalInconsistencyException", "\(_shortDescription) has no view after loadView")
      return nil
    }
    _viewWasMade()
    view.setNeedsLayout()
    viewDidLoad()
    return view
  }

  internal func _setView(_ view: UIView?) {
    guard view !== _view else { return }
    if let old = _view { old._viewController = nil }
    if let owner = view?._viewController, owner !== self {
      Console.shared.raise(
        "UIViewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time! View \(view!) "
          + "is associated with \(owner._shortDescription). Clear this association before "
          + "associating this view with \(_shortDescription).")
    }
    _view = view
    view?._viewController = self
  }

  internal func _loadDefaultView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  internal func _titleDidChange() {
    _navigationItem?.title = title
    _tabBarItem?.title = title
    (parent as? UINavigationController)?._titleDidChange(of: self)
  }

  internal func _navigationItemMadeIfNeeded() -> UINavigationItem {
    if let item = _navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    _navigationItem = item
    return item
  }

  internal func _tabBarItemMadeIfNeeded() -> UITabBarItem {
    if let item = _tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    _tabBarItem = item
    return item
  }

  internal func _traits() -> UITraitCollection {
    if let window = _view?.window { return window._traits }
    if let parent { return parent.traitCollection }
    let home = UIApplication.shared.windows.first { $0.rootViewController === self }
    return home?._traits ?? .current
  }
}
