import Observation
import Usher

/// The action of a button.
package typealias Action = @MainActor () -> Void

/// The main screen: two buttons, and how each flow ended.
@Observable
package final class MainModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "Practice", backTitle: "Main")
  package let diary: Diary
  package let onFirst: Action
  package let onSecond: Action

  init(_ diary: Diary, onFirst: @escaping Action, onSecond: @escaping Action) {
    self.diary = diary
    self.onFirst = onFirst
    self.onSecond = onSecond
  }
}

/// The first flow's first screen.
@Observable
package final class FirstModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "First")
  package let onNext: Action

  init(onNext: @escaping Action) {
    self.onNext = onNext
  }
}

/// The first flow's second screen.
@Observable
package final class FirstSubModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "FirstSub")
  package let onDone: Action

  init(onDone: @escaping Action) {
    self.onDone = onDone
  }
}

/// The second flow's only screen.
@Observable
package final class SecondModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "Second")
}
