import Combine
import SwiftUI

// A library in the style of navigators that find their parent in the environment: objects that own a path and a sheet,
// a wrapper that makes them once, an action that is kept, news to all of them, and paths that are kept by the scene.

struct Stop: Hashable, Codable, Identifiable {
  let id: Int
}

@MainActor @Observable final class Pilot {
  var path = NavigationPath() {
    didSet { depth = path.count }
  }
  var sheet: Stop?
  private(set) var depth = 0
  @ObservationIgnored weak var parent: Pilot?
  @ObservationIgnored var dismiss: DismissAction?
  @ObservationIgnored let news = PassthroughSubject<String, Never>()
  nonisolated init() {}

  var top: Pilot { parent?.top ?? self }
  func go(_ stop: Stop) { path.append(stop) }
  func home() {
    path = NavigationPath()
    dismiss?()
    parent?.home()
  }
  var stored: Data? {
    get { path.codable.flatMap { try? JSONEncoder().encode($0) } }
    set {
      guard let newValue,
        let old = try? JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: newValue)
      else { return }
      path = NavigationPath(old)
    }
  }
}

/// Makes an object with the first evaluation of its view, and keeps it.
@MainActor @propertyWrapper struct Once<Object: AnyObject>: DynamicProperty {
  private final class Box { var object: Object? }
  @State private var box = Box()
  private let make: () -> Object
  init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }
  var wrappedValue: Object {
    if let object = box.object { return object }
    let object = make()
    box.object = object
    return object
  }
}

private struct PilotKey: EnvironmentKey {
  static let defaultValue: Pilot? = nil
}
extension EnvironmentValues {
  var pilot: Pilot? {
    get { self[PilotKey.self] }
    set { self[PilotKey.self] = newValue }
  }
}

struct Heard: ViewModifier {
  @Environment(\.pilot) private var pilot
  @State private var last: String
  init(first: String) { self.last = first + "…" }
  func body(content: Content) -> some View {
    content
    Text(last).onReceive(pilot?.top.news ?? PassthroughSubject<String, Never>()) { last = $0 }
  }
}

struct PilotedStack<Root: View>: View {
  @Environment(\.pilot) private var parent
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismiss) private var dismiss
  @Once private var pilot = Pilot()
  @SceneStorage private var kept: Data?
  private let root: (Pilot) -> Root
  init(_ name: String, @ViewBuilder root: @escaping (Pilot) -> Root) {
    self.root = root
    _kept = SceneStorage(name)
  }
  var body: some View {
    let _ = {
      pilot.parent = parent
      pilot.dismiss = isPresented ? dismiss : nil
    }()
    NavigationStack(path: Bindable(pilot).path) {
      root(pilot).navigationDestination(for: Stop.self) { stop in
        Text("stop \(stop.id) of \(pilot.depth)")
        Button("further") { pilot.go(Stop(id: stop.id + 1)) }
        Button("aside") { pilot.sheet = Stop(id: 7) }
        Button("home") { pilot.home() }
        Button("tell") { pilot.top.news.send("told from \(stop.id)") }
      }
    }
    .sheet(item: Bindable(pilot).sheet) { stop in
      PilotedStack<AnyView>("aside") { inner in
        AnyView(Button("into \(stop.id)") { inner.go(stop) })
      }
    }
    .environment(\.pilot, pilot)
    .onAppear { if pilot.path.isEmpty { pilot.stored = kept } }
    .onChange(of: pilot.depth) { kept = pilot.stored }
  }
}

public struct PilotSample: View {
  @State private var isThere = true
  public init() {}
  public var body: some View {
    Toggle("there", isOn: $isThere)
    if isThere {
      PilotedStack("main") { pilot in
        Button("start") { pilot.go(Stop(id: 1)) }.modifier(Heard(first: "nothing"))
      }
    }
  }
}
