#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A sheet that notes how it ends.
  struct SheetFact: View {
    @Bindable var notes: Notes

    var body: some View {
      Button("Present") { notes.isShown = true }
        .sheet(isPresented: $notes.isShown, onDismiss: { notes.note("dismissed") }) {
          LifeView(disappears: { notes.note("gone") })
        }
    }
  }

  /// A sheet that is asked for while another is shown.
  struct SecondSheetFact: View {
    @State private var isFirst = false
    @State private var isSecond = false

    var body: some View {
      VStack {
        Button("Present") { isFirst = true }
          .sheet(isPresented: $isFirst) {
            Button("Another") { isSecond = true }
            Text("First sheet")
          }
        Text("Beside").sheet(isPresented: $isSecond) { Text("Second sheet") }
      }
    }
  }

  /// A sheet that is held by the first of two views beside each other.
  struct HeldSheetFact: View {
    let notes: Notes
    @State private var isShown = false

    var body: some View {
      Button("Present") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { notes.note("dismissed") }) {
          VStack {
            Text("Held").interactiveDismissDisabled(true)
            Text("Free").interactiveDismissDisabled(false)
          }
        }
    }
  }

  /// An alert that notes what its button does.
  struct AlertFact: View {
    @Bindable var notes: Notes

    var body: some View {
      Button("Ask") { notes.isShown = true }
        .alert("Question", isPresented: $notes.isShown) {
          Button("Answer") { notes.note("answer") }
        }
    }
  }
#endif
