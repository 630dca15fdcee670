public import Usher

/// How one route of a flow is read from a link, and written as one.
///
/// ```swift
/// RouteLink("list", .list)
/// RouteLink("orders/:id", Route.order)                      // order(Int)
/// RouteLink("search?text&tag&all", Route.search)            // search(text: String?, tags: [Tag], all: Bool)
/// RouteLink("photos", .photos, to: PhotosFlow.self)         // goes on with the links of that flow
/// RouteLink("share", .share, as: .sheet)                    // a modal
/// RouteLink("order/:id", forwardingTo: "orders/:id")        // another pattern for a place
/// ```
///
/// A pattern has fixed segments, parameters (`:id`) and, behind a `?`, the names of query items. Its
/// parameters and items are those of the route's case, in that order; their types say how they are read.
/// The empty pattern is for the place that a flow starts with: it is below everything else that a link
/// names in that flow.
///
/// A route may have several links. All are read, and the first that fits is printed.
@MainActor
public struct RouteLink<Route> {
  let pattern: LinkPattern
  let arguments: [LinkArgumentType]
  /// The route of a link without parameters.
  let route: Route?
  let read: @MainActor ([[String]]) throws(UnreadableArgument) -> Route
  /// The texts of a route that this link is for; `nil` for others.
  let write: @MainActor (RouteReading) -> [[String]]?
  /// Whether `write` is the user's own, which may say this of a route and that of the next.
  let writesByHand: Bool
  let child: (any Linkable.Type)?
  let style: Presentation.Style?
  /// The address that is read instead of this one.
  let target: LinkTarget?

  /// A route without parameters.
  ///
  /// - Parameters:
  ///   - pattern: Fixed segments, or empty.
  ///   - route: The route.
  ///   - child: The coordinator that the route leads to, if links go on there.
  ///   - style: How the route is presented, if it is a modal.
  public init(
    _ pattern: String, _ route: Route, to child: (any Linkable.Type)? = nil,
    as style: Presentation.Style? = nil
  ) {
    let isSame = sameness(of: Route.self)
    self.init(
      pattern, [], route: route, read: { _ in route },
      write: { reading in
        guard let other = reading.value as? Route, isSame(other, route) else { return nil }
        return []
      },
      writesByHand: false, to: child, as: style)
  }

  /// A route with parameters, by the enumeration's own case: `RouteLink("orders/:id", Route.order)`.
  ///
  /// To write a link the parameters are read out of the case by reflection. For routes that are not
  /// enumerations, and in apps that are built without reflection metadata, say how.
  ///
  /// - Parameters:
  ///   - pattern: A pattern with as many parameters and query items as the case has.
  ///   - make: The case, as a function.
  ///   - child: The coordinator that the route leads to, if links go on there.
  ///   - style: How the route is presented, if it is a modal.
  public init<each Argument: LinkArgument>(
    _ pattern: String, _ make: @escaping @MainActor (repeat each Argument) -> Route,
    to child: (any Linkable.Type)? = nil, as style: Presentation.Style? = nil
  ) {
    var types: [LinkArgumentType] = []
    for type in repeat (each Argument).self { types.append(LinkArgumentType(type)) }
    let (count, made) = (types.count, LearnedCase())
    self.init(
      pattern, types, route: nil, read: Self.reader(make),
      write: { reading in
        guard count > 0, reading.isOf(Route.self), let reflected = reading.reflected,
          reflected.values.count == count,
          made.name == nil || made.name == reflected.name
        else { return nil }
        let texts = ArgumentTexts()
        for type in repeat (each Argument).self {
          guard texts.append(reflected.values, as: type) else { return nil }
        }
        if made.name == nil, let route = try? Self.reader(make)(texts.all) {
          made.name = RouteReading(route).caseName
        }
        return made.name == reflected.name ? texts.all : nil
      },
      writesByHand: false, to: child, as: style)
  }

  /// A route with parameters that are read out of it by hand.
  ///
  /// - Parameters:
  ///   - pattern: A pattern with as many parameters and query items as the route has.
  ///   - make: Makes the route.
  ///   - values: The parameters of a route that this link is for; `nil` for others.
  ///   - child: The coordinator that the route leads to, if links go on there.
  ///   - style: How the route is presented, if it is a modal.
  public init<each Argument: LinkArgument>(
    _ pattern: String, _ make: @escaping @MainActor (repeat each Argument) -> Route,
    from values: @escaping @MainActor (Route) -> (repeat each Argument)?,
    to child: (any Linkable.Type)? = nil, as style: Presentation.Style? = nil
  ) {
    var types: [LinkArgumentType] = []
    for type in repeat (each Argument).self { types.append(LinkArgumentType(type)) }
    self.init(
      pattern, types, route: nil, read: Self.reader(make),
      write: { reading in
        guard let route = reading.value as? Route, let values = values(route) else { return nil }
        let texts = ArgumentTexts()
        for value in repeat each values { texts.append(value) }
        return texts.all
      },
      writesByHand: true, to: child, as: style)
  }

  /// A pattern that stands for another address below this flow, such as a place in another tab.
  ///
  /// ```swift
  /// RouteLink("order/:id", forwardingTo: "orders/orders/:id")
  /// RouteLink("find?q", forwardingTo: "search/results?text=:q")
  /// ```
  ///
  /// It is read as if the link had `target` in its place. It is never printed: a tree has one address. A
  /// link that goes on behind the pattern goes on behind `target`. Query items that `target` does not name
  /// are passed on as they are, and those whose parameter the link leaves out are left out.
  ///
  /// - Parameters:
  ///   - pattern: A pattern. Its parameters and query items are passed on as text, and `target` says by
  ///     their names where.
  ///   - target: An address as links of this flow print it, with `:name` where a value goes. It may lead
  ///     through the links of other flows.
  public init(_ pattern: String, forwardingTo target: String) {
    let parsed = LinkPattern(pattern)
    let types =
      parsed.parameters.map { _ in LinkArgumentType(String.self) }
      + parsed.items.map { _ in LinkArgumentType([String].self) }
    self.init(
      pattern, types, route: nil,
      read: { (_) throws(UnreadableArgument) in throw UnreadableArgument(position: 0) },
      write: { _ in nil }, writesByHand: false, to: nil, as: nil, target: LinkTarget(target))
  }

  private init(
    _ pattern: String, _ arguments: [LinkArgumentType], route: Route?,
    read: @escaping @MainActor ([[String]]) throws(UnreadableArgument) -> Route,
    write: @escaping @MainActor (RouteReading) -> [[String]]?, writesByHand: Bool,
    to child: (any Linkable.Type)?, as style: Presentation.Style?, target: LinkTarget? = nil
  ) {
    self.pattern = LinkPattern(pattern)
    self.arguments = arguments
    self.route = route
    self.read = read
    self.write = write
    self.writesByHand = writesByHand
    self.child = child
    self.style = style
    self.target = target
  }

  private static func reader<each Argument: LinkArgument>(
    _ make: @escaping @MainActor (repeat each Argument) -> Route
  ) -> @MainActor ([[String]]) throws(UnreadableArgument) -> Route {
    { (texts) throws(UnreadableArgument) in
      let texts = ArgumentTexts(texts)
      return make(repeat try texts.next((each Argument).self))
    }
  }
}
