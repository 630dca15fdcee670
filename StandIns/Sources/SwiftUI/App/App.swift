import UIKit

/// An app.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  /// Starts the app: the process goes on as long as its main queue does.
  @MainActor @preconcurrency public static func main() {
    withExtendedLifetime(_launch()) { dispatchMain() }
  }
}

/// A part of an app with a life of its own.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// What the stand-in shows of it.
  var _content: AnyView? { get }
}
extension Scene {
  public var _content: AnyView? { AnyView(SceneView(scene: self)) }
}
extension Never: Scene {
  public var _content: AnyView? { nil }
}

/// Makes scenes of a closure's lines.
@MainActor @preconcurrency @resultBuilder public enum SceneBuilder {
  public static func buildExpression<C: Scene>(_ content: C) -> C { content }
  public static func buildBlock<C: Scene>(_ content: C) -> C { content }
  public static func buildBlock<each C: Scene>(_ content: repeat each C) -> _TupleScene {
    var parts: [AnyView?] = []
    repeat parts.append((each content)._content)
    return _TupleScene(parts: parts.compactMap(\.self))
  }
}
/// Several scenes, of which the first is shown.
public struct _TupleScene: Scene {
  internal let parts: [AnyView]
  public var body: Never { fatalError("a tuple has no body because it is shown as it is") }
  public var _content: AnyView? { parts.first }
}

/// Windows that show a view.
public nonisolated struct WindowGroup<Content: View>: Scene {
  private let content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @MainActor public var body: Never {
    fatalError("a group has no body because it is shown as it is")
  }
  public var _content: AnyView? { AnyView(WindowView(content: content)) }
}
private nonisolated struct WindowView<Content: View>: View {
  let content: () -> Content
  @MainActor var body: some View { content() }
}

/// Evaluates a scene as a view, with the properties of the scene.
private nonisolated struct SceneView<S: Scene>: _PrimitiveView {
  let scene: S
  @MainActor func _build(_ builder: _Builder) {
    var scene = scene
    Installing(builder.node).install(&scene)
    if let view = scene.body._content { builder.add(view, at: .body) }
  }
}
/// Evaluates an app as a view, with the properties of the app.
internal nonisolated struct AppView<A: App>: _PrimitiveView {
  let app: A
  @MainActor func _build(_ builder: _Builder) {
    var app = app
    Installing(builder.node).install(&app)
    if let view = app.body._content { builder.add(view, at: .body) }
  }
}

/// An app that was launched: its window, and what the system does with it.
@MainActor public final class _LaunchedApp {
  /// The window.
  public let window: UIWindow
  private let host: _RegionController
  private let setPhase: (ScenePhase) -> Void
  init(_ window: UIWindow, _ host: _RegionController, _ setPhase: @escaping (ScenePhase) -> Void) {
    self.window = window
    self.host = host
    self.setPhase = setPhase
  }

  /// Hands a link to the views on the screen that take links.
  public func open(_ url: URL) {
    var all: [(URL) -> Void] = []
    func collect(_ node: Node) {
      if let payload = node.payload as? OpenURLPayload, node.nearestRegion?.isVisible == true {
        all.append(payload.action)
      }
      for child in node.children + node.asides { collect(child) }
    }
    if let node = host.region?.node { collect(node) }
    for action in all { action(url) }
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
}
extension App {
  /// Launches the app in a window of its own.
  @MainActor public static func _launch() -> _LaunchedApp {
    let phase = Phase()
    let host = UIHostingController(rootView: Phased(phase: phase, content: AppView(app: Self())))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = host
    window.makeKeyAndVisible()
    return _LaunchedApp(window, host) { phase.value = $0 }
  }
}
@Observable @MainActor private final class Phase {
  var value = ScenePhase.active
}
private nonisolated struct Phased<Content: View>: View {
  let phase: Phase
  let content: Content
  @MainActor var body: some View { content.environment(\.scenePhase, phase.value) }
}

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
extension View {
  /// Takes links that are opened in the app.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
