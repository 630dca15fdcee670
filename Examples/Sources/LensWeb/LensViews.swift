import Lens
import UsherWeb

/// How Lens looks in a browser.
@MainActor
package func makeLensViews() -> WebViews {
  let views = WebViews()
  views.addAuth()
  views.addPhotos()
  views.addSettings()
  return views
}

/// What a form with a photo may take: the photo, and what is sent with it.
package let lensUploadBytes = PhotoLimits().bytesPerPhoto + 256 * 1024
