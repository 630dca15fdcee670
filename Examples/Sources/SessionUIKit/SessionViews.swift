#if canImport(UIKit)
  import UsherUIKit

  /// Returns the UIKit views of Session.
  @MainActor
  package func makeSessionViews() -> UIKitViews {
    let views = UIKitViews()
    views.addIntroduction()
    views.addLogin()
    views.addLetters()
    views.addWriting()
    views.addAccount()
    return views
  }
#endif
