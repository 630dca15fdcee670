import Observation
import Usher

/// The starts and ends of flows, as a list.
@Observable
package final class ActivityModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "활동")
  package let activity: Activity

  init(_ activity: Activity) { self.activity = activity }
}
