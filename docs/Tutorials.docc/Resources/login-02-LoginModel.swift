import Usher

final class LoginModel: ScreenConfiguring {
  let onLogIn: @MainActor () -> Void

  init(onLogIn: @escaping @MainActor () -> Void) {
    self.onLogIn = onLogIn
  }

  var screenOptions: ScreenOptions { ScreenOptions(title: "Log in") }
}
