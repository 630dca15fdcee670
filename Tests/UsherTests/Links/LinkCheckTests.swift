import Testing
import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("The law of links on declarations: one line finds every mistake")
struct LinkCheckTests {
  @Test("A link whose parameter accepts no sample is tried with a given route")
  func givenRoutes() {
    #expect(KeyAliases.linkProblems().contains { $0.contains("“old/:key” is forwarded") })
    KeyAliases.expectLinks(with: KeyAliases.Route.key(LinkKey(3)))
  }

  @Test("Links without a mistake")
  func fine() {
    LinkApp.expectLinks(with: LinkStack.Route.word("list"), LinkStack.Route.key(LinkKey(3)))
  }

  @Test("Each mistake is named")
  func mistakes() {
    let problems = Mistaken.linkProblems(with: [Mistaken.Child.Route.other])
    let expected = [
      "Mistaken: “twice” reads the same as “twice”.",
      "Mistaken: “few/:a”: It has 1 parameters and 0 query items, the route takes 2 values.",
      "Mistaken: “tags/:tags”: Array<Int> cannot be a segment of a path; make it a query item.",
      "Mistaken: “!”: The segment ! has a meaning of its own in addresses; use another.",
      "Mistaken: ftp:/x/y is not a valid origin: links begin with a scheme, or a scheme and a host.",
      "Mistaken: “lost/:n” reads “two(1, 2)” and cannot write it",
      "Mistaken: “text/:text” as “text(\"1\")”: It is read as another tree: “number(1)”",
      "Child: no link is for “other”",
      "Child: no link is for “third”",
      "“key/:key” could not be tried",
      "“odd/:odd” reads “odd(UsherTests.Odd(number: -7))”, writes it, and reads another route then.",
    ]
    for line in expected {
      #expect(
        problems.contains { $0.contains(line) },
        "\(line) not in\n\(problems.joined(separator: "\n"))")
    }
  }

  @Test("A mistake in a declaration is reported where links are used")
  func misuse() throws {
    let host = InMemoryHost(Mistaken(), recordsMisuse: false)
    try host.tree.open("/twice")
    #expect(host.misuses.contains { $0.description.contains("reads the same as") })
    let count = host.misuses.count
    try host.tree.open("/twice")
    #expect(host.misuses.count == count)
  }

  @Test("A walk names the places without an address")
  func walk() async {
    let found = await Fuzzer { WalkedFlow() }.addressProblems(steps: 40)
    #expect(found.count == 1)
    #expect(found.first?.contains("“hidden”") == true)
    let failing = await Fuzzer(check: { _ in "no good" }) { WalkedFlow() }.addressProblems(
      steps: 40)
    #expect(failing.contains { $0.contains("no good") })
    let failure = await Fuzzer(check: { $0.addressProblem }) { WalkedFlow() }.run(steps: 40).failure
    #expect(failure?.description.contains("hidden") == true)
  }
}

struct Odd: Hashable, LinkParameter {
  var number: Int
  init(number: Int) { self.number = number }
  init?(linkText: String) {
    guard let number = Int(linkText) else { return nil }
    self.number = number
  }
  var linkText: String { "\(abs(number))" }
}

private struct Key: Hashable, LinkParameter {
  init?(linkText: String) {
    guard linkText == "a key that is hard to guess" else { return nil }
  }
  var linkText: String { "a key that is hard to guess" }
}

private final class Mistaken: Coordinator, Linkable {
  enum Route: Hashable {
    case first, second, child, two(Int, Int), tags([Int]), bang, number(Int), text(String), key(Key)
    case odd(Odd)
  }
  static let links = Links<Route>(
    from: "ftp:/x/y",
    links: [
      RouteLink("twice", .first), RouteLink("twice", .second), RouteLink("few/:a", Route.two),
      RouteLink("tags/:tags", Route.tags), RouteLink("!", .bang),
      RouteLink("lost/:n", { Route.two($0, 2) }),
      RouteLink("text/:number", Route.number), RouteLink("text/:text", Route.text),
      RouteLink("child", .child, to: Child.self), RouteLink("key/:key", Route.key),
      RouteLink("odd/:odd", Route.odd),
    ])
  let navigation = Stack<Route>(.first)

  func destination(for route: Route) -> Destination {
    route == .child ? .flow(Child()) : .screen(LinkScreen(route))
  }

  final class Child: Coordinator, Linkable {
    enum Route: CaseIterable { case one, other, third }
    static let links: Links<Route> = [RouteLink("one", .one)]
    let navigation = Stack<Route>(.one)

    func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
  }
}

private final class WalkedFlow: Coordinator, Linkable {
  enum Route: Hashable { case first, second, hidden }
  static let links: Links<Route> = [RouteLink("", .first), RouteLink("second", .second)]
  let navigation = Stack<Route>(.first)

  func destination(for route: Route) -> Destination { .screen(WalkedScreen(self)) }
}

private final class WalkedScreen: FuzzableScreen {
  let flow: WalkedFlow
  init(_ flow: WalkedFlow) { self.flow = flow }

  var fuzzActions: [FuzzAction] {
    guard flow.navigation.count < 4 else { return [] }
    return [
      FuzzAction("second") { self.flow.push(.second) },
      FuzzAction("hidden") { self.flow.push(.hidden) },
    ]
  }
}

/// A forwarded link with a value that only the app knows.
private final class KeyAliases: Coordinator, Linkable {
  enum Route: Hashable { case home, key(LinkKey) }
  static let links: Links<Route> = [
    RouteLink("home", .home), RouteLink("key/:key", Route.key),
    RouteLink("old/:key", forwardingTo: "key/:key"),
  ]
  let navigation = Stack<Route>(.home)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}
