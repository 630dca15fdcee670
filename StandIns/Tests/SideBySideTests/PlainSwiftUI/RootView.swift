import SwiftUI

// navigation:begin
struct RootView: View {
  @Bindable var router: Router

  var body: some View {
    if router.isLoggedIn {
      TabView(selection: $router.tab) {
        Tab("Shop", systemImage: "cart", value: Router.Tab.shop) { ShopView(router: router) }
        Tab("Account", systemImage: "person", value: Router.Tab.account) {
          Button("Log out") { router.logOut() }
        }
      }
    } else {
      Button("Enter") { router.logIn() }
      Text("Log in")
    }
  }
}

struct ShopView: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Item 7") { router.path.append(.item(7)) }
        .navigationTitle("Shop")
        .navigationDestination(for: ShopRoute.self) { route in
          switch route {
          case .item(let number): ItemView(router: router, number: number)
          case .address: AddressView(router: router)
          case .payment: Button("Pay") { router.pay() }.navigationTitle("Payment")
          }
        }
    }
    .sheet(isPresented: $router.showsHelp) { Text("Help") }
  }
}

struct ItemView: View {
  let router: Router
  let number: Int

  var body: some View {
    VStack {
      Button("Buy") { router.path.append(.address) }
      Button("Help") { router.showsHelp = true }
    }
    .navigationTitle("Item \(number)")
  }
}

struct AddressView: View {
  @Bindable var router: Router
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Type") { router.isEdited = true }
      Button("Next") { router.path.append(.payment) }
    }
    .navigationTitle("Address")
    .navigationBarBackButtonHidden(router.isEdited)
    .toolbar {
      if router.isEdited { Button("Back") { asks = true } }
    }
    .alert("Discard?", isPresented: $asks) {
      Button("Keep", role: .cancel) {}
      Button("Discard", role: .destructive) { router.path.removeLast() }
    }
  }
}
// navigation:end
