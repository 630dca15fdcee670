#if canImport(SwiftUI) && canImport(UIKit)
  import Practice
  import SwiftUI

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
            ForEach(Array(main.diary.lines.enumerated()), id: \.offset) { Text($0.element) }
          } header: {
            Text("How they ended")
          } footer: {
            Text("Each flow ended once. No code had to say so.")
          }
        }
      }
    }
  }
#endif
