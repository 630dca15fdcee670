// All public API of links.
import Testing
import Usher
import UsherLinks
import UsherSnapshots
import UsherTesting

/// An app's own value in a link, as one text.
struct Day: LinkParameter, LosslessStringConvertible, Hashable {
  let number: Int
  init?(_ description: String) {
    guard let number = Int(description) else { return nil }
    self.number = number
  }
  var description: String { "\(number)" }
}

/// Hand-written.
struct Mark: LinkParameter, Hashable {
  let text: String
  init?(linkText: String) { text = linkText }
  var linkText: String { text }
}

/// A value in several texts.
struct Span: LinkArgument, Hashable {
  let days: [String]
  static var linkCount: LinkCount { .many }
  init?(linkTexts: [String]) { days = linkTexts }
  var linkTexts: [String] { days }
}

enum Colour: String, LinkParameter, LosslessStringConvertible, Hashable {
  case red, green
  init?(_ description: String) { self.init(rawValue: description) }
  var description: String { rawValue }
}

final class EveryLinked: Coordinator, Linkable, TreeObserver {
  enum Route: Hashable {
    case home, day(Day), mark(Mark), colour(Colour), found([String], page: Int?), inner
  }
  static let links = Links<Route>(
    from: "https://example.com", "example:",
    links: [
      RouteLink("", .home), RouteLink("day/:day", Route.day), RouteLink("mark/:mark", Route.mark),
      RouteLink("colour/:colour", Route.colour, as: .sheet),
      RouteLink("found?word&page", Route.found), RouteLink("inner", .inner, to: EveryLinked.self),
      RouteLink("old/:day", forwardingTo: "day/:day"),
    ])

  let navigation = Stack<Route>(.home)
  private var events: [TreeEvent] = []

  func destination(for route: Route) -> Destination {
    if case .inner = route { .flow(EveryLinked()) } else { .screen(EveryScreen()) }
  }

  func happened(_ event: TreeEvent) { events.append(event) }

  func everything() {
    do throws(LinkError) {
      try open("/day/3", transition: .unanimated)
    } catch  where error.code == .unknown || error.code == .malformed || error.code == .foreign {
      print(error.link, error.part ?? "", error.range as Any, error.message)
    } catch {
      print(error)
    }
  }
}

@MainActor
func everyLink() throws {
  let host = try InMemoryHost(EveryLinked(), opening: "/inner/day/3")
  try host.tree.open("/colour/red")
  print(try host.tree.address, try host.tree.link)
  print(EveryLinked.linkProblems(with: [EveryLinked.Route.home]))
  EveryLinked.expectLinks(with: EveryLinked.Route.home)
  let launch = Launch.standard.opening("/inner") { print($0) }
  _ = InMemoryHost(EveryLinked(), launch: launch.restoring(nil))
  _ = InMemoryHost(EveryLinked(), launch: .restoring(host.tree.snapshot()).opening("/inner"))
  let root = EveryLinked()
  _ = InMemoryHost(root, launch: try .opening("/inner", for: root))
}
