import SwiftUI

// A library of the kind that still serves systems before stacks with paths: links with bindings in a navigation view.

/// A chain of links, one for each route.
public indirect enum LinkChain<Route, Screen: View>: View {
  case link(Route, next: LinkChain?, all: Binding<[Route]>, index: Int, make: (Route) -> Screen)
  case end

  private var isActive: Binding<Bool> {
    guard case .link(_, .link?, let all, let index, _) = self else { return .constant(false) }
    return Binding {
      all.wrappedValue.count > index + 1
    } set: { isActive in
      guard !isActive, all.wrappedValue.count > index + 1 else { return }
      all.wrappedValue = Array(all.wrappedValue.prefix(index + 1))
    }
  }
  @ViewBuilder private var screen: some View {
    if case .link(let route, _, _, _, let make) = self { make(route) }
  }
  private var next: LinkChain? {
    if case .link(_, let next, _, _, _) = self { next } else { nil }
  }
  public var body: some View {
    screen
      .background(
        NavigationLink(destination: AnyView(next), isActive: isActive, label: EmptyView.init)
          .hidden()
      )
  }
}
public struct LinkFlow<Route, Screen: View>: View {
  @Binding private var routes: [Route]
  private let make: (Route) -> Screen
  public init(_ routes: Binding<[Route]>, @ViewBuilder make: @escaping (Route) -> Screen) {
    _routes = routes
    self.make = make
  }
  public var body: some View {
    routes.enumerated().reversed().reduce(LinkChain<Route, Screen>.end) { below, new in
      .link(new.element, next: below, all: $routes, index: new.offset, make: make)
    }
  }
}
public struct LegacySample: View {
  public enum Route { case home, number(Int) }
  @State private var routes: [Route] = [.home]
  @State private var isPicking = false
  @State private var warning: Warning?
  struct Warning: Identifiable { let id: Int }
  public init() {}
  public var body: some View {
    NavigationView {
      LinkFlow($routes) { route in
        switch route {
        case .home:
          VStack {
            Text("legacy home")
            Button("go") { routes.append(.number(1)) }
            Button("pick") { isPicking = true }
            Button("warn") { warning = Warning(id: 4) }
          }
          .navigationBarTitle(Text("Legacy"), displayMode: .inline)
          .navigationBarItems(trailing: Button("Edit") { routes.append(.number(9)) })
        case .number(let number):
          VStack {
            Text("legacy \(number)")
            Button("on") { routes.append(.number(number + 1)) }
            Button("home") { routes = [.home] }
          }
          .navigationBarTitle("Number \(number)")
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .actionSheet(isPresented: $isPicking) {
      ActionSheet(
        title: Text("Pick"), message: nil,
        buttons: [.default(Text("Five")) { routes.append(.number(5)) }, .cancel()])
    }
    .alert(item: $warning) { warning in
      Alert(
        title: Text("Warning \(warning.id)"), message: Text("words"),
        primaryButton: .destructive(Text("Do it")) { routes.append(.number(warning.id)) },
        secondaryButton: .cancel())
    }
  }
}
