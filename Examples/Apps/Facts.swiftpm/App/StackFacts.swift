#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A stack whose root becomes another view in the update that writes its path.
  struct NewRootFact: View {
    @State private var root = 0
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root \(root)")
          Button("Push") { path = [1] }
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number)")
            Button("Replace the root") {
              root += 1
              path = [2]
            }
          }
        }
        .id(root)
      }
    }
  }

  /// A page of a link with a binding, which iOS still has and Apple advises against.
  struct LinkFact: View, Linking {
    @Bindable var notes: Notes

    var body: some View {
      NavigationStack { made(by: self).navigationTitle("Root") }
    }

    @available(iOS, deprecated: 16.0)
    func makeLink() -> some View {
      NavigationLink("Push", isActive: $notes.isShown) {
        LifeView(disappears: { notes.note("gone") }).navigationTitle("Page")
      }
    }
    /// Makes a link without the warning that a call by its name would have.
    private func made<L: Linking>(by linking: L) -> L.Link { linking.makeLink() }
  }

  /// Makes a link.
  @MainActor protocol Linking {
    associatedtype Link: View
    func makeLink() -> Link
  }

  /// Pages whose views note that they appear.
  struct StrayFact: View {
    let notes: Notes
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path = [1] }
          .onAppear { notes.note("root") }
          .navigationDestination(for: Int.self) { number in
            Button("Push page \(number + 1)") {
              notes.note("pushed")
              path.append(number + 1)
            }
          }
      }
    }
  }

  /// A page that notes what changes while it leaves.
  struct LeavingFact: View {
    let notes: Notes
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path = [1] }
          .navigationDestination(for: Int.self) { _ in Page(notes: notes, path: $path) }
      }
    }

    private struct Page: View {
      let notes: Notes
      @Binding var path: [Int]

      var body: some View {
        Button("Leave") { path = [] }
          .onChange(of: path) { notes.note("live") }
          .onDisappear { notes.note("gone") }
      }
    }
  }

  /// A stack whose path holds an object.
  struct RemovedFact: View {
    let notes: Notes
    @State private var path: [Token] = []
    @State private var last = Last()

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Push") {
            let token = Token()
            last.token = token
            path = [token]
          }
          Button("Look") { notes.note(last.token == nil ? "released" : "kept") }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Token.self) { _ in Text("Page").navigationTitle("Page") }
      }
    }

    private final class Token: Hashable, Sendable {
      static func == (one: Token, other: Token) -> Bool { one === other }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    @MainActor private final class Last {
      weak var token: Token?
    }
  }

  /// A stack whose root hears of the path, and whose page notes when it is evaluated.
  struct DestinationFact: View {
    let notes: Notes
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path = [1] }
          .onChange(of: path) { notes.note("read") }
          .navigationDestination(for: Int.self) { _ in Page(notes: notes) }
      }
    }

    private struct Page: View {
      let notes: Notes

      var body: some View {
        let _ = notes.noteQuietly("page")
        Text("Page").onAppear { notes.note("appears") }
      }
    }
  }

  /// A page that pushes another one while it comes.
  struct EarlyWriteFact: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path = [1] }
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)").onAppear { if number == 1 { path = [1, 2] } }
          }
      }
    }
  }

  /// A stack with three pages.
  struct ThreePagesFact: View {
    @State private var path = [1, 2, 3]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)").navigationTitle("Page \(number)")
          }
      }
    }
  }
#endif
