import UIKit

/// A scene whose views are changed.
public nonisolated struct _ModifiedScene<Base: Scene>: Scene {
  internal let base: Base
  internal let change: @MainActor (AnyView) -> AnyView
  @MainActor public var body: Never {
    fatalError("a scene with a modifier has no body because it is shown as it is")
  }
}
extension _ModifiedScene: PrimitiveScene {
  @MainActor internal func collect(_ collector: SceneCollector) { collector.collect(base, change) }
}
/// A scene that calls when a value has changed.
private nonisolated struct ChangeScene<Base: Scene, Value: Equatable>: Scene {
  let base: Base
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
  @MainActor var body: Never {
    fatalError("a scene with a modifier has no body because it is shown as it is")
  }
}
extension ChangeScene: PrimitiveScene {
  @MainActor func collect(_ collector: SceneCollector) {
    collector.onChange(of: value, initial: initial, action)
    collector.collect(base)
  }
}

extension Scene {
  private nonisolated func changed(
    _ change: @escaping @MainActor (AnyView) -> AnyView
  ) -> some Scene { _ModifiedScene(base: self, change: change) }

  /// Sets a value of the environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    // Because both are only used on the main actor.
    nonisolated(unsafe) let (path, value) = (keyPath, value)
    return changed { AnyView($0.environment(path, value)) }
  }
  /// Puts an observable object into the environment.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    // Because it is only used on the main actor.
    nonisolated(unsafe) let object = object
    return changed { AnyView($0.environment(object)) }
  }
  /// Puts an object into the environment.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    // Because it is only used on the main actor.
    nonisolated(unsafe) let object = object
    return changed { AnyView($0.environmentObject(object)) }
  }
  /// Calls when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { ChangeScene(base: self, value: value, initial: initial, action: action) }
  /// Calls when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ChangeScene(base: self, value: value, initial: initial, action: { _, _ in action() })
  }
  /// Calls when a value has changed, with the new one.
  @available(iOS, deprecated: 17.0)
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    ChangeScene(base: self, value: value, initial: false, action: { action($1) })
  }
  /// Which links and activities open this scene.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
  /// Adds commands, for which there is no menu here.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  /// Runs work in the background, which is never asked for here.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  /// Keeps values in other defaults.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Takes commands away.
  public nonisolated func commandsRemoved() -> some Scene { self }
  /// Where windows are at first.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Whether windows come back after a start.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }
  /// Whether windows are opened at a start.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    self
  }
  /// How large windows are at first.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// How large windows are at first.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
  /// How large windows may be.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
}
/// How large windows may be.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// Work that the system asks for.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}
extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}
extension BackgroundTask where Request == String, Response == Void {
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { .init() }
}
/// Whether windows come back after a start.
public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}
/// Whether windows are opened at a start.
public struct SceneLaunchBehavior: Sendable {
  public static let automatic = SceneLaunchBehavior()
  public static let presented = SceneLaunchBehavior()
  public static let suppressed = SceneLaunchBehavior()
}
