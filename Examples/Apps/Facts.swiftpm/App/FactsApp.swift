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
      case "tabs": TabFact(notes: notes, refuses: false)
      case "refusedTab": TabFact(notes: notes, refuses: true)
      case "sheet": SheetFact(notes: notes)
      case "secondSheet": SecondSheetFact()
      case "heldSiblings": HeldSheetFact(notes: notes)
      case "alert": AlertFact(notes: notes)
      default: StackFact(notes: notes).ignoresSafeArea()
      }
    }
  }
#endif
