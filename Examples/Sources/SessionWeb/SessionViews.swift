import Session
import UsherWeb

/// How Session looks in a browser.
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

/// What stands for Session's tabs, where the host has no drawing of its own.
package let sessionIcons = ["envelope": Icon(path: "M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5")]
