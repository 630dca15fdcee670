#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A stack that notes when its path is written.
  struct PathFact: View {
    @Bindable var notes: Notes

    var body: some View {
      NavigationStack(path: $notes.path) {
        Button("Push") { notes.path = [1] }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in
            LifeView(disappears: { notes.note("gone") }).navigationTitle("Page")
          }
      }
    }
  }

  /// A page whose value is replaced in its place.
  struct PageFact: View {
    @State private var path: [Int] = [1]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { Page(number: $0, path: $path) }
      }
    }

    private struct Page: View {
      let number: Int
      @Binding var path: [Int]
      @State private var taps = 0

      var body: some View {
        VStack {
          Text("page \(number) with \(taps) taps")
          Button("Count") { taps += 1 }
          Button("Replace") { path = [2] }
        }
      }
    }
  }

  /// A page without a back button, and one with two opinions on its bar.
  struct BarFact: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Without button") { path = ["Without button"] }
          Button("With button") { path = ["With button"] }
          Button("Two bars") { path = ["Two bars"] }
        }
        .navigationTitle("Root")
        .navigationDestination(for: String.self) { name in
          switch name {
          case "Without button":
            Text(name).navigationTitle(name).navigationBarBackButtonHidden()
          case "Two bars":
            Text(name).navigationTitle(name)
              .toolbar(.hidden, for: .navigationBar).toolbar(.visible, for: .navigationBar)
          default: Text(name).navigationTitle(name)
          }
        }
      }
    }
  }
#endif
