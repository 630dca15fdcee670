/// A small app without mistakes, in which tests plant some.
enum ShopApp {
  static let source = """
    import Usher
    import UsherLinks

    final class AppFlow: Coordinator, RouteGuard, Linkable {
      enum Route: Hashable { case login, main, closed }
      static let links: Links<Route> = [
        RouteLink("login", .login), RouteLink("", .main, to: ShopFlow.self),
        RouteLink("closed", .closed),
      ]
      let navigation = Switcher<Route>(.main)
      private let session: ShopSession
      init(_ session: ShopSession) { self.session = session }

      func decision(for route: Route) -> RouteDecision<Route> {
        switch route {
        case .login: .allow
        case .main: .require(session.isSignedIn, else: .redirect(to: .login, remembering: true))
        case .closed: .require(session.isClosed, else: .redirect(to: .main))
        }
      }

      func destination(for route: Route) -> Destination {
        switch route {
        case .login: .flow(LoginFlow()) { self.resume(orElse: .main) }
        case .main: .flow(ShopFlow()) { self.show(.login) }
        case .closed: .screen(ClosedModel())
        }
      }
    }

    final class LoginFlow: Coordinator {
      enum Route { case login, help }
      let navigation = Stack<Route>(.login)

      func destination(for route: Route) -> Destination {
        switch route {
        case .login: .screen(LoginModel(onDone: { self.finish() }, onHelp: { self.push(.help) }))
        case .help: .screen(HelpModel())
        }
      }
    }

    final class ShopFlow: Coordinator, Linkable {
      enum Route: Hashable { case shelf, item(Int), named(String), offers, cart, note }
      static let links: Links<Route> = [
        RouteLink("", .shelf), RouteLink("offers", .offers), RouteLink("cart", .cart, to: CartFlow.self),
        RouteLink("items/:id", Route.item), RouteLink("names/:name", Route.named),
        RouteLink("note", .note, as: .sheet),
      ]
      let navigation = Stack<Route>(.shelf)
      private lazy var clock = ClockModel(onTick: { [weak self] in self?.popToRoot() })

      func destination(for route: Route) -> Destination {
        switch route {
        case .shelf:
          .screen(
            ShelfModel(
              onItem: { self.push(.item($0)) }, onName: { self.push(.named($0)) },
              onOffers: { self.push(.offers) }, onCart: { self.present(.cart, as: .fullScreen) },
              onNote: { self.present(.note, as: .fullScreen) }, onLogOut: { self.finish() }))
        case .item(let id): .screen(ItemModel(id))
        case .named(let name): .screen(ItemModel(name))
        case .offers: .screen(OffersModel(clock))
        case .cart: .flow(CartFlow(), onFinish: paid)
        case .note: .screen(NoteModel(onClose: { self.dismiss() }))
        }
      }

      private func paid(_ receipt: Receipt) { push(.item(receipt.item)) }

      func pickColour() async throws {
        guard let colour = try await run(ColourFlow(), as: .sheet) else { return }
        push(.named(colour))
      }
    }

    final class CartFlow: Coordinator, Linkable {
      enum Route: Hashable { case cart, payment }
      static let links: Links<Route> = [RouteLink("", .cart), RouteLink("payment", .payment)]
      typealias Output = Receipt
      let navigation = Stack<Route>(.cart)

      func destination(for route: Route) -> Destination {
        switch route {
        case .cart: .screen(CartModel(onPay: { self.push(.payment) }, onCancel: { self.cancel() }))
        case .payment: .screen(PaymentModel(onPaid: { self.finish($0) }))
        }
      }
    }

    final class ColourFlow: Coordinator {
      enum Route { case colours }
      typealias Output = String
      let navigation = Stack<Route>(.colours)

      func destination(for route: Route) -> Destination {
        .screen(ColoursModel(onPick: { self.finish($0) }))
      }
    }

    struct Receipt { let item: Int }
    final class ClosedModel {}
    final class LoginModel { init(onDone: @escaping () -> Void, onHelp: @escaping () -> Void) {} }
    final class HelpModel {}
    final class ShelfModel {
      init(
        onItem: @escaping (Int) -> Void, onName: @escaping (String) -> Void,
        onOffers: @escaping () -> Void, onCart: @escaping () -> Void, onNote: @escaping () -> Void,
        onLogOut: @escaping () -> Void
      ) {}
    }
    final class ItemModel { init(_ id: Int) {} }
    final class OffersModel { init(_ clock: ClockModel) {} }
    final class NoteModel { init(onClose: @escaping () -> Void) {} }
    final class CartModel { init(onPay: @escaping () -> Void, onCancel: @escaping () -> Void) {} }
    final class PaymentModel { init(onPaid: @escaping (Receipt) -> Void) {} }
    final class ColoursModel { init(onPick: @escaping (String) -> Void) {} }
    final class ClockModel {
      let onTick: () -> Void
      init(onTick: @escaping () -> Void) { self.onTick = onTick }
    }
    final class ShopSession { var isSignedIn = false; var isClosed = false }

    extension FlowViews {
      static var shop: FlowViews {
        let views = FlowViews()
        views.register(ClosedModel.self) { _ in ClosedView() }
        views.register(LoginModel.self) { LoginView($0) }
        views.register(HelpModel.self) { _ in HelpView() }
        views.register(ShelfModel.self) { ShelfView($0) }
        views.register(ItemModel.self) { ItemView($0) }
        views.register(OffersModel.self) { OffersView($0) }
        views.register(NoteModel.self) { NoteView($0) }
        views.register(CartModel.self) { CartView($0) }
        views.register(PaymentModel.self) { PaymentView($0) }
        views.register(ColoursModel.self) { ColoursView($0) }
        return views
      }
    }

    """

  /// A mistake: a text of the source, and what is written instead.
  struct Mistake: Sendable, CustomStringConvertible {
    let rule: String
    let description: String
    let old: String
    let new: String

    init(_ rule: String, _ description: String, _ old: String, _ new: String) {
      self.rule = rule
      self.description = description
      self.old = old
      self.new = new
    }
  }

  static let mistakes: [Mistake] = [
    Mistake("U1", "a route that no step names", "case login, help }", "case login, help, terms }"),
    Mistake("U1", "a push that was removed", "onHelp: { self.push(.help) }", "onHelp: {}"),
    Mistake(
      "U1", "a child's route that is never pushed", "enum Route { case colours }",
      "enum Route { case colours, custom }"),
    Mistake("U2", "an awaited flow without finish", "onDone: { self.finish() }", "onDone: {}"),
    Mistake(
      "U2", "a run whose result never comes", "onPick: { self.finish($0) }", "onPick: { _ in }"),
    Mistake(
      "U2", "a log out that nothing calls", "onLogOut: { self.finish() }", "onLogOut: {}"),
    Mistake(
      "U3", "a result that a closure ignores", ".flow(CartFlow(), onFinish: paid)",
      ".flow(CartFlow(), onFinish: { _ in self.popToRoot() })"),
    Mistake(
      "U3", "a result without a closure", ".flow(CartFlow(), onFinish: paid)", ".flow(CartFlow())"),
    Mistake(
      "U3", "a run whose result goes to an underscore",
      "guard let colour = try await run(ColourFlow(), as: .sheet) else { return }\n    push(.named(colour))",
      "_ = try await run(ColourFlow(), as: .sheet)"),
    Mistake(
      "U4", "a link that goes on in another flow", "RouteLink(\"cart\", .cart, to: CartFlow.self)",
      "RouteLink(\"cart\", .cart, to: ShopFlow.self)"),
    Mistake(
      "U4", "a link that goes on in a flow without links",
      "RouteLink(\"login\", .login)", "RouteLink(\"login\", .login, to: LoginFlow.self)"),
    Mistake(
      "U4", "a link of a screen that goes on", "RouteLink(\"offers\", .offers)",
      "RouteLink(\"offers\", .offers, to: CartFlow.self)"),
    Mistake(
      "U5", "two links with one pattern", "RouteLink(\"offers\", .offers)",
      "RouteLink(\"note\", .offers)"),
    Mistake(
      "U5", "a text that eats a number",
      "RouteLink(\"items/:id\", Route.item), RouteLink(\"names/:name\", Route.named)",
      "RouteLink(\"items/:name\", Route.named), RouteLink(\"items/:id\", Route.item)"),
    Mistake(
      "U5", "a forwarded pattern that a link has", "RouteLink(\"offers\", .offers)",
      "RouteLink(\"offers\", .offers), RouteLink(\"offers\", forwardingTo: \"note\")"),
    Mistake(
      "U5", "two forwarded patterns that read alike", "RouteLink(\"offers\", .offers)",
      "RouteLink(\"offers\", .offers), RouteLink(\"old/:id\", forwardingTo: \"items/:id\"), RouteLink(\"old/:name\", forwardingTo: \"names/:name\")"
    ),
    Mistake(
      "U5", "a forwarded text that eats a number", "RouteLink(\"items/:id\", Route.item)",
      "RouteLink(\"items/:name\", forwardingTo: \"names/:name\"), RouteLink(\"items/:id\", Route.item)"
    ),
    Mistake(
      "U5", "a forwarded pattern to nowhere that a link has",
      "RouteLink(\"note\", .note, as: .sheet)",
      "RouteLink(\"note\", forwardingTo: \"gone\"), RouteLink(\"note\", .note, as: .sheet)"),
    Mistake(
      "U5", "two patterns that differ in a name", "RouteLink(\"payment\", .payment)",
      "RouteLink(\"payment\", .payment), RouteLink(\"payment\", .cart)"),
    Mistake("U6", "a place without an address", "RouteLink(\"offers\", .offers), ", ""),
    Mistake(
      "U6", "a place with a number and without an address",
      "RouteLink(\"items/:id\", Route.item), ", ""),
    Mistake("U6", "a switcher's place without an address", "RouteLink(\"closed\", .closed),", ""),
    Mistake(
      "U7", "two redirects under one condition", "case .login: .allow",
      "case .login: .require(session.isSignedIn, else: .redirect(to: .main))"),
    Mistake(
      "U7", "a redirect to itself", "else: .redirect(to: .main))",
      "else: .redirect(to: .closed))"),
    Mistake(
      "U8", "a verb in init", "{ self.session = session }",
      "{ self.session = session; show(.login) }"),
    Mistake(
      "U8", "a task in init", "{ self.session = session }",
      "{ self.session = session; task { await session.load() } }"),
    Mistake(
      "U9", "a full screen without an exit", "onClose: { self.dismiss() }", "onClose: {}"),
    Mistake(
      "U9", "a flow in full screen that never ends",
      "onPay: { self.push(.payment) }, onCancel: { self.cancel() }",
      "onPay: { self.push(.payment) }, onCancel: {}"),
    Mistake(
      "U10", "a model without a view", "views.register(HelpModel.self) { _ in HelpView() }", ""),
    Mistake(
      "U10", "a new model without a view", ".screen(OffersModel(clock))",
      ".screen(ClockModel(onTick: {}))"),
    Mistake(
      "U11", "a kept model with a strong closure", "onTick: { [weak self] in self?.popToRoot() }",
      "onTick: { self.popToRoot() }"),
    Mistake(
      "U12", "two flows that only start each other", "struct Receipt { let item: Int }",
      """
      struct Receipt { let item: Int }
      final class EggFlow: Coordinator {
        enum Route { case egg }
        let navigation = Stack<Route>(.egg)
        func destination(for route: Route) -> Destination { .flow(HenFlow()) }
      }
      final class HenFlow: Coordinator {
        enum Route { case hen }
        let navigation = Stack<Route>(.hen)
        func destination(for route: Route) -> Destination { .flow(EggFlow()) }
      }
      """),
  ]
}
