/// Owns one flow: defines its routes, makes its screens and child flows, and decides what comes
/// next.
///
/// A coordinator is a class with a set of routes, a navigation model that defines the kind of flow,
/// and one function that turns a route into its destination:
///
/// ```swift
/// final class SearchFlow: Coordinator {
///   enum Route { case places, map(Place) }
///   typealias Output = Place
///
///   let navigation = Stack<Route>(.places)
///
///   func destination(for route: Route) -> Destination {
///     switch route {
///     case .places: .screen(PlacesModel(onPick: { self.push(.map($0)) }))
///     case .map(let place): .screen(MapModel(place, onConfirm: { self.finish(place) }))
///     }
///   }
/// }
/// ```
///
/// A coordinator is attached to one tree, once, by the code that returns it as a ``Destination``,
/// passes it to `run`, or shows it with a host. It lives exactly as long as its node is in that
/// tree. There are no children to store and no parent to refer to, and the closures of its screens
/// may capture it strongly: the end of a node releases its objects.
@MainActor
public protocol Coordinator<Output>: AnyObject {
  /// The type of the flow's result.
  ///
  /// `Void` by default.
  associatedtype Output = Void
  /// A value naming one place in this flow.
  ///
  /// It needs no conformance.
  associatedtype Route
  /// The kind of flow: ``Stack``, ``Tabs``, ``Pages``, ``Split`` or ``Switcher``.
  associatedtype Navigation: NavigationModel<Route>

  /// The container of this flow's places.
  ///
  /// Store it in a `let`: a computed one is misuse.
  var navigation: Navigation { get }

  /// Makes the destination of `route`: a screen, a child flow or an alert.
  ///
  /// It is called once for each node, inside the change that makes the node: verbs called from here
  /// queue behind that change. A `let` before the destination is allowed; write
  /// `Destination.screen(…)` on the line after it.
  @DestinationBuilder func destination(for route: Route) -> Destination

  /// Runs from the flow's start until its end, which cancels its task.
  ///
  /// Use it for subscriptions and asynchronous set-up. Does nothing by default.
  func lifetime() async
}

extension Coordinator {
  /// Does nothing: a flow need not implement it.
  public func lifetime() async {}
}
