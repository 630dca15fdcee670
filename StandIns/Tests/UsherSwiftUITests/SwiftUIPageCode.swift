// The code of docs/swiftui.md. `SwiftUIPageTests` runs it; `make check` checks that the page shows it as it
// stands here.
import Observation
import SwiftUI
import UIKit
import Usher
import UsherLinks
import UsherSwiftUI

struct Spot: Hashable, Codable, Sendable {
  let name: String
}

@Observable @MainActor
final class PlacesModel: ScreenConfiguring {
  var query = ""
  let onPick: @MainActor (Spot) -> Void

  init(onPick: @escaping @MainActor (Spot) -> Void) { self.onPick = onPick }

  var screenOptions: ScreenOptions { ScreenOptions(title: "Places") }
}

final class MapModel {
  let spot: Spot
  init(_ spot: Spot) { self.spot = spot }
}

struct PlacesView: View {
  @Bindable var model: PlacesModel

  var body: some View {
    TextField("Search", text: $model.query)
    Button("서울") { model.onPick(Spot(name: "서울")) }
  }
}

final class MapController: UIViewController {
  init(model: MapModel) { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

struct EditorView: View {
  @Environment(\.flow) private var flow

  var body: some View {
    Button("Done") { flow.goBack() }
  }
}

final class Editor {}

final class SearchFlow: Coordinator, Linkable {
  enum Route: Hashable, Codable { case places, map(Spot), editor }
  typealias Output = Spot
  static let links: Links<Route> = [RouteLink("", .places)]

  let navigation = Stack<Route>(.places)

  func destination(for route: Route) -> Destination {
    switch route {
    case .places: .screen(PlacesModel(onPick: { self.finish($0) }))
    case .map(let spot): .screen(MapModel(spot))
    case .editor: .screen(Editor())
    }
  }
}

@Observable @MainActor
final class Home {
  var place: Spot?
}

final class AppFlow: Coordinator, Linkable {
  enum Route: Hashable, Codable { case home, search }
  static let links = Links<Route>(
    from: "https://maps.example.com", "maps:",
    links: [RouteLink("home", .home), RouteLink("search", .search, to: SearchFlow.self)])

  let navigation = Stack<Route>(.home)
  let home = Home()

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .screen(home)
    case .search: .flow(SearchFlow()) { self.home.place = $0 }
    }
  }
}

extension FlowViews {
  static var maps: FlowViews {
    let views = FlowViews()
    views.register(Home.self) { Text($0.place?.name ?? "home") }
    views.register(PlacesModel.self) { PlacesView(model: $0) }
    views.register(MapModel.self) { MapController(model: $0) }
    views.register(Editor.self) { _ in EditorView() }
    return views
  }
}

struct MapsApp: App {
  var body: some Scene {
    WindowGroup { FlowView(views: .maps) { AppFlow() } }
  }
}

struct RestoredMapsApp: App {
  @State private var wrongLink: LinkError?

  var body: some Scene {
    WindowGroup {
      FlowView(views: .maps) { AppFlow() }
        .restores("main")
        .onLinkError { wrongLink = $0 }
    }
  }
}

struct MacMapsApp: App {
  var body: some Scene {
    WindowGroup {
      FlowView(views: .maps) { AppFlow() }
        .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
    }
  }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = "light" }
extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@Observable @MainActor
final class Session {}

struct ThemedView: View {
  let session: Session

  var body: some View {
    FlowView(views: .maps) { AppFlow() }
      .inheriting(\.theme)
      .inheriting(Session.self)
      .environment(\.theme, "dark")
      .environment(session)
  }
}

/// A view that the app already has.
struct ExistingView: View {
  @State private var showsSearch = false
  @State private var place: Spot?

  var body: some View {
    NavigationStack {
      VStack {
        Text(place?.name ?? "nowhere")
        Button("Search") { showsSearch = true }
        NavigationLink("Search here") { searchView }
      }
      .sheet(isPresented: $showsSearch) { searchView }
    }
  }

  private var searchView: some View {
    FlowView(views: .maps) {
      SearchFlow()
    } onEnd: { ending in
      if case .finished(let found) = ending { place = found }
    }
  }
}

/// An app that keeps its host.
@MainActor
final class MapsModel {
  let host = FlowHost(AppFlow(), views: .maps)

  var address: String? { try? host.tree.address }
}

struct MapsView: View {
  let model: MapsModel

  var body: some View { FlowView(model.host) }
}

struct NativeMapsView: View {
  var body: some View {
    FlowView(views: .maps) { AppFlow() }.flowHost(.native)
  }
}

@MainActor
final class NativeMapsModel {
  let host = FlowHost(AppFlow(), views: .maps, kind: .native)
}

final class WelcomeModel {}
final class MainModel {}

extension FlowViews {
  /// The welcome screen is pushed away by the main one, which later goes as it came.
  func moveDoors() {
    animate(from: WelcomeModel.self, to: MainModel.self) { _, _ in
      .transition(.push(from: .trailing), animation: .easeOut(duration: 0.3))
    }
  }
}
