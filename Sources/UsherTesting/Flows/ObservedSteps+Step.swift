import Usher

extension ObservedSteps {
  /// A verb on its way from its call to its outcome.
  struct Step {
    let flow: String
    let place: String?
    let verb: String
    /// What it leads to: routes, or a flow that was started without one.
    let routes: [String]

    /// The verbs of requests whose methods have other names; `nil` for those that lead nowhere.
    static let verbs: [String: String?] = [
      "set routes": "setRoutes", "pop to root": "popToRoot", "pop to": "pop",
      "choose from": "choose", "forget": nil, "set tabs": "setTabs", "set pages": "setPages",
      "select page": "select", "next page": "next", "previous page": "previous",
      "insert page": "insert", "remove page": "remove",
    ]
    /// The verbs that ask the user.
    private static let asking: Set<String> = ["alert", "confirm", "choose", "prompt"]
    /// The verbs whose targets are no routes to enter.
    private static let leaving: Set<String> = [
      "finish", "cancel", "pop", "popToRoot", "dismiss", "remove", "clear",
    ]
    /// The verbs whose targets are lists of routes.
    private static let listing: Set<String> = ["setRoutes", "setTabs", "setPages"]

    /// True if it presents a modal whose style the caller names.
    var hasStyle: Bool { verb == "present" || verb == "run" }

    /// The step of a request, unless no code made it or it leads nowhere.
    init?(_ request: NavigationRequest, at place: String?) {
      guard request.origin == .code, let flow = request.flow,
        let verb = Self.verbs[request.verb, default: request.verb]
      else { return nil }
      self.init(
        flow: flow, place: place, verb: verb, routes: Self.routes(of: verb, request.target))
    }

    init(flow: String, place: String?, verb: String, routes: [String]) {
      (self.flow, self.place, self.verb, self.routes) = (flow, place, verb, routes)
    }

    /// The step of a guard that leads elsewhere.
    static func redirect(in flow: String, from route: String?, to target: String) -> Step {
      Step(flow: flow, place: route.map(name), verb: "redirect", routes: [name(target)])
    }

    /// The names of the routes in the description of a request's target.
    static func routes(of verb: String, _ target: String?) -> [String] {
      guard let target, !asking.contains(verb), !leaving.contains(verb) else { return [] }
      return listing.contains(verb) ? parts(of: target).map(name) : [name(target)]
    }

    /// The name of a case or a type, without its values.
    static func name(_ description: String) -> String {
      String(description.prefix { $0 != "(" && $0 != "<" && !$0.isWhitespace })
    }

    /// The words of a style as one name: `full screen` is `fullScreen`.
    static func camelCased(_ text: String) -> String {
      let words = text.split(whereSeparator: \.isWhitespace)
      return
        (words.prefix(1)
        + words.dropFirst().map { Substring($0.prefix(1).uppercased() + $0.dropFirst()) })
        .joined()
    }

    /// The parts of `[a, b(1, 2)]`, or of `[a, b(1, 2)] at a`.
    private static func parts(of list: String) -> [String] {
      var (parts, depth) = ([""], 0)
      scan: for character in list.dropFirst() {
        switch character {
        case "]" where depth == 0: break scan
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "," where depth == 0:
          parts.append("")
          continue
        case " " where parts.last == "": continue
        default: break
        }
        parts[parts.count - 1].append(character)
      }
      return parts.filter { !$0.isEmpty }
    }

    /// One line for each route, or one without a route.
    func lines(style: String?) -> [String] {
      let start = Self.name(flow) + (place.map { " on \($0)" } ?? "") + " " + verb
      let end = style.map { " as \($0)" } ?? ""
      return routes.isEmpty ? [start + end] : routes.map { "\(start) \($0)\(end)" }
    }
  }
}
