#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// Shows one fact, chosen by `-fact NAME`, and below it what was noted.
  @main
  struct FactsApp: App {
    @AppStorage("fact") private var fact = ""
    @State private var notes = Notes()

    var body: some Scene {
      WindowGroup {
        VStack {
          FactView(fact: fact, notes: notes)
          NotesView(notes: notes)
        }
      }
    }
  }
#endif
