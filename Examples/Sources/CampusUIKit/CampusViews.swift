#if canImport(UIKit)
  import UsherUIKit

  /// How Campus looks with UIKit.
  @MainActor
  package func makeCampusViews() -> UIKitViews {
    let views = UIKitViews()
    views.addLogin()
    views.addWaysBack()
    views.addColours()
    views.addAccount()
    return views
  }
#endif
