import SwiftUI

// A switch between a login and the app. Swift 6.

@MainActor @Observable final class Session {
  enum State: Equatable {
    case signedOut
    case signedIn(name: String)
  }
  private(set) var state = State.signedOut
  private(set) var message: String?

  func signIn(name: String, password: String) {
    guard password == "1234" else {
      message = "Wrong password"
      return
    }
    message = nil
    state = .signedIn(name: name)
  }
  func signOut() { state = .signedOut }
}

struct SessionApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      SessionRoot(session: session)
        .onOpenURL { url in
          if url.host() == "signout" { session.signOut() }
        }
    }
  }
}

struct SessionRoot: View {
  let session: Session
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Group {
      switch session.state {
      case .signedOut:
        LoginView(session: session)
          .transition(.opacity)
      case .signedIn(let name):
        HomeView(name: name, session: session)
          .transition(.slide)
      }
    }
    .animation(.default, value: session.state)
    .overlay {
      if phase != .active { Text("locked") }
    }
  }
}

struct LoginView: View {
  let session: Session
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .textInputAutocapitalization(.never)
      SecureField("Password", text: $password)
      if let message = session.message {
        Text(message).foregroundStyle(.red)
      }
      Button("Sign in") { session.signIn(name: name, password: password) }
        .disabled(name.isEmpty || password.isEmpty)
    }
    .padding()
  }
}

struct HomeView: View {
  let name: String
  let session: Session
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(1..<4) { number in
        NavigationLink("Item \(number)", value: number)
      }
      .navigationTitle("Hello \(name)")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Detail \(number)")
          Button("Sign out") { session.signOut() }
        }
      }
    }
  }
}
