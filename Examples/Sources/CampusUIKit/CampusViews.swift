#if canImport(UIKit)
  import UsherUIKit

  /// Returns the UIKit views of Campus.
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
