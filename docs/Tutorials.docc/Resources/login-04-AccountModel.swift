import Usher

final class AccountModel: ScreenConfiguring {
  let onLogOut: @MainActor () -> Void

  init(onLogOut: @escaping @MainActor () -> Void) {
    self.onLogOut = onLogOut
  }

  var screenOptions: ScreenOptions {
    ScreenOptions(title: "Account", tabItem: TabItem("Account", imageName: "person"))
  }
}
