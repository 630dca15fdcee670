import Testing
import Usher
import UsherTesting

final class ContactsFlow: Coordinator {
  enum Route: Hashable { case contacts, contact(String) }

  let navigation = Split<Route>(.contacts) { route in
    switch route {
    case .contacts: .sidebar
    case .contact: .detail
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .contacts: .screen(ContactListModel(onContact: { self.show(.contact($0)) }))
    case .contact(let name): .screen(ContactModel(name))
    }
  }
}

// Not on the page:

final class ContactListModel {
  let onContact: (String) -> Void
  init(onContact: @escaping (String) -> Void) { self.onContact = onContact }
}

final class ContactModel {
  init(_ name: String) {}
}

extension CookbookTests {
  @Test("A wide and a narrow window have the same tree")
  func columns() throws {
    let host = InMemoryHost(ContactsFlow())
    host.isWide = true
    try host.screen(ContactListModel.self).onContact("Yuna")
    host.expectTree(try page.tree("List and detail on an iPad"))
    host.isWide = false
    host.expectTree(try page.tree("List and detail on an iPad"))
    host.user.tapBack()
    #expect(host.topScreen is ContactListModel)
  }
}
