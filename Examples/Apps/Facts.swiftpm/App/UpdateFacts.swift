#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A view inside another: which hears first that it appears.
  struct AppearanceFact: View {
    let notes: Notes

    var body: some View {
      VStack { Text("Inner").onAppear { notes.note("inner") } }
        .onAppear { notes.note("outer") }
    }
  }

  /// A view that replaces another which leaves without a transition.
  struct IdentityFact: View {
    let notes: Notes
    @State private var isNew = false

    var body: some View {
      VStack {
        Button("Replace") { isNew = true }
        if isNew {
          Text("New").onAppear { notes.note("comes") }
        } else {
          Text("Old").onDisappear { notes.note("goes") }.transition(.identity)
        }
      }
    }
  }

  /// A value that one tap writes in two transactions.
  struct TransactionFact: View {
    let notes: Notes
    @State private var value = 0

    var body: some View {
      Button("Write") {
        value = 2
        withAnimation { value = 4 }
      }
      .onChange(of: value) { _, new in notes.note("value\(new)") }
    }
  }

  /// Notes when it appears, and when the app is given a link.
  struct LaunchFact: View {
    let notes: Notes

    var body: some View {
      Text("Launched")
        .onAppear { notes.note("appears") }
        .onOpenURL { _ in notes.note("link") }
    }
  }
#endif
