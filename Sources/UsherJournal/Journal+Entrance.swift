@_spi(Hosting) public import Usher
import UsherSnapshots

extension Journal {
  /// The decision of a flow about a requested route.
  public struct Entrance: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The decision in a form that can be replayed.
    enum Verdict: Hashable, Sendable, Codable {
      case allow
      case refuse(String, rule: String?)
      case redirect(
        to: String, Journal.Value, style: Presentation.Style?, isRemembered: Bool, rule: String?)
      /// A guard is asked first.
      case ask(placeholder: Journal.Value?)

      /// The name in the text of a journal, which stays when code is renamed.
      private enum AskCodingKeys: String, CodingKey { case placeholder = "meanwhile" }
    }

    /// The flow.
    public let flow: NodeID
    /// The type of its coordinator.
    public let name: String
    /// The route's description.
    public let route: String
    /// True for the answer of a guard that was asked first.
    public let isAnswer: Bool
    let verdict: Verdict

    @MainActor
    init(_ flow: Flow, _ id: NodeID, _ route: Any, _ answer: AnyRouteDecision, isAnswer: Bool) {
      self.flow = id
      name = flow.name
      self.route = String(describing: route)
      self.isAnswer = isAnswer
      verdict = Verdict(answer)
    }

    /// The route that the decision leads to instead, as text; `nil` unless it is a redirect.
    package var redirectTarget: String? {
      if case .redirect(let target, _, _, _, _) = verdict { target } else { nil }
    }

    /// The decision, in one line.
    public var description: String {
      let who = isAnswer ? "\(name) \(flow), asked," : "\(name) \(flow)"
      func because(_ reasons: [String?]) -> String {
        let reasons = reasons.compactMap { $0 }
        return reasons.isEmpty ? "" : ": " + reasons.joined(separator: ", ")
      }
      switch verdict {
      case .allow: return "\(who) allowed \(route)"
      case .ask: return "\(who) asks about \(route)"
      case .refuse(let reason, let rule):
        return "\(who) refused \(route)" + because([rule.map { "not \($0)" }, reason])
      case .redirect(let target, _, let style, let isRemembered, let rule):
        let way = style.map { " as \($0)" } ?? ""
        return "\(who) redirected \(route) to \(target)\(way)"
          + because([rule.map { "not \($0)" }]) + (isRemembered ? "; remembered" : "")
      }
    }
  }
}

extension Journal.Entrance.Verdict {
  init(_ answer: AnyRouteDecision) {
    self =
      switch answer {
      case .allow: .allow
      case .refuse(let reason, let rule): .refuse(reason, rule: rule)
      case .redirect(let target, let presentation, let isRemembered, let rule):
        .redirect(
          to: String(describing: target), Journal.Value(target), style: presentation?.style,
          isRemembered: isRemembered, rule: rule)
      case .ask(_, let placeholder): .ask(placeholder: placeholder.map { Journal.Value($0) })
      }
  }

  /// Returns the same decision for a flow; `nil` if its route cannot be decoded.
  ///
  /// The placeholder of a question is not asked about.
  @MainActor
  func answer(in flow: Flow) -> AnyRouteDecision? {
    switch self {
    case .allow: return .allow
    case .refuse(let reason, let rule): return .refuse(reason, rule: rule)
    case .ask(let placeholder):
      return .ask({ .allow }, placeholder: placeholder.flatMap { flow.route($0) })
    case .redirect(_, let target, let style, let isRemembered, let rule):
      guard let route = flow.route(target) else { return nil }
      return .redirect(
        route, style.map { Presentation($0) }, isRemembered: isRemembered, rule: rule)
    }
  }
}

extension Flow {
  /// Returns the route of this flow from its recorded value; `nil` if it has another type, or was
  /// not stored.
  fileprivate func route(_ value: Journal.Value) -> Any? {
    guard case .stored(let stored) = value else { return nil }
    return try? coordinator.route(of: stored)
  }
}
