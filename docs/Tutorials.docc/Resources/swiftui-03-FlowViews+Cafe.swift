import SwiftUI
import UsherSwiftUI

extension FlowViews {
  static var cafe: FlowViews {
    let views = FlowViews()
    views.register(LoginModel.self) { login in Button("Log in") { login.onLogIn() } }
    views.register(AccountModel.self) { account in Button("Log out") { account.onLogOut() } }
    views.register(MenuModel.self) { MenuView(model: $0) }
    views.register(DrinkModel.self) { DrinkView(model: $0) }
    views.register(SizeModel.self) { SizeView(model: $0) }
    views.register(ConfirmModel.self) { ConfirmView(model: $0) }
    return views
  }
}
