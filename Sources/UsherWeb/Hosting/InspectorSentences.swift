import Usher

/// Events in words: a request is named by what it asks for, not by its number.
struct InspectorSentences {
  private var names: [NavigationRequest.ID: String] = [:]

  /// - Parameter requests: The requests that the sentences can name.
  init(_ requests: some Sequence<NavigationRequest>) {
    for request in requests { names[request.id] = Self.name(of: request) }
  }

  init(_ events: [TreeEvent]) {
    self.init(
      events.lazy.compactMap { event in
        if case .request(let request) = event { request } else { nil }
      })
  }

  /// Returns an event in one line, or an explanation with a line for each step.
  func text(of event: TreeEvent) -> String {
    switch event {
    case .request(let request): "request \(text(of: request))"
    case .concluded(let id, let outcome): "\(outcome): \(names[id] ?? "an earlier request")"
    case .explained(let explanation):
      (["explained \(text(of: explanation.request))"] + explanation.steps.map(text))
        .joined(separator: "\n")
    default: event.description
    }
  }

  /// Returns a request with its flow, its origin, and the request that caused it.
  func text(of request: NavigationRequest) -> String {
    var text = Self.name(of: request)
    if let flow = request.flow { text += " in \(flow)" }
    text += ", by \(Self.name(of: request.origin))"
    if let cause = request.cause, let name = names[cause] { text += ", after “\(name)”" }
    return text
  }

  private func text(of step: Explanation.Step) -> String {
    guard let id = step.request else { return "  \(step)" }
    return "  "
      + "\(step)".replacing("\(id)", with: names[id].map { "“\($0)”" } ?? "another request")
  }

  private static func name(of request: NavigationRequest) -> String {
    request.target.map { "\(request.verb) \($0)" } ?? request.verb
  }

  private static func name(of origin: NavigationRequest.Origin) -> String {
    switch origin {
    case .user, .host: "the \(origin)"
    case .link: "a link"
    default: origin.description
    }
  }
}
