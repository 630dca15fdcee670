#if canImport(UIKit)
  import UsherUIKit

  /// How Session looks with UIKit.
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
