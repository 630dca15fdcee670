import Observation
import SwiftUI

/// A router as articles write it: bindings for a stack, a sheet and a cover.
@Observable @MainActor
final class NaiveRouter {
  struct Place: Hashable, Identifiable {
    let id: String
    var model: NaiveModel?
    static func == (one: Place, other: Place) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
  var path: [Place] = []
  var sheet: Place?
  var cover: Place?
  var pageSheet: Place?
  var detail: String?
  var showsDetail = false
  var showsAlert = false
  var root = "first"
  var tab = "left"
  /// What the router believes that happened.
  @ObservationIgnored var log: [String] = []

  func push(_ name: String) { path.append(Place(id: name)) }
  func popToRoot() { path = [] }
  func present(_ name: String) { sheet = Place(id: name) }
  func cover(_ name: String) { cover = Place(id: name) }
}

/// A model that a route carries.
final class NaiveModel: Sendable {}

/// The router's stack, with its modals around it.
struct NaiveView: View {
  @Bindable var router: NaiveRouter

  var body: some View {
    NavigationStack(path: $router.path) {
      NaivePage(name: router.root, router: router)
        .navigationDestination(for: NaiveRouter.Place.self) {
          NaivePage(name: $0.id, router: router)
        }
        .id(router.root)
    }
    .onChange(of: router.path) { old, new in
      for place in old.dropFirst(new.count) { router.log.append("left \(place.id)") }
    }
    .sheet(item: $router.sheet) {
      router.log.append("dismissed \(router.sheet?.id ?? "nothing")")
    } content: {
      Text("page \($0.id)")
    }
    .fullScreenCover(item: $router.cover) { Text("page \($0.id)") }
    .sheet(isPresented: $router.showsDetail) { NaiveDetail(router: router) }
    .alert("Really?", isPresented: $router.showsAlert) { Button("Yes") {} }
  }
}

/// A sheet that reads what it shows from the router.
struct NaiveDetail: View {
  let router: NaiveRouter

  var body: some View { Text("detail \(router.detail ?? "of nothing")") }
}

/// One page of the router.
struct NaivePage: View {
  let name: String
  @Bindable var router: NaiveRouter

  var body: some View {
    switch name {
    case "nested": NavigationStack { Text("page nested") }
    case "flow":
      Text("page flow")
        .navigationDestination(for: NaiveRouter.Place.self) { Text("child \($0.id)") }
    case "form": Text("page form").navigationBarBackButtonHidden(true)
    case "presenter":
      Text("page presenter").sheet(item: $router.pageSheet) { Text("page \($0.id)") }
    default:
      Text("page \(name)")
      NavigationLink("link") { Text("linked") }
        .onAppear { router.log.append("appeared \(name)") }
    }
  }
}

/// The router in tabs, which goes back to the root when the selected tab is tapped again.
struct NaiveTabs: View {
  let router: NaiveRouter

  var body: some View {
    TabView(
      selection: Binding {
        router.tab
      } set: {
        if $0 == router.tab { router.popToRoot() }
        router.tab = $0
      }
    ) {
      NaiveView(router: router).tag("left").tabItem { Text("left") }
      Text("page right").onAppear { router.log.append("appeared right") }
        .tag("right").tabItem { Text("right") }
    }
  }
}

/// A stack that keeps its path itself, in another branch for each size.
struct NaiveAdaptiveView: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .regular { Own() } else { Own() }
  }

  private struct Own: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("push") { path = ["second"] }
          .navigationDestination(for: String.self) { Text("page \($0)") }
      }
    }
  }
}
