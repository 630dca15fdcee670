import UIKit

/// The state of an app that was launched: what its body says, and its windows.
@Observable @MainActor internal final class AppState {
  fileprivate(set) var kinds: [WindowKind] = []
  fileprivate(set) var phase = ScenePhase.active
  @ObservationIgnored fileprivate var changes: [Int: AnyObject] = [:]
}

/// Evaluates an app, with the properties of the app.
private nonisolated struct AppView<A: App>: _PrimitiveView {
  let app: A
  let state: AppState
  @MainActor func _build(_ builder: _Builder) {
    var app = app
    Installing(builder.node).install(&app)
    let collector = SceneCollector(builder.node)
    collector.collect(app.body)
    let kinds = collector.kinds
    let state = state
    builder.node.graph.afterPass { state.kinds = kinds }
  }
}
extension SceneCollector {
  /// Calls when a value that an app has read is another.
  func onChange<V: Equatable>(of value: V, initial: Bool, _ action: @escaping (V, V) -> Void) {
    let key = nextChange()
    guard let last = node.slots[key] as? LastValue<V> else {
      node.slots[key] = LastValue(value)
      if initial { node.graph.afterPass { action(value, value) } }
      return
    }
    guard last.value != value else { return }
    let old = last.value
    last.value = value
    node.graph.afterPass { action(old, value) }
  }
}
private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// What one window shows.
@Observable @MainActor private final class WindowState {
  var phase = ScenePhase.active
}
private nonisolated struct WindowRoot: View {
  let state: AppState
  let window: WindowState
  let index: Int
  let value: AnyHashable?
  let open: @MainActor (String?, AnyHashable?) -> Void
  let close: @MainActor (String?) -> Void
  @MainActor var body: some View {
    let kinds = state.kinds
    (kinds.indices.contains(index) ? kinds[index].make(value) : AnyView(EmptyView()))
      .environment(\.scenePhase, window.phase)
      .environment(\._openWindow, open)
      .environment(\._closeWindow, close)
  }
}

/// An app that was launched: its windows, and what the system does with it.
@MainActor public final class _LaunchedApp {
  private struct Shown {
    let index: Int
    let window: UIWindow
    let host: _RegionController
    let state: WindowState
  }
  private let state: AppState
  private let graph = Graph()
  private var shown: [Shown] = []
  private let system: _System?

  fileprivate init<A: App>(_ app: A, _ system: _System?, _ link: URL?) {
    state = AppState()
    self.system = system
    let root = HostRoot(content: PhasedApp(app: app, state: state))
    graph.setRoot { graph in
      ViewNode(graph, parent: nil, key: .body, environment: EnvironmentValues(), view: root)
    }
    graph.flush()
    show(0, nil)
    if let link { launch(with: link) }
  }
  isolated deinit { graph.close() }

  /// The window in front.
  public var window: UIWindow {
    guard let last = shown.last else {
      fatalError("an app without a window cannot be looked at because all were closed")
    }
    return last.window
  }
  /// All windows, the one in front last.
  public var windows: [UIWindow] { shown.map(\.window) }

  private func show(_ index: Int, _ value: AnyHashable?) {
    let windowState = WindowState()
    let host = UIHostingController(
      rootView: WindowRoot(
        state: state, window: windowState, index: index, value: value,
        open: { [weak self] in self?.open($0, $1) }, close: { [weak self] in self?.close($0) }))
    let window = UIWindow(frame: UIScreen.main.bounds)
    if let system { window._system = system }
    window.rootViewController = host
    window.makeKeyAndVisible()
    shown.append(Shown(index: index, window: window, host: host, state: windowState))
  }
  private func open(_ id: String?, _ value: AnyHashable?) {
    let index = state.kinds.firstIndex { kind in
      (id == nil || kind.id == id)
        && (value == nil || kind.type.map { type in value.map { $0.isOf(type) } ?? false } ?? false)
    }
    guard let index else {
      return Console.shared.log(
        "No scene shows windows with the id \(id ?? "none") and that value.")
    }
    show(index, value)
  }
  private func close(_ id: String?) {
    let gone =
      id.map { id in
        shown.indices.filter { state.kinds[shown[$0].index].id == id }
      } ?? shown.indices.suffix(1)
    for index in gone.reversed() {
      let one = shown.remove(at: index)
      one.window.isHidden = true
      one.window.rootViewController = nil
    }
  }
  /// The user closes the window in front.
  public func closeWindow() { close(nil) }
  /// The user opens another window, as the app switcher does.
  public func openWindow() { show(0, nil) }

  /// Hands a link to the views on the screen that take links.
  public func open(_ url: URL) { front { ($0 as? OpenURLPayload)?.action(url) } }
  /// Hands an activity to the views on the screen that take such activities.
  public func `continue`(_ activity: NSUserActivity) {
    front { payload in
      guard let payload = payload as? ActivityPayload, payload.type == activity.activityType else {
        return
      }
      payload.action(activity)
    }
  }
  /// Hands the link over that launched the app.
  private func launch(with link: URL) {
    let system = system ?? UIApplication.shared._system
    switch system.swiftUI.launchLink {
    case .beforeAppearing: front(alsoUnseen: true) { ($0 as? OpenURLPayload)?.action(link) }
    case .afterAppearing:
      // The views of the window appear in the next turn, those of its containers one later.
      MainClock.shared.after(turns: 3) { [weak self] in self?.open(link) }
    }
  }
  /// Visits what the front window's views have declared, the inner views first.
  private func front(alsoUnseen: Bool = false, _ visit: (Any) -> Void) {
    var all: [Any] = []
    func collect(_ node: Node) {
      for child in node.children + node.asides { collect(child) }
      guard let payload = node.payload else { return }
      if alsoUnseen || node.nearestRegion?.isVisible == true { all.append(payload) }
    }
    if let node = shown.last?.host.region?.node { collect(node) }
    for payload in all { visit(payload) }
  }
  /// The user leaves the app.
  public func leave() {
    setPhase(.inactive)
    setPhase(.background)
  }
  /// The user comes back to the app.
  public func comeBack() {
    setPhase(.inactive)
    setPhase(.active)
  }
  /// Sets the phase of all scenes, and so of the app.
  private func setPhase(_ phase: ScenePhase) {
    state.phase = phase
    for one in shown { one.state.phase = phase }
    // Views see each phase, as the phases of a device come one after another.
    graph.flush()
    for one in shown { one.host.region?.node.graph.flush() }
  }
}
private nonisolated struct PhasedApp<A: App>: View {
  let app: A
  let state: AppState
  @MainActor var body: some View {
    AppView(app: app, state: state).environment(\.scenePhase, state.phase)
  }
}
extension AnyHashable {
  fileprivate func isOf(_ type: Any.Type) -> Bool {
    func open<T>(_: T.Type) -> Bool { base is T }
    return _openExistential(type, do: open)
  }
}
extension App {
  /// Launches the app in a window of its own, by a link if there is one.
  @MainActor public static func _launch(
    _ system: _System? = nil, opening link: URL? = nil
  ) -> _LaunchedApp { _LaunchedApp(Self(), system, link) }
}

// MARK: Links and activities

/// What takes links.
@MainActor internal struct OpenURLPayload {
  let action: (URL) -> Void
}
internal nonisolated struct OpenURLModifier: _PrimitiveModifier {
  let action: (URL) -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = OpenURLPayload(action: action)
    builder.add(content, at: .content)
  }
}
/// What takes activities of a type.
@MainActor internal struct ActivityPayload {
  let type: String
  let action: (NSUserActivity) -> Void
}
internal nonisolated struct ActivityModifier: _PrimitiveModifier {
  let type: String
  let action: (NSUserActivity) -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = ActivityPayload(type: type, action: action)
    builder.add(content, at: .content)
  }
}
extension View {
  /// Takes links that are opened in the app.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
  /// Takes activities that are continued in the app.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(ActivityModifier(type: activityType, action: action)) }
  /// Offers an activity while the view is there.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Which links and activities open this view's scene.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

/// The delegate of an app, which is made with it.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  private let holder: DelegateHolder
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    holder = DelegateHolder(DynamicInit.object(delegateType))
  }
  public var wrappedValue: DelegateType { holder.delegate }

  private final class DelegateHolder {
    let delegate: DelegateType
    var isLaunched = false
    init(_ delegate: DelegateType) { self.delegate = delegate }
  }
}
extension UIApplicationDelegateAdaptor
where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(root: wrappedValue)
  }
}
extension UIApplicationDelegateAdaptor: DynamicProperty {}
extension UIApplicationDelegateAdaptor: InstalledProperty {
  internal mutating func install(in node: Node, at offset: Int) {
    guard !holder.isLaunched else { return }
    holder.isLaunched = true
    let application = UIApplication.shared
    application.delegate = holder.delegate
    _ = holder.delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = holder.delegate.application(application, didFinishLaunchingWithOptions: nil)
  }
}
