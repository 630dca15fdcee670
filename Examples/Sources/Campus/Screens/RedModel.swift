import Observation
import Usher

/// The red screen, on which there is nothing to press.
@Observable
package final class RedModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "Red")
}
