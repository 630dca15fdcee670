#if canImport(SwiftUI)
  import Campus
  import SwiftUI

  struct LoginView: View {
    let login: LoginModel

    var body: some View {
      List {
        Text("Straight to the main tabs, or round by yellow: a flow inside of this one.")
        Button("To main") { login.send(.mainTapped) }
        Button("To yellow") { login.send(.yellowTapped) }
      }
    }
  }
#endif
