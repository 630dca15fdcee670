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

  /// What happened, in its order.
  @Observable @MainActor
  final class Notes {
    private(set) var words: [String] = []
    /// What a stack, tabs, and a sheet or an alert write; each write is noted.
    var path: [Int] = [] { didSet { note("write\(path.count)") } }
    var isShown = false { didSet { note("written") } }
    var tab: String {
      get { selected }
      set {
        note(newValue)
        if !refusesTabs { selected = newValue }
      }
    }
    var refusesTabs = false
    private var selected = "one"

    func note(_ word: String) { words.append(word) }
  }

  private struct NotesView: View {
    let notes: Notes

    var body: some View {
      Text(notes.words.isEmpty ? "nothing" : notes.words.joined(separator: " "))
        .accessibilityIdentifier("notes")
    }
  }

  private struct FactView: View {
    let fact: String
    let notes: Notes

    var body: some View {
      switch fact {
      case "appearances": AppearanceFact(notes: notes)
      case "path": PathFact(notes: notes)
      case "pageIdentity": PageFact()
      case "bar": BarFact()
      case "tabs": TabFact(notes: notes)
      case "refusedTab": TabFact(notes: notes).onAppear { notes.refusesTabs = true }
      case "sheet": SheetFact(notes: notes)
      case "secondSheet": SecondSheetFact()
      case "heldSiblings": HeldSheetFact(notes: notes)
      case "alert": AlertFact(notes: notes)
      default: StackFact(notes: notes).ignoresSafeArea()
      }
    }
  }
#endif
