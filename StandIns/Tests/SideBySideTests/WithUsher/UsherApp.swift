import UIKit
import Usher
import UsherLinks
import UsherUIKit

final class UsherApp: SideApp {
  private let flow = AppFlow()
  private var host: UIKitHost?
  var results: [String?] { flow.results }

  // navigation:begin
  init(_ window: UIWindow) {
    let views = UIKitViews()
    views.register(LogInModel.self) { Page("Log in", [("Enter", $0.onEnter)]) }
    views.register(AccountModel.self) { Page("Account", [("Log out", $0.onLogOut)]) }
    views.register(ListModel.self) { list in Page("Shop", [("Item 7", { list.onItem(7) })]) }
    views.register(ItemModel.self) { Page("Item", [("Buy", $0.onBuy), ("Help", $0.onHelp)]) }
    views.register(HelpModel.self) { _ in Page("Help", []) }
    views.register(AddressModel.self) { address in
      Page("Address", [("Type", { address.isEdited = true }), ("Next", address.onNext)])
    }
    views.register(PaymentModel.self) { Page("Payment", [("Pay", $0.onPay)]) }
    host = UIKitHost(flow, in: window, views: views)
  }

  func open(_ item: Int) { _ = try? host?.tree.open("/item/\(item)") }
  // navigation:end

  func sessionExpired() { flow.sessionExpired() }
}
