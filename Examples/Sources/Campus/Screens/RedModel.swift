import Observation
import Usher

/// The red screen, which has no controls.
@Observable
package final class RedModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "Red")
}
