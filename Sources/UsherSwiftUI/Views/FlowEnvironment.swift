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
    /// A value that is passed on.
    private struct Pass {
      /// Copies it from one environment into another.
      let copy: (inout EnvironmentValues, EnvironmentValues) -> Void
      /// Whether two environments have the same.
      let isSame: (EnvironmentValues, EnvironmentValues) -> Bool
    }
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
      // What it was so far does not count: the next environment is kept in any case.
      outer = nil
    }

    /// Reads the values of the flow view's environment that are passed on.
    ///
    /// It is read at once: SwiftUI updates a representable for those values that it has read while it was updated. It is
    /// kept only if a value differs: every screen follows it, and SwiftUI updates the view for other reasons too.
    func take(_ environment: EnvironmentValues) {
      var read = EnvironmentValues()
      for pass in values { pass.copy(&read, environment) }
      if let outer, values.allSatisfy({ $0.isSame(outer, read) }) { return }
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
      Pass {
        $0[keyPath: keyPath] = $1[keyPath: keyPath]
      } isSame: {
        isSame($0[keyPath: keyPath], $1[keyPath: keyPath])
      }
    }

    /// Compares values by `==`, and those that have none, such as `openURL`, by their bits.
    nonisolated private static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
      if let one = one as? any Equatable { return isEqual(one, other) }
      return withUnsafeBytes(of: one) { one in
        withUnsafeBytes(of: other) { one.elementsEqual($0) }
      }
    }

    nonisolated private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
      one == other as? Value
    }

    nonisolated private static func applying(
      _ values: [Pass], of outer: EnvironmentValues
    ) -> (inout EnvironmentValues) -> Void {
      { inner in for pass in values { pass.copy(&inner, outer) } }
    }
  }

#endif
