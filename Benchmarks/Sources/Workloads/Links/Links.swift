import Measuring
import Usher
import UsherLinks

extension Group {
  /// Links are read and written, among few patterns and among many.
  ///
  /// By hand, a path is split and its segments are looked up in dictionaries; a hand-written path
  /// is not verified by reading it again.
  static let links = Group(
    "Links",
    workloads: linkRows,
    budgets: [
      Budget(
        "match among 10,000 patterns, against 10",
        .instructions("match a path among 10,000, Usher", times: "match a path among 10, Usher"),
        .atMost(1.2)),
      Budget(
        "match, against dictionaries by hand",
        .instructions(
          "match a path among 10,000, Usher", times: "match a path among 10,000, by hand"),
        .atMost(4)),
      Budget(
        "print among 10,000 patterns, against 10",
        .instructions(
          "print an address among 10,000, Usher", times: "print an address among 10, Usher"),
        .atMost(1.2)),
      Budget(
        "print a value among 10,000 patterns, against 10",
        .instructions(
          "print an address with a value among 10,000, Usher",
          times: "print an address with a value among 10, Usher"),
        .atMost(1.2)),
      Budget(
        "print, against matching by hand",
        .instructions(
          "print an address among 10,000, Usher", times: "match a path among 10,000, by hand"),
        .atMost(4)),
      Budget(
        "print a value, against matching by hand",
        .instructions(
          "print an address with a value among 10,000, Usher",
          times: "match a path among 10,000, by hand"),
        .atMost(4.1)),
    ])

  private static let linkRows: [Workload] = [
    Workload("match a path among 10, by hand", on: { HandRouter(10) }) { router, number in
      precondition(router.read(paths[number]).last == .place(number % 10, "cafe"))
    },
    Workload("match a path among 10,000, by hand", on: { HandRouter(10_000) }) { router, number in
      precondition(router.read(paths[number]).last == .place(number % 10, "cafe"))
    },
    Workload("match a path among 10, Usher", on: {}) { _, number in
      precondition(FewPlaces.isLink(paths[number]))
    },
    Workload("match a path among 10,000, Usher", on: {}) { _, number in
      precondition(ManyPlaces.isLink(paths[number]))
    },
    Workload("print an address among 10, Usher", on: { Shown(FewNumbers()).at(.number(7)) }) {
      shown, _ in precondition((try? shown.tree.address) == "/n7")
    },
    Workload(
      "print an address among 10,000, Usher", on: { Shown(ManyNumbers()).at(.number(7)) }
    ) { shown, _ in precondition((try? shown.tree.address) == "/n7") },
    Workload(
      "print an address with a value among 10, Usher",
      on: { Shown(FewNumbers()).at(.named("Seoul")) }
    ) { shown, _ in precondition((try? shown.tree.address) == "/named/Seoul") },
    Workload(
      "print an address with a value among 10,000, Usher",
      on: { Shown(ManyNumbers()).at(.named("Seoul")) }
    ) { shown, _ in precondition((try? shown.tree.address) == "/named/Seoul") },
    Workload("print an address with a value for the first time among 10,000, Usher") {
      let all = (0..<120).map { _ in Shown(ManyNumbers()).at(.named("Seoul")) }
      for shown in all.prefix(20) { _ = try? shown.tree.address }
      return {
        for shown in all.dropFirst(20) {
          precondition((try? shown.tree.address) == "/named/Seoul")
        }
      }
    },
  ]

  private static let paths = (0..<100).map { "/p\($0 % 10)/cafe" }
}

/// A place of an app with many places.
enum Spot: Hashable { case start, number(Int), place(Int, String), named(String) }

extension Shown where Root: SpotFlow {
  fileprivate func at(_ spot: Spot) -> Self {
    root.push(spot)
    return self
  }
}

/// A flow of such places.
protocol SpotFlow: Coordinator, Linkable where Route == Spot, Navigation == Stack<Spot> {}

extension SpotFlow {
  func destination(for route: Spot) -> Destination { .screen(SpotScreen()) }
}

private final class SpotScreen {}

private final class FewPlaces: SpotFlow {
  let navigation = Stack<Spot>(.start)
  static let links = Links<Spot>.places(10)
}

private final class ManyPlaces: SpotFlow {
  let navigation = Stack<Spot>(.start)
  static let links = Links<Spot>.places(10_000)
}

private final class FewNumbers: SpotFlow {
  let navigation = Stack<Spot>(.start)
  static let links = Links<Spot>.numbers(10)
}

private final class ManyNumbers: SpotFlow {
  let navigation = Stack<Spot>(.start)
  static let links = Links<Spot>.numbers(10_000)
}

extension Links<Spot> {
  /// Returns patterns with a value each.
  fileprivate static func places(_ count: Int) -> Links<Spot> {
    let places = (0..<count).map { number in
      RouteLink<Spot>(
        "p\(number)/:name", { name in .place(number, name) },
        from: { spot in if case .place(number, let name) = spot { name } else { nil } })
    }
    return Links(from: "app:", links: [RouteLink("", .start)] + places)
  }

  /// Returns patterns without values, and one with a value.
  fileprivate static func numbers(_ count: Int) -> Links<Spot> {
    let numbers = (0..<count).map { RouteLink<Spot>("n\($0)", .number($0)) }
    return Links(
      from: "app:",
      links: [RouteLink("", .start)] + numbers + [RouteLink("named/:name", Spot.named)])
  }
}
