import Foundation
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherInspector
import UsherSnapshots
import UsherUIKit

@Suite("The inspector beside UIKit", .serialized)
@MainActor
struct InspectorTests {
  private let phone = Phone()
  private let flow = WordFlow()
  private let inspector = Inspector()

  private func show(_ contractPhone: ContractPhone) -> UIKitHost {
    StandIn.system = contractPhone.system
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    inspector.add(host.tree, named: "Phone")
    inspector.showsPayloads = true
    phone.settle()
    return host
  }

  private func ask(_ command: String) async throws -> [String: StoredValue] {
    let answer = Data(await inspector.answer(command).utf8)
    return try JSONDecoder().decode([String: StoredValue].self, from: answer)
  }

  private func explain() async throws -> StoredValue? {
    try await ask(#"{"do":"explain"}"#)["request"].flatMap {
      if case .dictionary(let request) = $0 { request["sentence"] } else { nil }
    }
  }

  @Test("tells what the user did, and what came of it", arguments: ContractPhone.all)
  func swipe(_ contractPhone: ContractPhone) async throws {
    let host = show(contractPhone)
    flow.push(.next("second"))
    await phone.settleWithTasks()
    #expect(
      try await explain() == .string(#"Push next("second") in WordFlow → next("second") came"#))
    let gesture =
      try contractPhone.swipesOverContent
      ? phone.person.beginSwipeBackOverContent() : phone.person.beginSwipeBack()
    #expect(try await ask(#"{"do":"tree"}"#)["isSettled"] == .bool(false))
    gesture.finish()
    await phone.settleWithTasks()
    #expect(try await explain() == .string(#"Swipe → next("second") left"#))
    let tree = try await ask(#"{"do":"tree"}"#)
    #expect(tree["isSettled"] == .bool(true))
    #expect(tree["tree"] == .string(host.tree.description))
  }

  @Test("goes back for the user, and UIKit follows")
  func back() async throws {
    let host = show(ContractPhone.all[0])
    flow.push(.next("second"))
    await phone.settleWithTasks()
    let stack = try #require(phone.window.rootViewController as? UINavigationController)
    #expect(stack.viewControllers.count == 2)
    inspector.allowsChanges = true
    _ = try await ask(#"{"do":"press","what":"back","seconds":0}"#)
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first])
    #expect(stack.viewControllers.count == 1)
    #expect(host.tree.isSettled)
  }

  @Test("names a model that a screen's owner keeps, after its controller has gone")
  func leak() async throws {
    let host = show(ContractPhone.all[0])
    var kept: [Model] = []
    flow.screen = { route in
      let model = Model("\(route)")
      if route != .first { kept.append(model) }
      return model
    }
    flow.push(.next("second"))
    await phone.settleWithTasks()
    flow.pop()
    await phone.settleWithTasks()
    var leaks = try await ask(#"{"do":"leaks","seconds":0}"#)["leaks"]
    guard case .array(let found)? = leaks, case .dictionary(let first)? = found.first else {
      Issue.record("There is no leak")
      return
    }
    #expect(first["type"] == .string("Model"))
    kept = []
    leaks = try await ask(#"{"do":"leaks","seconds":0}"#)["leaks"]
    #expect(leaks == .array([]))
    #expect(host.tree.isSettled)
  }
}
