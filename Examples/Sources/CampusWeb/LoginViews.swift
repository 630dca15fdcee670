import Campus
import UsherWeb

extension WebViews {
  func addLogin() {
    register(LoginModel.self) { login in
      Text("Straight to the main tabs, or round by yellow: a flow inside of this one.")
      Spacer()
      Button("To main") { login.send(.mainTapped) }
      Button("To yellow", role: .secondary) { login.send(.yellowTapped) }
    }

    register(YellowModel.self) { yellow in
      Backdrop(.yellow)
      Spacer()
      Text("A flow inside of a flow", style: .display)
      Spacer()
      Button("To main") { yellow.send(.mainTapped) }
      Button("On to red", role: .secondary) { yellow.send(.redTapped) }
      Button("Back, by code", role: .plain) { yellow.send(.backTapped) }
    }

    register(RedModel.self) { _ in
      Backdrop(.red)
      Spacer()
      Text("No button here.\nSwipe from the left edge, or use Back.", style: .display)
      Spacer()
    }
  }
}
