import Usher
import UsherTesting

/// A verb, and what it does to a tree.
@MainActor
struct Verb {
  /// The name of its picture.
  let name: String
  let call: String
  private let perform: @MainActor () async -> Drawing

  /// The tree before and after, and what ended.
  struct Drawing {
    let before: String
    let after: String
    let endings: [String]
    /// The beginnings of the lines of places that ended, and of those that started.
    let gone: Set<String>
    let new: Set<String>
  }

  init<Root: Coordinator>(
    _ name: String, _ call: String, on root: @escaping @MainActor () -> Root,
    after prepare: @escaping @MainActor (Root) async -> Void = { _ in },
    _ perform: @escaping @MainActor (Root) async -> Void
  ) {
    self.name = name
    self.call = call
    self.perform = {
      let root = root()
      let host = InMemoryHost(root)
      await prepare(root)
      let before = host.tree.description
      let seen = host.events.count
      await perform(root)
      let endings = host.events.dropFirst(seen).compactMap { event -> String? in
        guard case .ended(let node, let cause) = event else { return nil }
        return "\(node.route ?? node.name) (\(cause))"
      }
      var (gone, new): (Set<String>, Set<String>) = ([], [])
      for event in host.events.dropFirst(seen) {
        switch event {
        case .ended(let node, _): gone.insert("\(node.route ?? node.name): ")
        case .started(let node): new.insert("\(node.route ?? node.name): ")
        default: break
        }
      }
      return Drawing(
        before: before, after: host.tree.description, endings: endings, gone: gone, new: new)
    }
  }

  func drawing() async -> Drawing { await perform() }

  static let all = [
    Verb("push", "push(.c)", on: { LettersFlow([.a, .b]) }) { flow in flow.push(.c) },
    Verb("push-child", "push(.child)", on: { LettersFlow([.a]) }) { flow in flow.push(.child) },
    Verb("push-unique", "push(unique: .b)", on: { LettersFlow([.a, .b, .c]) }) { flow in
      flow.push(unique: .b)
    },
    Verb("pop", "pop()", on: { LettersFlow([.a, .b]) }) { flow in flow.pop() },
    Verb("pop-child", "pop()", on: { LettersFlow([.a, .child]) }) { flow in flow.pop() },
    Verb("pop-to", "pop(to: .b)", on: { LettersFlow([.a, .b, .c, .d]) }) { flow in
      flow.pop(to: .b)
    },
    Verb("popToRoot", "popToRoot()", on: { LettersFlow([.a, .b, .c]) }) { flow in
      flow.popToRoot()
    },
    Verb("replace", "replace(with: .c)", on: { LettersFlow([.a, .b]) }) { flow in
      flow.replace(with: .c)
    },
    Verb("setRoutes", "setRoutes([.a, .c, .d])", on: { LettersFlow([.a, .b, .c]) }) { flow in
      flow.setRoutes([.a, .c, .d])
    },
    Verb("remove", "remove(.b)", on: { LettersFlow([.a, .b, .c]) }) { flow in flow.remove(.b) },
    Verb("update", "update(.c)", on: { LettersFlow([.a, .b]) }) { flow in flow.update(.c) },
    Verb(
      "edit", "edit: 1..<3 with [.d]", on: { LettersFlow([.a, .b, .c]) }
    ) { flow in
      flow.edit { _ in StackSplice(1..<3, with: [.d]) }
    },
    Verb("remake", "remake()", on: { LettersFlow([.a, .child]) }) { flow in flow.remake() },
    Verb("select", "select(.search)", on: { TabsFlow() }) { flow in flow.select(.search) },
    Verb("select-at", "select(at: 2)", on: { TabsFlow([.home, .search, .search]) }) { flow in
      flow.select(at: 2)
    },
    Verb("setTabs", "setTabs([.profile, .home])", on: { TabsFlow() }) { flow in
      flow.setTabs([.profile, .home])
    },
    Verb("next", "next()", on: { PagesFlow() }) { flow in flow.next() },
    Verb("previous", "previous()", on: { PagesFlow() }, after: { $0.next() }) { flow in
      flow.previous()
    },
    Verb("setPages", "setPages([.two, .four])", on: { PagesFlow() }) { flow in
      flow.setPages([.two, .four])
    },
    Verb("insert", "insert(.four, at: 1)", on: { PagesFlow() }) { flow in
      flow.insert(.four, at: 1)
    },
    Verb("remove-page", "remove(.one)", on: { PagesFlow() }) { flow in flow.remove(.one) },
    Verb("show-column", "show(.box(2))", on: { ColumnsFlow() }) { flow in flow.show(.box(2)) },
    Verb("clear", "clear(.detail)", on: { ColumnsFlow() }) { flow in flow.clear(.detail) },
    Verb("show", "show(.logIn)", on: { DoorFlow() }) { flow in flow.show(.logIn) },
    Verb(
      "resume", "resume()", on: { DoorFlow() }, after: { $0.show(.logIn, remembering: true) }
    ) { flow in flow.resume() },
    Verb("present", "present(.sheet)", on: { LettersFlow([.a, .b]) }) { flow in
      flow.present(.sheet)
    },
    Verb(
      "dismiss", "dismiss()", on: { LettersFlow([.a, .b]) }, after: { $0.present(.sheet) }
    ) { flow in flow.dismiss() },
    Verb("run", "try await run(NumbersFlow())", on: { LettersFlow([.a]) }) { flow in
      await flow.awaitNumber()
    },
    Verb(
      "run-finished", "finish(1): run returns 1", on: { LettersFlow([.a]) },
      after: { await $0.awaitNumber() }
    ) { flow in
      flow.child(NumbersFlow.self)?.finish(1)
      await flow.untilNumber()
    },
    Verb(
      "transaction", "pop, push(.c), present(.sheet)",
      on: { LettersFlow([.a, .b]) }
    ) { flow in
      flow.transaction {
        flow.pop()
        flow.push(.c)
        flow.present(.sheet)
      }
    },
    Verb("finish", "finish(1), in the child", on: { LettersFlow([.a, .child]) }) { flow in
      flow.child(NumbersFlow.self)?.finish(1)
    },
    Verb("cancel", "cancel(), in the child", on: { LettersFlow([.a, .child]) }) { flow in
      flow.child(NumbersFlow.self)?.cancel()
    },
  ]
}
