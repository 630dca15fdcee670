import Campus
import UsherWeb

/// How Campus looks in a browser.
@MainActor
package func makeCampusViews() -> WebViews {
  let views = WebViews()
  views.addLogin()
  views.addWaysBack()
  views.addColours()
  views.addAccount()
  return views
}
