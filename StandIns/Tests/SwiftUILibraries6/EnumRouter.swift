import Combine
import SwiftUI

// A library of the kind that has a router for each stack, with routes that make their own views.

/// A route that makes its own view.
public protocol Routable: Hashable, Identifiable {
  associatedtype Screen: View
  @MainActor @ViewBuilder var screen: Screen { get }
}
extension Routable {
  public var id: Self { self }
}
/// A route whose type is hidden.
public struct AnyRoute: Hashable, Identifiable {
  public let base: any Routable
  public var id: AnyHashable { AnyHashable(base) }
  public init(_ base: any Routable) { self.base = base }
  public static func == (one: AnyRoute, other: AnyRoute) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  @MainActor var view: AnyView { AnyView(base.screen) }
}

@MainActor @Observable public final class PathRouter {
  public var path = NavigationPath()
  public var sheet: AnyRoute?
  public var cover: AnyRoute?
  public let name: String
  @ObservationIgnored public weak var parent: PathRouter?
  public init(_ name: String, parent: PathRouter? = nil) {
    self.name = name
    self.parent = parent
  }
  public func push<R: Hashable>(_ route: R) { path.append(route) }
  public func present(_ route: any Routable) { sheet = AnyRoute(route) }
  public func cover(_ route: any Routable) { cover = AnyRoute(route) }
  public func pop(_ count: Int = 1) {
    guard path.count >= count else { return }
    path.removeLast(count)
  }
  public func popToRoot() { path.removeLast(path.count) }
  public var saved: Data? { path.codable.flatMap { try? JSONEncoder().encode($0) } }
  public func restore(_ data: Data) {
    guard
      let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    else { return }
    path = NavigationPath(codable)
  }
}

/// An action of the environment.
public struct PushAction: Sendable {
  fileprivate let push: @MainActor @Sendable (AnyHashable) -> Void
  @MainActor public func callAsFunction<R: Hashable>(_ route: R) { push(AnyHashable(route)) }
}
private enum PushKey: EnvironmentKey {
  static let defaultValue = PushAction { _ in assertionFailure("no router") }
}
extension EnvironmentValues {
  public var push: PushAction {
    get { self[PushKey.self] }
    set { self[PushKey.self] = newValue }
  }
}

/// The words that a screen has for its tab.
public struct HintKey: PreferenceKey {
  public static let defaultValue: [String] = []
  public static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.append(contentsOf: nextValue())
  }
}
extension View {
  public func hint(_ text: String) -> some View { preference(key: HintKey.self, value: [text]) }
  public func routes<R: Routable>(_ type: R.Type) -> some View {
    navigationDestination(for: type) { $0.screen }
  }
}

/// A stack with a router.
public struct RouterStack<Content: View>: View {
  @State private var router: PathRouter
  @SceneStorage("path") private var saved: Data?
  @Environment(\.scenePhase) private var phase
  private let content: (PathRouter) -> Content

  public init(_ name: String, @ViewBuilder content: @escaping (PathRouter) -> Content) {
    _router = State(initialValue: PathRouter(name))
    self.content = content
  }
  public var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) { content(router) }
      .environment(router)
      .environment(\.push, PushAction { [router] in router.push($0) })
      .sheet(item: $router.sheet) { $0.view.environment(router) }
      .fullScreenCover(item: $router.cover) { $0.view }
      .onChange(of: phase) { _, new in if new == .background { saved = router.saved } }
      .task { if let saved { router.restore(saved) } }
  }
}

/// Shows a message for a while.
public struct Toast<Message: View>: ViewModifier {
  @Binding var isShown: Bool
  @State private var count = 0
  @ViewBuilder let message: () -> Message
  public func body(content: Content) -> some View {
    ZStack(alignment: .bottom) {
      content.zIndex(0)
      if isShown {
        message()
          .transition(.move(edge: .bottom).combined(with: .opacity))
          .onAppear { count += 1 }
          .onTapGesture { withAnimation(.easeOut(duration: 0.2)) { isShown = false } }
          .zIndex(1)
      }
    }
    .animation(.default, value: isShown)
    .overlay(alignment: .topTrailing) { Text("shown \(count)").font(.caption2) }
  }
}
extension View {
  public func toast<Message: View>(
    isShown: Binding<Bool>, @ViewBuilder message: @escaping () -> Message
  ) -> some View { modifier(Toast(isShown: isShown, message: message)) }
  @ViewBuilder public func `if`<Changed: View>(
    _ condition: Bool, @ViewBuilder change: (Self) -> Changed
  ) -> some View {
    if condition { change(self) } else { self }
  }
}

/// A button that becomes smaller while it is pressed.
public struct PressStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if configuration.role == .destructive { Image(systemName: "trash") }
    }
    .opacity(isEnabled ? 1 : 0.4)
    .scaleEffect(configuration.isPressed ? 0.9 : 1)
    .animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
  }
}
extension ButtonStyle where Self == PressStyle {
  public static var press: PressStyle { PressStyle() }
}

// MARK: An app that uses it

public enum ShopRoute: Routable, Codable {
  case product(Int)
  case basket
  @MainActor public var screen: some View {
    switch self {
    case .product(let id): ProductScreen(id: id)
    case .basket: BasketScreen()
    }
  }
}
struct ProductScreen: View {
  let id: Int
  @Environment(PathRouter.self) private var router
  @Environment(\.push) private var push
  @Environment(\.dismiss) private var dismiss
  @State private var isAdded = false
  @Namespace private var space
  var body: some View {
    VStack {
      Text("product \(id)").matchedGeometryEffect(id: id, in: space)
      Button("more") { push(ShopRoute.product(id + 1)) }.buttonStyle(.press)
      Button("basket") { router.present(ShopRoute.basket) }
      Button("home") { router.popToRoot() }
      Button("add") { isAdded = true }
      Button("close") { dismiss() }
    }
    .navigationTitle("Product \(id)")
    .navigationBarTitleDisplayMode(.inline)
    .toast(isShown: $isAdded) { Text("added \(id)") }
    .hint("product \(id)")
  }
}
struct BasketScreen: View {
  @Environment(PathRouter.self) private var router
  @State private var lines: [String] = []
  @State private var isLoading = false
  var body: some View {
    NavigationStack {
      List(lines, id: \.self) { Text($0) }
        .overlay { if lines.isEmpty { ContentUnavailableView("Empty", systemImage: "cart") } }
        .refreshable { await load() }
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Load") { Task { await load() } }
            Button("Done") { router.sheet = nil }
          }
        }
        .navigationTitle("Basket")
    }
    .presentationDetents([.medium, .large])
    .interactiveDismissDisabled(isLoading)
  }
  private func load() async {
    isLoading = true
    defer { isLoading = false }
    lines = ["one line"]
  }
}
public struct ShopTabs: View {
  enum TabName: String, CaseIterable { case shop, account }
  @State private var tab = TabName.shop
  @State private var hints: [String] = []
  public init() {}
  public var body: some View {
    TabView(selection: $tab) {
      RouterStack("shop") { router in
        ScrollView {
          LazyVStack {
            ForEach(1..<4) { id in
              NavigationLink(value: ShopRoute.product(id)) { Text("go \(id)") }
            }
          }
        }
        .routes(ShopRoute.self)
        .navigationTitle("Shop")
        .toolbar {
          Button("Two") { router.path = NavigationPath([ShopRoute.product(1), .basket]) }
        }
      }
      .onPreferenceChange(HintKey.self) { hints = $0 }
      .tabItem { Label("Shop", systemImage: "cart") }
      .tag(TabName.shop)
      AccountScreen(hints: hints)
        .tabItem { Label("Account", systemImage: "person") }
        .tag(TabName.account)
        .badge(hints.count)
    }
    .onOpenURL { url in
      if url.host == "account" { tab = .account }
    }
  }
}
struct AccountScreen: View {
  let hints: [String]
  @AppStorage("account.name") private var name = ""
  @State private var confirms = false
  @State private var size = CGSize.zero
  var body: some View {
    Form {
      Section("Name") { TextField("Your name", text: $name) }
      Section {
        ForEach(hints, id: \.self, content: Text.init)
        Button("Sign out", role: .destructive) { confirms = true }
      } footer: {
        Text("signed in as \(name.isEmpty ? "nobody" : name)")
      }
    }
    .background(
      GeometryReader { proxy in Color.clear.onAppear { size = proxy.size } }
    )
    .confirmationDialog("Really?", isPresented: $confirms, titleVisibility: .visible) {
      Button("Sign out now", role: .destructive) { name = "" }
      Button("Stay", role: .cancel) {}
    }
  }
}
