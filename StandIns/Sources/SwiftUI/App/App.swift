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
}
extension Never: Scene {}

/// A kind of window that an app can open.
@MainActor internal struct WindowKind {
  let id: String?
  /// The type of the values that it shows; `nil` if it shows none.
  let type: Any.Type?
  let make: @MainActor (AnyHashable?) -> AnyView

  func mapped(_ change: @escaping @MainActor (AnyView) -> AnyView) -> WindowKind {
    WindowKind(id: id, type: type) { [make] in change(make($0)) }
  }
}
/// Collects the kinds of windows that an app has.
@MainActor internal final class SceneCollector {
  let node: Node
  private(set) var kinds: [WindowKind] = []
  private var customScenes = 0
  private var changes = 0
  init(_ node: Node) { self.node = node }
  /// A place for the state of one modifier.
  func nextChange() -> Int {
    changes += 1
    return -changes
  }

  func add(_ kind: WindowKind) { kinds.append(kind) }
  func collect<S: Scene>(_ scene: S) {
    if let known = scene as? any PrimitiveScene { return known.collect(self) }
    var scene = scene
    customScenes += 1
    // Each scene keeps its properties apart from those of the others.
    Installing(node).install(&scene, at: customScenes << 20)
    collect(scene.body)
  }
  /// Collects the kinds of a scene, changed.
  func collect<S: Scene>(_ scene: S, _ change: @escaping @MainActor (AnyView) -> AnyView) {
    let before = kinds
    kinds = []
    collect(scene)
    kinds = before + kinds.map { $0.mapped(change) }
  }
}
/// A scene that the stand-in itself knows.
@MainActor internal protocol PrimitiveScene {
  func collect(_ collector: SceneCollector)
}

/// Makes scenes of a closure's lines.
@resultBuilder public enum SceneBuilder {
  public static func buildExpression<C: Scene>(_ content: C) -> C { content }
  public static func buildBlock<C: Scene>(_ content: C) -> C { content }
  public static func buildBlock<each C: Scene>(_ content: repeat each C) -> _TupleScene {
    var parts: [any Scene] = []
    repeat parts.append(each content)
    return _TupleScene(parts: parts)
  }
  public static func buildOptional(_ content: _TupleScene?) -> _TupleScene {
    content ?? _TupleScene(parts: [])
  }
  public static func buildLimitedAvailability<C: Scene>(_ content: C) -> _TupleScene {
    _TupleScene(parts: [content])
  }
}
/// Several scenes, of which the first is shown at first.
public nonisolated struct _TupleScene: Scene {
  internal let parts: [any Scene]
  @MainActor public var body: Never {
    fatalError("a tuple has no body because it is shown as it is")
  }
}
extension _TupleScene: PrimitiveScene {
  @MainActor internal func collect(_ collector: SceneCollector) {
    for part in parts { collector.collect(part) }
  }
}

/// A window of an app that is there once.
public nonisolated struct Window<Content: View>: Scene {
  private let id: String
  private let content: Content
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.content = content()
  }
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }
  @MainActor public var body: Never {
    fatalError("a window has no body because it is shown as it is")
  }
}
extension Window: PrimitiveScene {
  @MainActor internal func collect(_ collector: SceneCollector) {
    let content = content
    collector.add(WindowKind(id: id, type: nil) { _ in AnyView(content) })
  }
}
/// The settings of an app, which systems without menus do not show.
public nonisolated struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  @MainActor public var body: Never {
    fatalError("settings have no body because they are shown as they are")
  }
}
extension Settings: PrimitiveScene {
  @MainActor internal func collect(_ collector: SceneCollector) {}
}
