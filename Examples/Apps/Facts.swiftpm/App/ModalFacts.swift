#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A sheet whose page leaves with it.
  struct OrphanFact: View {
    let notes: Notes
    @State private var path: [Int] = []
    @State private var isShown = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path = [1] }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in
            Button("Present") { isShown = true }
              .sheet(isPresented: $isShown) {
                VStack {
                  LifeView(appears: { _ in notes.note("comes") })
                  Button("Leave") {
                    path = []
                    isShown = false
                  }
                }
              }
          }
      }
    }
  }

  /// Two covers, the lower of which is dismissed.
  struct CoverFact: View {
    let notes: Notes
    @State private var isFirst = false
    @State private var isSecond = false

    var body: some View {
      Button("Present") { isFirst = true }
        .fullScreenCover(isPresented: $isFirst) {
          VStack {
            LifeView(appears: { _ in notes.note("first") })
            Button("Present another") { isSecond = true }
          }
          .fullScreenCover(isPresented: $isSecond) {
            Button("Leave both") {
              notes.note("leaves")
              isFirst = false
            }
          }
        }
    }
  }

  /// A sheet with two opinions on its height.
  struct DetentFact: View {
    let notes: Notes
    @State private var isShown = false

    var body: some View {
      Button("Present") { isShown = true }
        .sheet(isPresented: $isShown) {
          LifeView(appears: { notes.note($0) })
            .presentationDetents([.medium]).presentationDetents([.large])
        }
    }
  }
#endif
