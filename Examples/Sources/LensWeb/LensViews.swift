import Lens
import UsherWeb

/// Returns the web views of Lens.
@MainActor
package func makeLensViews() -> WebViews {
  let views = WebViews()
  views.addAuth()
  views.addPhotos()
  views.addSettings()
  return views
}

/// The limit of a form with a photo, including its other fields.
package let lensUploadBytes = PhotoLimits().bytesPerPhoto + 256 * 1024
