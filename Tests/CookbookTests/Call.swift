import Testing
import Usher
import UsherTesting

final class PhoneApp: Coordinator {
  enum Route: Hashable { case logIn, contacts, call(String) }

  let navigation = Switcher<Route>(.contacts)
  private var call: NavigationHandle?

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .screen(LogInModel(onSuccess: { self.show(.contacts) }))
    case .contacts: .screen(ContactsModel())
    case .call(let name): .screen(CallModel(name))
    }
  }

  func rings(_ name: String) {
    call = present(.call(name), as: .fullScreen, outlivesPlace: true)
  }

  func hungUp() {
    call?.dismiss()
  }
}

// Not on the page:

final class ContactsModel {}

final class CallModel {
  init(_ name: String) {}
}

extension CookbookTests {
  @Test("A call stays above a log out, and goes when it is over")
  func call() throws {
    let phone = PhoneApp()
    let host = InMemoryHost(phone)
    phone.rings("Yuna")
    phone.show(.logIn)
    host.expectTree(try page.tree("A call over everything"))
    phone.hungUp()
    #expect(!phone.isPresenting)
  }
}
