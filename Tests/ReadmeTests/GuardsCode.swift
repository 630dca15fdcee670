// The code of docs/guards.md, compiled. `GuardsDocsTests` checks that it contains each block of
// the page; declarations that the page omits come first.
import Testing
import Usher
import UsherTesting

@MainActor
final class StoreSession {
  var isSignedIn = false
}

@MainActor
final class StoreServer {
  func has(_ feature: String) async -> Bool { !feature.isEmpty }
}

final class StorePage {}

final class StoreFlow: Coordinator, RouteGuard {
  enum Route { case catalogue, orders, beta, logIn }
  let navigation = Stack<Route>(.catalogue)

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .catalogue, .logIn: .allow
    case .orders: .require(session.isSignedIn, else: .redirect(to: .logIn))
    case .beta: .refuse("not yet")
    }
  }

  let session: StoreSession

  init(_ session: StoreSession) { self.session = session }

  func destination(for route: Route) -> Destination { .screen(StorePage()) }
}

extension RouteRule {
  static func signedIn(_ session: StoreSession) -> RouteRule {
    RouteRule("signed in") { session.isSignedIn }
  }
  static func available(_ feature: String, _ server: StoreServer) -> RouteRule {
    RouteRule(asking: "\(feature) available") { await server.has(feature) }
  }
}

final class TrialFlow: Coordinator, RouteGuard {
  enum Route { case logIn, welcome, trial }
  let navigation = Stack<Route>(.logIn)
  let session = StoreSession()
  let guests = StoreSession()
  let server = StoreServer()

  func destination(for route: Route) -> Destination { .screen(StorePage()) }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .logIn: .allow
    case .welcome: .require(.signedIn(session), else: .redirect(to: .logIn))
    case .trial:
      .require(.signedIn(session), else: .redirect(to: .logIn))
        .require(.available("trial", server) && !.signedIn(guests), else: .refuse("no trial"))
    }
  }
}

struct Film {
  var isForAdults = true
}

final class CinemaFlow: Coordinator, RouteGuard {
  enum Route { case list, film(Film) }
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination { .screen(StorePage()) }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard case .film(let film) = route, film.isForAdults else { return .allow }
    return .ask {
      let isAdult = await self.confirm("Are you 18?", ok: "Yes", cancel: "No")
      return isAdult ? .allow : .refuse("for adults only")
    }
  }
}

final class StoreLogIn: Coordinator {
  enum Route { case form }
  let navigation = Stack<Route>(.form)

  func destination(for route: Route) -> Destination { .screen(StorePage()) }
}

final class StoreApp: Coordinator, RouteGuard {
  enum Route { case logIn, main }
  let navigation = Switcher<Route>(.main)
  let session = StoreSession()

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .flow(StoreLogIn()) { self.resume(orElse: .main) }
    case .main: .flow(StoreFlow(session))
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard case .main = route else { return .allow }
    return .require(session.isSignedIn, else: .redirect(to: .logIn, remembering: true))
  }

  func sessionExpired() {
    withoutAsking { show(.logIn, remembering: true) }
  }

  func logOut() async {
    guard await show(.logIn).outcome == .settled else { return }
    session.isSignedIn = false
  }
}

struct Receipt {
  let number: Int
}

final class CheckoutFlow: Coordinator {
  enum Route { case pay }
  typealias Output = Receipt
  let navigation = Stack<Route>(.pay)

  func destination(for route: Route) -> Destination { .screen(StorePage()) }
}

final class CartFlow: Coordinator, RouteGuard {
  enum Route { case cart, logIn, checkout, receipt(Receipt) }
  let navigation = Stack<Route>(.cart)
  let session = StoreSession()

  func destination(for route: Route) -> Destination {
    switch route {
    case .cart, .receipt: .screen(StorePage())
    case .logIn: .flow(StoreLogIn()) { self.resume() }
    case .checkout: .flow(CheckoutFlow()) { _ in }
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard case .checkout = route else { return .allow }
    return .require(
      session.isSignedIn, else: .redirect(to: .logIn, as: .sheet, remembering: true))
  }

  func buy() async throws {
    let receipt = try await run(.checkout, returning: Receipt.self, as: .sheet)
    guard let receipt else { return }  // The guest declined, or left the checkout.
    push(.receipt(receipt))
  }

  func verified() {
    transaction {
      dismiss()
      resume()
    }
  }
}

@MainActor
func replaceDraft(in shop: StoreFlow) {
  shop.transaction {
    shop.pop()
    shop.push(.orders)
  }
}

@MainActor
func openOrders(in shop: StoreFlow) {
  let handle = shop.push(.orders)
  print(handle.explanation)
  // !2 push orders in StoreFlow by code: redirected to logIn
  //   StoreFlow redirected orders to logIn
}

final class DraftModel: LeaveGuard {
  var text = ""
  private var saved = ""
  let confirmDiscarding: @MainActor () async -> Bool
  init(_ confirm: @escaping @MainActor () async -> Bool) { confirmDiscarding = confirm }

  var leavePolicy: LeavePolicy { text == saved ? .allow : .ask }
  func confirmLeave() async -> Bool { await confirmDiscarding() }
  func didSave() { saved = text }
}

@MainActor
final class DraftStore {
  private(set) var texts: [String] = []
  func save(_ text: String) { texts.append(text) }
}

/// A form that never notices that it was saved.
final class OldForm: LeaveGuard {
  var text = ""

  var leavePolicy: LeavePolicy { text.isEmpty ? .allow : .ask }
  func confirmLeave() async -> Bool { false }
}

final class LetterFlow: Coordinator {
  enum Route { case list, draft, oldForm }
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(StorePage())
    case .draft: .screen(DraftModel { false })
    case .oldForm: .screen(OldForm())
    }
  }

  func save(_ draft: DraftModel, to store: DraftStore) {
    store.save(draft.text)
    draft.didSave()
    pop()
  }

  func saveOldForm(_ form: OldForm, to store: DraftStore) {
    store.save(form.text)
    withoutAskingOwnScreens { pop() }
  }
}

final class MallFlow: Coordinator, RouteGuard {
  enum Route: Equatable { case shop, splash, closed }
  let navigation = Switcher<Route>(.shop)
  let server = StoreServer()

  func destination(for route: Route) -> Destination { .screen(StorePage()) }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard case .shop = route else { return .allow }
    return .require(.available("shop", server), else: .redirect(to: .closed)).placeholder(.splash)
  }
}
