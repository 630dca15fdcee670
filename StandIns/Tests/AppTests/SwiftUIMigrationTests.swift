import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI
import UsherUIKit

extension AppTests {
  @MainActor
  @Suite("docs/swiftui-migration.md")
  struct SwiftUIMigrationTests {
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init() {
      StandIn.reset()
      StandIn.clock.mode = .manual
    }

    @Test("The router, the flow and the flow with a controller show the same three screens")
    func same() async throws {
      try await walk(UIHostingController(rootView: RoutedShop()))
      try await walk(UIHostingController(rootView: Shop()))
      let native = FlowView(views: .shop) { ShopFlow() }.flowHost(.native)
      try await walk(UIHostingController(rootView: native))
      for kind in [FlowHost.Kind.embedded, .native] {
        let mixed = FlowView(views: .mixedShop) { ShopFlow() }.flowHost(kind)
        try await walk(UIHostingController(rootView: mixed))
      }
    }

    @Test("A window of UIKit's shows views of SwiftUI's beside a controller")
    func uikit() async throws {
      let host = showShop(in: window)
      try await walk(nil)
      host.close()
    }

    @Test(
      "A row with a chevron opens its page, and a view that dismisses itself goes back and closes a sheet"
    )
    func dismissing() async throws {
      for kind in [FlowHost.Kind.embedded, .native] {
        let views = FlowViews()
        views.register(TeasModel.self) { teas in
          TeaRow(tea: Tea(name: "Sencha")) { teas.onTea(Tea(name: "Sencha")) }
        }
        views.register(TeaModel.self) { _ in TeaNotes() }
        views.register(CartModel.self) { _ in TeaNotes() }
        let flow = ShopFlow()
        let host = FlowHost(flow, views: views, kind: kind)
        window.rootViewController = UIHostingController(rootView: FlowView(host))
        window.makeKeyAndVisible()
        let person = SwiftUIPerson(in: window)
        await settle()
        try person.tap("Sencha")
        await settle()
        #expect(person.hand.barTitle == "Sencha")
        try person.tap("Done")
        await settle()
        #expect(host.tree.description == "ShopFlow (stack)\n  teas: TeasModel")
        flow.previewTapped(Tea(name: "Sencha"))
        await settle()
        try person.tap("Done")
        await settle()
        #expect(!flow.isPresenting)
        host.close()
      }
    }

    private func walk(_ root: UIViewController?) async throws {
      if let root { window.rootViewController = root }
      window.makeKeyAndVisible()
      let person = SwiftUIPerson(in: window)
      await settle()
      #expect(person.hand.barTitle == "Teas")
      try person.tap("Sencha")
      await settle()
      #expect(person.hand.barTitle == "Sencha")
      try person.tap("Cart")
      await settle()
      #expect(person.sees("The cart"))
      try person.swipeDown()
      await settle()
      try person.tapBack()
      await settle()
      #expect(person.hand.barTitle == "Teas")
      #expect(StandIn.exceptions.isEmpty)
    }
  }
}
