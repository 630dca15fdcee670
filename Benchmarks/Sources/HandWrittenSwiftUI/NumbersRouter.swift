import Observation
package import SwiftUI

/// A router over bindings, as articles write it: a selected tab, the path of a stack, and a sheet.
@Observable @MainActor
package final class NumbersRouter {
  package struct Sheet: Identifiable, Sendable {
    package let id: Int
  }

  package var tab = 0
  package var path: [Int] = []
  package var sheet: Sheet?
  /// The number of pages that left, by the stack and by the sheet.
  @ObservationIgnored package var left = 0

  package init() {}

  package func push(_ number: Int) { path.append(number) }
  package func pop() { path.removeLast() }
  package func present(_ number: Int) { sheet = Sheet(id: number) }
  package func dismiss() { sheet = nil }
}

/// The router's tabs.
package struct NumbersTabs: View {
  @Bindable private var router: NumbersRouter

  package init(_ router: NumbersRouter) { self.router = router }

  package var body: some View {
    TabView(selection: $router.tab) {
      NumbersStack(router: router).tabItem { Text("first") }.tag(0)
      NavigationStack { NumberView(model: NumberModel(0)) }.tabItem { Text("second") }.tag(1)
    }
  }
}

/// The router's stack, with its sheet.
struct NumbersStack: View {
  @Bindable var router: NumbersRouter

  var body: some View {
    NavigationStack(path: $router.path) {
      NumberView(model: NumberModel(0))
        .navigationDestination(for: Int.self) { NumberView(model: NumberModel($0)) }
    }
    .onChange(of: router.path) { old, new in router.left += max(0, old.count - new.count) }
    .sheet(item: $router.sheet) {
      router.left += 1
    } content: {
      NumberView(model: NumberModel($0.id))
    }
  }
}
