import Observation
import SwiftUI

// navigation:begin
enum ShopRoute: Hashable {
  case item(Int)
  case address
  case payment
}

@Observable @MainActor
final class Router: SideApp {
  enum Tab: Hashable { case shop, account }

  var isLoggedIn = false
  var tab = Tab.shop
  var path: [ShopRoute] = [] {
    didSet { endCheckoutIfLeft(oldValue) }
  }
  var showsHelp = false
  var isEdited = false
  private var pendingItem: Int?
  private var order: String?
  private(set) var results: [String?] = []

  func logIn() {
    isLoggedIn = true
    if let item = pendingItem {
      pendingItem = nil
      open(item)
    }
  }

  func logOut() {
    showsHelp = false
    path = []
    tab = .shop
    isLoggedIn = false
  }

  func pay() {
    order = "order"
    path.removeLast(2)
  }

  /// The stack writes the path when the user goes back.
  private func endCheckoutIfLeft(_ old: [ShopRoute]) {
    guard old.contains(.address), !path.contains(.address) else { return }
    results.append(order)
    order = nil
    isEdited = false
  }

  func open(_ item: Int) {
    guard isLoggedIn else {
      pendingItem = item
      return
    }
    showsHelp = false
    tab = .shop
    path = [.item(item)]
  }

  func sessionExpired() { logOut() }
}
// navigation:end
