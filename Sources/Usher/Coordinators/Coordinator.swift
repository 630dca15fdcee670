// Coordinators/ holds what an app writes against: the protocol, destinations, endings, `run`, and tasks.

/// Owns one flow: names where it can go, makes what is there, and decides what comes next.
///
/// A coordinator is a class with a set of routes, a navigation model that says what kind of flow it
/// is, and one function that turns a route into what is there:
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
/// A coordinator is attached to one tree, once, by the code that returns it as a ``Destination``, passes it
/// to `run`, or shows it with a host. It lives exactly as long as its node is in that tree. There
/// are no children to keep and no parent to refer to, and the closures of its screens may hold it
/// strongly: the end of a node releases what it held.
@MainActor
public protocol Coordinator<Output>: AnyObject {
  /// What the flow gives back when it finishes.
  ///
  /// `Void` if left out.
  associatedtype Output = Void
  /// A value naming one place in this flow.
  ///
  /// It needs no conformance.
  associatedtype Route
  /// The kind of flow: ``Stack``, ``Tabs`` or ``Switcher``.
  associatedtype Navigation: NavigationModel<Route>

  /// The container that holds this flow's places.
  ///
  /// It is a stored `let`: a computed one is misuse.
  var navigation: Navigation { get }

  /// Makes what is at `route`: a screen, a child flow or an alert.
  ///
  /// It is called each time that a node is made for the route, never twice for one node, and
  /// inside the change that makes it: verbs called from here queue behind that change. A `let` before
  /// the destination is fine; write `Destination.screen(…)` on the line after it.
  @DestinationBuilder func destination(for route: Route) -> Destination

  /// Runs from when the flow attaches until it ends, at which point its task is cancelled.
  ///
  /// The home of subscriptions and of set-up that awaits. Does nothing if left out.
  func lifetime() async
}

extension Coordinator {
  /// Does nothing: a flow need not have a lifetime of its own.
  public func lifetime() async {}
}
