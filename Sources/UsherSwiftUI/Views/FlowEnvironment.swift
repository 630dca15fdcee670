#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI

  /// The environment that the views of a flow take over from their ``FlowView``.
  ///
  /// A hosting controller starts with an environment of its own. Each gets the values that the app
  /// set above the flow view; values of the controller, such as `dismiss`, stay.
  @MainActor @Observable
  final class FlowEnvironment {
    /// The environment of the flow view at its last update.
    private var outer: EnvironmentValues?
    /// Closures that each put one of the app's observable objects into the environment of a view.
    @ObservationIgnored private var objects: [ObjectIdentifier: @MainActor (AnyView) -> AnyView] =
      [:]
    private var objectsVersion = 0
    /// Copies a value from one environment into another.
    private typealias Pass = (inout EnvironmentValues, EnvironmentValues) -> Void
    @ObservationIgnored private var values = [
      copying(\.locale), copying(\.calendar), copying(\.timeZone), copying(\.font),
      copying(\.openURL), copying(\.scenePhase),
    ]

    /// Passes on a value that the app names.
    func pass<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>) {
      values.append(Self.copying(keyPath))
    }

    /// Stores the flow view's environment.
    func take(_ environment: EnvironmentValues) { outer = environment }

    /// Keeps an object for views that are made from now on.
    func keep<Object: AnyObject & Observable>(_ object: Object?) {
      objects[ObjectIdentifier(Object.self)] = { AnyView($0.environment(object)) }
    }

    /// Makes existing views take over the objects kept since their creation.
    func objectsChanged() { objectsVersion += 1 }

    /// Returns a view with the passed environment.
    func passed(to view: AnyView) -> AnyView {
      _ = objectsVersion
      let view = objects.values.reduce(view) { $1($0) }
      guard let outer else { return view }
      return AnyView(
        view.transformEnvironment(\.self, transform: Self.applying(values, of: outer)))
    }

    // SwiftUI may evaluate an environment off the main thread. So no closure that it gets may be formed on the main
    // actor, since Swift would assert that it also runs there.

    nonisolated private static func copying<Value>(
      _ keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> Pass {
      { $0[keyPath: keyPath] = $1[keyPath: keyPath] }
    }

    nonisolated private static func applying(
      _ values: [Pass], of outer: EnvironmentValues
    ) -> (inout EnvironmentValues) -> Void {
      { inner in for pass in values { pass(&inner, outer) } }
    }
  }

#endif
