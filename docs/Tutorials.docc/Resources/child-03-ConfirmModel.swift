import Usher

final class ConfirmModel: ScreenConfiguring {
  let order: Order
  let onConfirm: @MainActor () -> Void

  init(_ order: Order, onConfirm: @escaping @MainActor () -> Void) {
    self.order = order
    self.onConfirm = onConfirm
  }

  var screenOptions: ScreenOptions { ScreenOptions(title: "Your order") }
}
