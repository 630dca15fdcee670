// Lines that must not compile, each below the message that the compiler must print for it.
// `Scripts/check-refused` checks them.
import Usher

final class AddressFlow: Coordinator {
  typealias Output = String
  let navigation = Stack("form")

  func destination(for route: String) -> Destination { .screen(self) }
}

final class HelpFlow: Coordinator {
  let navigation = Stack("topics")

  func destination(for route: String) -> Destination { .screen(self) }
}

final class CheckoutFlow: Coordinator {
  let navigation = Stack("basket")

  func destination(for route: String) -> Destination {
    switch route {
    // refused: the result of this flow would be lost: write .flow(child) { value in … }
    case "address": .flow(AddressFlow())
    // refused: or ignore it with .flow(child) { _ in }
    case "erased": .flow(AddressFlow() as any Coordinator<String>)
    // refused: the result of this flow would be lost
    case "started": Destination.flow(AddressFlow(), startingAt: ["form"])
    case "with its value": .flow(AddressFlow()) { value in print(value) }
    case "however it ends": .flow(AddressFlow(), onEnd: { ending in print(ending) })
    case "ignored": .flow(AddressFlow()) { _ in }
    default: .flow(HelpFlow())
    }
  }
}
