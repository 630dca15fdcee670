import Practice
import UsherWeb

/// Returns the web views of Practice.
@MainActor
package func makePracticeViews() -> WebViews {
  let views = WebViews()

  views.register(MainModel.self) { main in
    Text("Two sub-flows on one navigation stack. Open one, and leave it in whichever way you like.")
    Button("First") { main.onFirst() }
    Button("Second", role: .secondary) { main.onSecond() }
    if !main.diary.lines.isEmpty {
      Section("How they ended", footer: "Each flow ended once, without a line of code for it.") {
        for (number, line) in main.diary.lines.enumerated() {
          Row(line, id: "\(main.diary.lines.count - number)")
        }
      }
    }
  }

  views.register(FirstModel.self) { first in
    Text("The first screen of the first flow. Back from here ends the flow.")
    Button("FirstSub") { first.onNext() }
  }

  views.register(FirstSubModel.self) { sub in
    Text("The second screen of the same flow. Back from here does not end it, Done does.")
    Button("Done") { sub.onDone() }
  }

  views.register(SecondModel.self) { _ in
    Text(
      "The second flow has this one screen, and no button at all. Go back as you would on a phone:")
    List {
      Row("The back button")
      Row("A swipe from the left edge", detail: "Begin one, and let go early: nothing happens.")
      Row("The browser's Back")
    }
  }

  return views
}
