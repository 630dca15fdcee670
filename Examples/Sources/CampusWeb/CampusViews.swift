import Campus
import UsherWeb

/// Returns the web views of Campus.
@MainActor
package func makeCampusViews() -> WebViews {
  let views = WebViews()
  views.addLogin()
  views.addWaysBack()
  views.addColours()
  views.addAccount()
  return views
}
