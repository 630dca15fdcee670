import Session
import UsherWeb

/// Returns the web views of Session.
@MainActor
package func makeSessionViews() -> WebViews {
  let views = WebViews()
  views.addIntroduction()
  views.addLogin()
  views.addLetters()
  views.addWriting()
  views.addAccount()
  return views
}

/// The icons of Session's tabs for which the host has no drawing.
package let sessionIcons = ["envelope": Icon(path: "M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5")]
