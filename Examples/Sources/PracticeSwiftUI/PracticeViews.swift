#if canImport(SwiftUI) && canImport(UIKit)
  import Practice
  import SwiftUI
  package import UsherSwiftUI

  extension FlowViews {
    /// How Practice looks with SwiftUI.
    package static var practice: FlowViews {
      let views = FlowViews()
      views.register(MainModel.self) { MainView(main: $0) }
      views.register(FirstModel.self) { FirstView(first: $0) }
      views.register(FirstSubModel.self) { FirstSubView(sub: $0) }
      views.register(SecondModel.self) { _ in SecondView() }
      return views
    }
  }

  struct MainView: View {
    let main: MainModel

    var body: some View {
      List {
        Section {
          Text(
            "Two sub-flows on one navigation stack. Open one, and leave it in whichever way you like."
          )
          Button("First") { main.onFirst() }
          Button("Second") { main.onSecond() }
        }
        if !main.diary.lines.isEmpty {
          Section {
            ForEach(main.diary.lines.indices, id: \.self) { Text(main.diary.lines[$0]) }
          } header: {
            Text("How they ended")
          } footer: {
            Text("Each flow ended once. No code had to say so.")
          }
        }
      }
    }
  }

  struct FirstView: View {
    let first: FirstModel

    var body: some View {
      List {
        Text("The first screen of the first flow. Back from here ends the flow.")
        Button("FirstSub") { first.onNext() }
      }
    }
  }

  struct FirstSubView: View {
    let sub: FirstSubModel

    var body: some View {
      List {
        Text("The second screen of the same flow. Back from here does not end it, Done does.")
        Button("Done") { sub.onDone() }
      }
    }
  }

  struct SecondView: View {
    var body: some View {
      List {
        Text("The second flow has this one screen, and no button at all. Go back:")
        Text("by the back button, or by a swipe from the left edge.")
        Text("Begin one, and let go early: nothing happens.")
      }
    }
  }
#endif
