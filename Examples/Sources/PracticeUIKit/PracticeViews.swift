#if canImport(UIKit)
  import PlainUIKit
  import Practice
  import UIKit
  import UsherUIKit

  /// Returns the UIKit views of Practice.
  @MainActor
  package func makePracticeViews() -> UIKitViews {
    let views = UIKitViews()

    views.register(MainModel.self) { main in
      PlainController {
        text(
          "Two sub-flows on one navigation stack. Open one, and leave it in whichever way you like."
        )
        button("First") { main.onFirst() }
        button("Second", .gray()) { main.onSecond() }
        if !main.diary.lines.isEmpty {
          text("How they ended", style: .headline)
          for line in main.diary.lines { text(line) }
          text("Each flow ended once, without a line of code for it.", style: .footnote)
        }
      }
    }

    views.register(FirstModel.self) { first in
      PlainController {
        text("The first screen of the first flow. Back from here ends the flow.")
        button("FirstSub") { first.onNext() }
      }
    }

    views.register(FirstSubModel.self) { sub in
      PlainController {
        text("The second screen of the same flow. Back from here does not end it, Done does.")
        button("Done") { sub.onDone() }
      }
    }

    views.register(SecondModel.self) { _ in
      PlainController {
        text("The second flow has this one screen, and no button at all. Go back:")
        text("by the back button, or by a swipe from the left edge.")
        text("Begin one, and let go early: nothing happens.", style: .footnote)
      }
    }

    return views
  }
#endif
