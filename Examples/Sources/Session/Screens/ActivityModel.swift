import Observation
import Usher

/// What began and what ended, as a list.
@Observable
package final class ActivityModel: TitledScreen {
  package let screenTitle = "활동"
  package let activity: Activity

  init(_ activity: Activity) { self.activity = activity }
}
