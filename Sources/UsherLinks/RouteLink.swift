public import Usher

/// Reads and writes one route of a flow.
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
/// A pattern has fixed segments, parameters (`:id`) and, after a `?`, the names of query items. Its
/// parameters and items are those of the route's case, in that order, and have their types. The
/// empty pattern is for a flow's first place, which is below every other place that a link names in
/// that flow. A pattern with a value and a place below it, such as `product/:id/reviews`, is one place, without the
/// product: let the product be a flow of its own with `to:`, which has the link `reviews`.
///
/// A route may have several links. All are read, and the first that matches is printed.
@MainActor
public struct RouteLink<Route> {
  let pattern: LinkPattern
  let arguments: [LinkArgumentType]
  /// The route of a link without parameters.
  let route: Route?
  let read: @MainActor ([[String]]) throws(UnreadableArgument) -> Route
  /// Returns the texts of a route of this link; `nil` for other routes.
  let write: @MainActor (RouteReading) -> [[String]]?
  /// True if `write` is the app's own closure, whose result may differ from route to route.
  let writesByHand: Bool
  let child: (any Linkable.Type)?
  let style: Presentation.Style?
  /// The address that replaces this one.
  let target: LinkTarget?

  /// A route without parameters.
  ///
  /// - Parameters:
  ///   - pattern: Fixed segments, or empty.
  ///   - child: The type of the route's coordinator, if links continue there.
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

  /// A route with parameters, by the enumeration's own case: `RouteLink("orders/:id",
  /// Route.order)`.
  ///
  /// To write a link, reflection reads the parameters of the case. Use the initialiser with
  /// `values` for routes that are not enumerations, and in apps that are built without reflection
  /// metadata.
  ///
  /// - Parameters:
  ///   - pattern: A pattern with as many parameters and query items as the case has.
  ///   - make: The case, as a function.
  ///   - child: The type of the route's coordinator, if links continue there.
  ///   - style: The presentation style of the route, if it is a modal.
  public init<each Argument: LinkArgument>(
    _ pattern: String, _ make: @escaping (repeat each Argument) -> Route,
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
        if made.name == nil { Self.learn(made, from: texts.all, by: make) }
        return made.name == reflected.name ? texts.all : nil
      },
      writesByHand: false, to: child, as: style)
  }

  /// A route with parameters that a closure reads.
  ///
  /// - Parameters:
  ///   - pattern: A pattern with as many parameters and query items as the route has.
  ///   - make: Makes the route.
  ///   - values: Returns the parameters of a route of this link; `nil` for other routes.
  ///   - child: The type of the route's coordinator, if links continue there.
  ///   - style: The presentation style of the route, if it is a modal.
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

  /// A pattern that is an alias of another address in this flow, such as a place in another tab.
  ///
  /// ```swift
  /// RouteLink("order/:id", forwardingTo: "orders/orders/:id")
  /// RouteLink("find?q", forwardingTo: "search/results?text=:q")
  /// ```
  ///
  /// It is read as if the link had `target` in its place. It is never printed, because a tree has
  /// one address. The rest of a link after the pattern follows `target`. Query items that `target`
  /// does not name are passed on unchanged, and those whose parameter the link leaves out are left
  /// out.
  ///
  /// - Parameters:
  ///   - pattern: A pattern. Its parameters and query items are passed on as text, by their names in
  ///     `target`.
  ///   - target: An address as links of this flow print it, with `:name` for values. It may lead
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

  /// Notes the name of the case that a link makes.
  ///
  /// Not inlined, because it needs the type of an optional, which its caller would look up each time.
  @inline(never)
  private static func learn<each Argument: LinkArgument>(
    _ made: LearnedCase, from texts: [[String]],
    by make: @escaping (repeat each Argument) -> Route
  ) {
    guard let route = try? reader(make)(texts) else { return }
    made.name = RouteReading(route).caseName
  }

  private static func reader<each Argument: LinkArgument>(
    _ make: @escaping (repeat each Argument) -> Route
  ) -> @MainActor ([[String]]) throws(UnreadableArgument) -> Route {
    { (texts) throws(UnreadableArgument) in
      let texts = ArgumentTexts(texts)
      return make(repeat try texts.next((each Argument).self))
    }
  }
}
