#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI

  /// What the views of a flow take over from the environment of their ``FlowView``.
  ///
  /// A hosting controller begins with an environment of its own. What the app set above the flow view is set once more
  /// in each of them; what belongs to the controller, such as `dismiss`, stays.
  @MainActor @Observable
  final class FlowEnvironment {
    /// The environment of the flow view when that was last updated.
    private var outer: EnvironmentValues?
    /// Objects that the app put into that environment; each puts its object into the environment of a view.
    @ObservationIgnored private var objects: [ObjectIdentifier: @MainActor (AnyView) -> AnyView] =
      [:]
    private var objectsVersion = 0
    @ObservationIgnored private var values: [(inout EnvironmentValues, EnvironmentValues) -> Void] =
      [
        { $0.locale = $1.locale },
        { $0.calendar = $1.calendar },
        { $0.timeZone = $1.timeZone },
        { $0.font = $1.font },
        { $0.openURL = $1.openURL },
        { $0.scenePhase = $1.scenePhase },
      ]

    /// Passes on a value that the app names.
    func pass<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>) {
      values.append { $0[keyPath: keyPath] = $1[keyPath: keyPath] }
    }

    /// Takes over the flow view's environment.
    func take(_ environment: EnvironmentValues) { outer = environment }

    /// Keeps an object for views that are made from now on.
    func keep<Object: AnyObject & Observable>(_ object: Object?) {
      objects[ObjectIdentifier(Object.self)] = { AnyView($0.environment(object)) }
    }

    /// Has views that are there take over the objects that were kept since.
    func objectsChanged() { objectsVersion += 1 }

    /// A view with what is passed on.
    func passed(to view: AnyView) -> AnyView {
      _ = objectsVersion
      let view = objects.values.reduce(view) { $1($0) }
      guard let outer else { return view }
      let values = values
      return AnyView(
        view.transformEnvironment(\.self) { inner in
          for pass in values { pass(&inner, outer) }
        })
    }
  }

#endif
