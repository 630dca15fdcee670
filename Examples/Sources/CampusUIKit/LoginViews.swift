#if canImport(UIKit)
  import Campus
  import PlainUIKit
  import UIKit
  import UsherUIKit

  extension UIKitViews {
    func addLogin() {
      register(LoginModel.self) { login in
        PlainController {
          text("Straight to the main tabs, or round by yellow: a flow inside of this one.")
          button("To main") { login.send(.mainTapped) }
          button("To yellow", .gray()) { login.send(.yellowTapped) }
        }
      }

      register(YellowModel.self) { yellow in
        PlainController(backdrop: .systemYellow) {
          text("A flow inside of a flow", style: .largeTitle)
          button("To main") { yellow.send(.mainTapped) }
          button("On to red", .gray()) { yellow.send(.redTapped) }
          button("Back, by code", .plain()) { yellow.send(.backTapped) }
        }
      }

      register(RedModel.self) { _ in
        PlainController(backdrop: .systemRed) {
          text("No button here.\nSwipe from the left edge, or use Back.", style: .largeTitle)
        }
      }
    }
  }
#endif
