// The code of docs/swiftui-migration.md. `SwiftUIMigrationTests` runs it; `make check` checks that the page
// shows it as it stands here.
import Observation
import SwiftUI
import UIKit
import Usher
import UsherSwiftUI
import UsherUIKit

struct Tea: Hashable, Codable {
  let name: String
}

// MARK: Before

@Observable @MainActor
final class ShopRouter {
  var path = NavigationPath()
  var showsCart = false

  func show(_ tea: Tea) { path.append(tea) }
}

struct RoutedShop: View {
  @State private var router = ShopRouter()

  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Sencha") { router.show(Tea(name: "Sencha")) }
        .navigationTitle("Teas")
        .navigationDestination(for: Tea.self) { tea in
          Button("Cart") { router.showsCart = true }.navigationTitle(tea.name)
        }
    }
    .sheet(isPresented: $router.showsCart) { Text("The cart") }
  }
}

// MARK: After

final class ShopFlow: Coordinator {
  enum Route: Hashable, Codable { case teas, tea(Tea), cart }

  let navigation = Stack<Route>(.teas)

  func destination(for route: Route) -> Destination {
    switch route {
    case .teas: .screen(TeasModel { self.push(.tea($0)) })
    case .tea(let tea): .screen(TeaModel(tea) { self.present(.cart) })
    case .cart: .screen(CartModel())
    }
  }
}

@MainActor
final class TeasModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Teas")
  let onTea: (Tea) -> Void
  init(onTea: @escaping (Tea) -> Void) { self.onTea = onTea }
}

@MainActor
final class TeaModel: ScreenConfiguring {
  let tea: Tea
  let onCart: () -> Void
  var screenOptions: ScreenOptions { ScreenOptions(title: tea.name) }
  init(_ tea: Tea, onCart: @escaping () -> Void) {
    self.tea = tea
    self.onCart = onCart
  }
}

final class CartModel {}

extension FlowViews {
  static var shop: FlowViews {
    let views = FlowViews()
    views.register(TeasModel.self) { teas in
      Button("Sencha") { teas.onTea(Tea(name: "Sencha")) }
    }
    views.register(TeaModel.self) { tea in
      Button("Cart") { tea.onCart() }
    }
    views.register(CartModel.self) { _ in Text("The cart") }
    return views
  }
}

extension ShopFlow {
  /// The tea in a sheet, where the router had `sheet(item:)`.
  func previewTapped(_ tea: Tea) { present(.tea(tea)) }
}

struct TeaRow: View {
  let tea: Tea
  let onTap: () -> Void

  var body: some View {
    Button {
      onTap()
    } label: {
      HStack {
        Text(tea.name)
        Spacer()
        Image(systemName: "chevron.forward").foregroundStyle(.tertiary).accessibilityHidden(true)
      }
    }
    .tint(.primary)
  }
}

/// A view that goes back by itself, as it did before.
struct TeaNotes: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Done") { dismiss() }
  }
}

struct Shop: View {
  var body: some View {
    FlowView(views: .shop) { ShopFlow() }
  }
}

// MARK: From UIKit

/// A controller that an app already has.
final class CartController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "The cart"
    view.addSubview(label)
  }
}

extension FlowViews {
  static var mixedShop: FlowViews {
    let views = FlowViews.shop
    views.register(CartModel.self, controller: { _ in CartController() })
    return views
  }
}

/// An app with a window of UIKit's, whose screens become views of SwiftUI's one after another.
@MainActor
func showShop(in window: UIWindow) -> UIKitHost {
  let views = UIKitViews()
  views.register(TeasModel.self) { teas in
    Button("Sencha") { teas.onTea(Tea(name: "Sencha")) }
  }
  views.register(TeaModel.self) { tea in
    Button("Cart") { tea.onCart() }
  }
  views.register(CartModel.self) { _ in CartController() }
  return UIKitHost(ShopFlow(), in: window, views: views)
}
