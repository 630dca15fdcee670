@_spi(Hosting) @testable import Usher

/// A verb with its arguments.
@MainActor
struct TrialVerb {
  let name: String
  private let body: (any TrialCoordinator) -> NavigationHandle?

  private init(_ name: String, _ body: @escaping (any TrialCoordinator) -> NavigationHandle?) {
    (self.name, self.body) = (name, body)
  }

  /// Calls it; `nil` if the flow has another model.
  func callAsFunction(_ flow: any TrialCoordinator) -> NavigationHandle? { body(flow) }

  static func all(of model: Trial.Model) -> [TrialVerb] {
    switch model {
    case .stack, .family: onStack + onAny("x")
    case .tabs: onTabs + onAny("x")
    case .pages: onPages + onAny("x")
    case .split: onSplit + onAny("d4") + [each("update(c4)") { $0.update("c4") }]
    case .switcher: onSwitcher + onAny("x")
    }
  }

  private static func each(
    _ name: String, _ body: @escaping (any TrialCoordinator) -> NavigationHandle?
  ) -> TrialVerb { TrialVerb(name, body) }

  private static func verb<Model: NavigationModel<String>>(
    _ name: String, _ body: @escaping (TrialFlow<Model>) -> NavigationHandle?
  ) -> TrialVerb {
    TrialVerb(name) { ($0 as? TrialFlow<Model>).flatMap(body) }
  }

  private static func onAny(_ x: String) -> [TrialVerb] {
    [
      each("present(\(x))") { $0.present(x) },
      each("present(\(x), outlivesPlace)") { $0.present(x, outlivesPlace: true) },
      each("present(kid3)") { $0.present("kid3") },
      each("dismiss()") { $0.dismiss() },
      each("dismiss(m)") { $0.dismiss("m") },
      each("remake()") { $0.remake() },
      each("update(\(x))") { $0.update(x) },
      each("resume()") { $0.resume() },
      each("resume(orElse: \(x))") { $0.resume(orElse: x) },
      each("resume(as: \(x))") { $0.resume(as: x) },
      each("forget()") { $0.forgetRememberedRoute() },
      each("finish()") { $0.finish() },
      each("cancel()") { $0.cancel() },
    ]
  }

  private static let onStack: [TrialVerb] = {
    typealias Flow = TrialFlow<Stack<String>>
    return [
      verb("push(x)") { (flow: Flow) in flow.push("x") },
      verb("push(y)") { (flow: Flow) in flow.push("y") },
      verb("push(kid2)") { (flow: Flow) in flow.push("kid2") },
      verb("push(unique: b)") { (flow: Flow) in flow.push(unique: "b") },
      verb("push(unique: a)") { (flow: Flow) in flow.push(unique: "a") },
      verb("push(unique: x)") { (flow: Flow) in flow.push(unique: "x") },
      verb("pop()") { (flow: Flow) in flow.pop() },
      verb("pop(to: a)") { (flow: Flow) in flow.pop(to: "a") },
      verb("pop(to: b)") { (flow: Flow) in flow.pop(to: "b") },
      verb("popToRoot()") { (flow: Flow) in flow.popToRoot() },
      verb("replace(x)") { (flow: Flow) in flow.replace(with: "x") },
      verb("replace(y)") { (flow: Flow) in flow.replace(with: "y") },
      verb("setRoutes([a, x])") { (flow: Flow) in flow.setRoutes(["a", "x"]) },
      verb("setRoutes([a, c, x])") { (flow: Flow) in flow.setRoutes(["a", "c", "x"]) },
      verb("setRoutes([c, a])") { (flow: Flow) in flow.setRoutes(["c", "a"]) },
      verb("setRoutes([x, c])") { (flow: Flow) in flow.setRoutes(["x", "c"]) },
      verb("setRoutes([])") { (flow: Flow) in flow.setRoutes([]) },
      verb("remove(a)") { (flow: Flow) in flow.remove("a") },
      verb("remove(b)") { (flow: Flow) in flow.remove("b") },
      verb("remove(c)") { (flow: Flow) in flow.remove("c") },
      verb("remove(kid)") { (flow: Flow) in flow.remove("kid") },
      verb("edit(1..<2, [x])") { (flow: Flow) in flow.edit { _ in StackSplice(1..<2, with: ["x"]) }
      },
      verb("edit(1..<1, [x])") { (flow: Flow) in flow.edit { _ in StackSplice(1..<1, with: ["x"]) }
      },
      verb("edit(0..<2, [])") { (flow: Flow) in flow.edit { _ in StackSplice(0..<2, with: []) } },
    ]
  }()

  private static let onTabs: [TrialVerb] = {
    typealias Flow = TrialFlow<Tabs<String>>
    return [
      verb("select(a)") { (flow: Flow) in flow.select("a") },
      verb("select(b)") { (flow: Flow) in flow.select("b") },
      verb("select(at: 2)") { (flow: Flow) in flow.select(at: 2) },
      verb("setTabs([a, b, c, x])") { (flow: Flow) in flow.setTabs(["a", "b", "c", "x"]) },
      verb("setTabs([c, b])") { (flow: Flow) in flow.setTabs(["c", "b"]) },
      verb("setTabs([b, x, a])") { (flow: Flow) in flow.setTabs(["b", "x", "a"]) },
      verb("setTabs([x, c], selecting c)") { (flow: Flow) in
        flow.setTabs(["x", "c"], selecting: "c")
      },
      verb("setTabs([a, x], selecting x)") { (flow: Flow) in
        flow.setTabs(["a", "x"], selecting: "x")
      },
      verb("setTabs([a, b, c], selecting c)") { (flow: Flow) in
        flow.setTabs(["a", "b", "c"], selecting: "c")
      },
      verb("setTabs([kid2, a])") { (flow: Flow) in flow.setTabs(["kid2", "a"]) },
    ]
  }()

  private static let onPages: [TrialVerb] = {
    typealias Flow = TrialFlow<Pages<String>>
    return [
      verb("select(a)") { (flow: Flow) in flow.select("a") },
      verb("select(c)") { (flow: Flow) in flow.select("c") },
      verb("select(at: 0)") { (flow: Flow) in flow.select(at: 0) },
      verb("select(at: 1)") { (flow: Flow) in flow.select(at: 1) },
      verb("next()") { (flow: Flow) in flow.next() },
      verb("previous()") { (flow: Flow) in flow.previous() },
      verb("insert(x)") { (flow: Flow) in flow.insert("x") },
      verb("insert(x, at: 0)") { (flow: Flow) in flow.insert("x", at: 0) },
      verb("insert(x, at: 1)") { (flow: Flow) in flow.insert("x", at: 1) },
      verb("insert(kid2, at: 2)") { (flow: Flow) in flow.insert("kid2", at: 2) },
      verb("remove(a)") { (flow: Flow) in flow.remove("a") },
      verb("remove(b)") { (flow: Flow) in flow.remove("b") },
      verb("remove(c)") { (flow: Flow) in flow.remove("c") },
      verb("setPages([a, b, c, x])") { (flow: Flow) in flow.setPages(["a", "b", "c", "x"]) },
      verb("setPages([c, b])") { (flow: Flow) in flow.setPages(["c", "b"]) },
      verb("setPages([b, x, a])") { (flow: Flow) in flow.setPages(["b", "x", "a"]) },
      verb("setPages([x, c], selecting c)") { (flow: Flow) in
        flow.setPages(["x", "c"], selecting: "c")
      },
      verb("setPages([a, x], selecting x)") { (flow: Flow) in
        flow.setPages(["a", "x"], selecting: "x")
      },
      verb("setPages([a, b, c], selecting c)") { (flow: Flow) in
        flow.setPages(["a", "b", "c"], selecting: "c")
      },
      verb("setPages([])") { (flow: Flow) in flow.setPages([]) },
    ]
  }()

  private static let onSplit: [TrialVerb] = {
    typealias Flow = TrialFlow<Split<String>>
    return [
      verb("show(s2)") { (flow: Flow) in flow.show("s2") },
      verb("show(c1)") { (flow: Flow) in flow.show("c1") },
      verb("show(c2)") { (flow: Flow) in flow.show("c2") },
      verb("show(d1)") { (flow: Flow) in flow.show("d1") },
      verb("show(d2)") { (flow: Flow) in flow.show("d2") },
      verb("show(d3)") { (flow: Flow) in flow.show("d3") },
      verb("clear(content)") { (flow: Flow) in flow.clear(.content) },
      verb("clear(detail)") { (flow: Flow) in flow.clear(.detail) },
    ]
  }()

  private static let onSwitcher: [TrialVerb] = {
    typealias Flow = TrialFlow<Switcher<String>>
    return [
      verb("show(a)") { (flow: Flow) in flow.show("a") },
      verb("show(x)") { (flow: Flow) in flow.show("x") },
      verb("show(y)") { (flow: Flow) in flow.show("y") },
      verb("show(kid2)") { (flow: Flow) in flow.show("kid2") },
      verb("show(x, remembering)") { (flow: Flow) in flow.show("x", remembering: true) },
    ]
  }()
}
