import Usher

final class LoginModel: ScreenConfiguring {
  let onMain: @MainActor () -> Void
  let onYellow: @MainActor () -> Void

  init(onMain: @escaping @MainActor () -> Void, onYellow: @escaping @MainActor () -> Void) {
    self.onMain = onMain
    self.onYellow = onYellow
  }

  var screenOptions: ScreenOptions { ScreenOptions(title: "Log in") }
}
