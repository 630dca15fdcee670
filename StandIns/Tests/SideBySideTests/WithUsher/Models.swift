import Usher
import UsherUIKit

final class LogInModel {
  let onEnter: () -> Void
  init(onEnter: @escaping () -> Void) { self.onEnter = onEnter }
}

final class AccountModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Account")
  let onLogOut: () -> Void
  init(onLogOut: @escaping () -> Void) { self.onLogOut = onLogOut }
}

final class ListModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Shop")
  let onItem: (Int) -> Void
  init(onItem: @escaping (Int) -> Void) { self.onItem = onItem }
}

final class ItemModel: ScreenConfiguring {
  let screenOptions: ScreenOptions
  let onBuy: () -> Void
  let onHelp: () -> Void

  init(_ number: Int, onBuy: @escaping () -> Void, onHelp: @escaping () -> Void) {
    screenOptions = ScreenOptions(title: "Item \(number)")
    self.onBuy = onBuy
    self.onHelp = onHelp
  }
}

final class HelpModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Help")
}

final class AddressModel: ScreenConfiguring, LeaveGuard {
  let screenOptions = ScreenOptions(title: "Address")
  let onNext: () -> Void
  var isEdited = false
  private let onLeave: () async -> Bool

  init(onNext: @escaping () -> Void, onLeave: @escaping () async -> Bool) {
    self.onNext = onNext
    self.onLeave = onLeave
  }

  // navigation:begin
  var leavePolicy: LeavePolicy { isEdited ? .ask : .allow }
  func confirmLeave() async -> Bool { await onLeave() }
  // navigation:end
}

final class PaymentModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Payment")
  let onPay: () -> Void
  init(onPay: @escaping () -> Void) { self.onPay = onPay }
}
