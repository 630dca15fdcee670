#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI

  /// The environment that the views of a flow take over from their ``FlowView``.
  ///
  /// A hosting controller starts with an environment of its own. Each gets the values that the app
  /// set above the flow view; values of the controller, such as `dismiss`, stay.
  @MainActor @Observable
  final class FlowEnvironment {
    /// The values of the flow view's environment that are passed on, as of its last update.
    private var outer: EnvironmentValues?
    /// Closures that each put one of the app's observable objects into the environment of a view.
    @ObservationIgnored private var objects: [ObjectIdentifier: @MainActor (AnyView) -> AnyView] =
      [:]
    private var objectsVersion = 0
    /// Copies a value from one environment into another.
    private typealias Pass = (inout EnvironmentValues, EnvironmentValues) -> Void
    @ObservationIgnored private var values: [Pass] = [
      FlowEnvironment.copying(\.locale), FlowEnvironment.copying(\.calendar),
      FlowEnvironment.copying(\.timeZone), FlowEnvironment.copying(\.font),
      FlowEnvironment.copying(\.openURL), FlowEnvironment.copying(\.scenePhase),
    ]

    /// The values that the app has named.
    @ObservationIgnored private var named: Set<AnyKeyPath> = []

    /// Passes on a value that the app names, from the next environment on.
    ///
    /// Does nothing for one that it named before: each view that shows a kept host names its own.
    func pass<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>) {
      guard named.insert(keyPath).inserted else { return }
      values.append(Self.copying(keyPath))
    }

    /// Reads the values of the flow view's environment that are passed on.
    ///
    /// It is read at once: SwiftUI updates a representable for those values that it has read while it was updated.
    func take(_ environment: EnvironmentValues) {
      var read = EnvironmentValues()
      for pass in values { pass(&read, environment) }
      outer = read
    }

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
