#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// Tabs that note what their selection is written with, and may refuse it.
  struct TabFact: View {
    @Bindable var notes: Notes

    var body: some View {
      TabView(selection: $notes.tab) {
        Text("first").tabItem { Text("One") }.tag("one")
        Text("second").onAppear { notes.note("appears") }.tabItem { Text("Two") }.tag("two")
      }
    }
  }
#endif
