import SwiftUI

// A router over bindings, as articles write it. Swift 6.

enum ShopRoute: Hashable {
  case product(Int)
  case cart
}
enum ShopSheet: String, Identifiable {
  case login, help
  var id: String { rawValue }
}

@MainActor @Observable final class Router<Route: Hashable, Sheet: Identifiable> {
  var path: [Route] = []
  var sheet: Sheet?

  func push(_ route: Route) { path.append(route) }
  func pop() { if !path.isEmpty { path.removeLast() } }
  func popToRoot() { path.removeAll() }
  func present(_ sheet: Sheet) { self.sheet = sheet }
}

struct RouterView<Root: View, Route: Hashable, Sheet: Identifiable, Page: View, Modal: View>: View {
  @Bindable var router: Router<Route, Sheet>
  @ViewBuilder var root: () -> Root
  @ViewBuilder var page: (Route) -> Page
  @ViewBuilder var modal: (Sheet) -> Modal

  var body: some View {
    NavigationStack(path: $router.path) {
      root()
        .navigationDestination(for: Route.self, destination: page)
    }
    .sheet(item: $router.sheet, content: modal)
    .environment(router)
  }
}

typealias ShopRouter = Router<ShopRoute, ShopSheet>

struct ShopApp: App {
  @State private var router = ShopRouter()

  var body: some Scene {
    WindowGroup {
      RouterView(router: router) {
        ShopHome()
      } page: { route in
        switch route {
        case .product(let number): ProductView(number: number)
        case .cart: CartView()
        }
      } modal: { sheet in
        switch sheet {
        case .login: LoginSheet()
        case .help: Text("Help")
        }
      }
      .onOpenURL { url in
        router.path = url.pathComponents.compactMap { Int($0) }.map(ShopRoute.product)
      }
    }
  }
}

struct ShopHome: View {
  @Environment(ShopRouter.self) private var router

  var body: some View {
    VStack {
      ForEach(1...2, id: \.self) { number in
        Button("Product \(number)") { router.push(.product(number)) }
      }
      Button("Log in") { router.present(.login) }
    }
    .navigationTitle("Shop")
  }
}

struct ProductView: View {
  let number: Int
  @Environment(ShopRouter.self) private var router

  var body: some View {
    VStack {
      Text("Details of \(number)")
      Button("Cart") { router.push(.cart) }
      Button("Other") { router.push(.product(number + 10)) }
    }
    .navigationTitle("Product \(number)")
  }
}

struct CartView: View {
  @Environment(ShopRouter.self) private var router

  var body: some View {
    VStack {
      Text("Cart")
      Button("Home") { router.popToRoot() }
      Button("Back") { router.pop() }
    }
  }
}

struct LoginSheet: View {
  @Environment(ShopRouter.self) private var router

  var body: some View {
    VStack {
      Text("Please log in")
      Button("Help") { router.present(.help) }
    }
  }
}
