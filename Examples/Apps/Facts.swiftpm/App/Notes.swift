#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// What happened, in its order.
  @Observable @MainActor
  final class Notes {
    @ObservationIgnored private var words: [String] = []
    private var count = 0
    @ObservationIgnored private var waiting: [() -> Void] = []
    /// How often something waited for an update of the views.
    private(set) var waits = 0
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

    /// All words, for a view.
    var text: String { count == 0 ? "nothing" : words.joined(separator: " ") }

    func note(_ word: String) {
      words.append(word)
      count += 1
    }
    /// Notes a word while a view is evaluated, when nothing may change that views have read.
    func noteQuietly(_ word: String) { words.append(word) }

    /// Does something after the next update of the views.
    func afterUpdate(_ work: @escaping () -> Void) {
      waiting.append(work)
      waits += 1
    }
    func viewsWereUpdated() {
      let all = waiting
      waiting = []
      for work in all { work() }
    }
  }

  struct NotesView: View {
    let notes: Notes

    var body: some View {
      Text(notes.text)
        .accessibilityIdentifier("notes")
        .onChange(of: notes.waits) { notes.viewsWereUpdated() }
    }
  }
#endif
