import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@MainActor @Suite("UsherUIKit shows alerts that need no route", .serialized) struct AlertTests {
  private let phone = Phone()
  private let flow = WordFlow()
  private let host: UIKitHost

  init() {
    host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
  }

  private var shown: UIAlertController? {
    host.rootViewController.presentedViewController as? UIAlertController
  }

  /// Starts a request that waits for an answer, and returns when its alert is visible.
  private func asking<Value: Sendable>(
    _ ask: @escaping @MainActor (WordFlow) async throws -> Value
  ) async -> Task<Value, any Error> {
    let task = Task { try await ask(flow) }
    await phone.settleWithTasks()
    return task
  }

  private func answer<Value>(_ task: Task<Value, any Error>) async throws -> Value {
    await phone.settleWithTasks()
    return try await task.value
  }

  @Test("A prompt has a text field, which the Return key accepts")
  func prompt() async throws {
    let task = await asking { flow in
      try await flow.prompt(
        "Address", message: "Yours", placeholder: "ada@example.org", text: "a", kind: .email)
    }
    let field = shown?.textFields?.first
    #expect(shown?.preferredStyle == .alert)
    #expect(field?.text == "a")
    #expect(field?.placeholder == "ada@example.org")
    #expect(field?.accessibilityLabel == "Address")
    #expect(field?.keyboardType == .emailAddress)
    #expect(field?.textContentType == .emailAddress)
    #expect(field?.autocapitalizationType == UITextAutocapitalizationType.none)
    #expect(shown?.preferredAction?.title == "OK")
    try phone.person.type("da@b.c", into: "Address")
    try phone.person.pressReturn()
    #expect(try await answer(task) == "ada@b.c")
  }

  @Test("A password is hidden while it is typed")
  func password() async throws {
    let task = await asking { try await $0.prompt("Password", kind: .password) }
    #expect(shown?.textFields?.first?.isSecureTextEntry == true)
    try phone.person.type("1234", into: "Password")
    #expect(phone.person.sees("••••"))
    try phone.person.tap("OK")
    #expect(try await answer(task) == "1234")
  }

  @Test("An action sheet is a sheet on a phone, and a tap outside cancels it")
  func actionSheet() async throws {
    let task = await asking { try await $0.choose(from: ["a", "b"]) { $0 } }
    #expect(shown?.preferredStyle == .actionSheet)
    #expect(shown?.title == nil)
    #expect(shown?.actions.map(\.style) == [.default, .default, .cancel])
    try phone.person.tapOutside()
    #expect(try await answer(task) == nil)
    #expect(StandIn.exceptions == [])
  }

  @Test("Since iOS 26 an action sheet on a phone is a popover if it has an anchor on screen")
  func actionSheetOnNewPhone() async throws {
    StandIn.system = .init(.iOS26)
    for anchor in [nil, UIView()] {
      let task = await asking { try await $0.choose(from: ["a"], anchor: anchor) { $0 } }
      #expect(phone.person.tappableTitles == ["a", "Cancel"])
      try phone.person.tap("Cancel")
      #expect(try await answer(task) == nil)
    }
    let anchor = host.rootViewController.view
    let task = await asking { try await $0.choose(from: ["a"], anchor: anchor) { $0 } }
    #expect(phone.person.tappableTitles == ["a"])
    try phone.person.tapOutside()
    #expect(try await answer(task) == nil)
    #expect(StandIn.exceptions == [])
  }

  @Test("In regular width an action sheet points at its anchor")
  func anchors() async throws {
    phone.person.giveRoom(.regular)
    phone.settle()
    let anchor = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    host.rootViewController.view.addSubview(anchor)
    let byView = await asking { try await $0.choose(from: ["a"], anchor: anchor) { $0 } }
    #expect(shown?.popoverPresentationController?.sourceView === anchor)
    #expect(shown?.popoverPresentationController?.sourceRect == anchor.bounds)
    try phone.person.tap("a")
    #expect(try await answer(byView) == "a")
    let item = UIBarButtonItem(title: "Sort")
    let byItem = await asking { try await $0.choose(from: ["a"], anchor: item) { $0 } }
    #expect(shown?.popoverPresentationController?.sourceItem === item)
    try phone.person.tapOutside()
    #expect(try await answer(byItem) == nil)
    #expect(StandIn.exceptions == [])
  }

  @Test("An action sheet without an anchor in a window is centred")
  func withoutAnchor() async throws {
    phone.person.giveRoom(.regular)
    phone.settle()
    for anchor in [nil, UIView()] {
      let task = await asking { try await $0.choose(from: ["a"], anchor: anchor) { $0 } }
      let popover = shown?.popoverPresentationController
      let view = host.rootViewController.view
      #expect(popover?.sourceView === view)
      #expect(
        popover?.sourceRect.origin == view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) })
      #expect(popover?.permittedArrowDirections == [])
      try phone.person.tap("a")
      #expect(try await answer(task) == "a")
    }
    #expect(StandIn.exceptions == [])
  }

  @Test("Of several cancelling actions only the first is UIKit's, which allows one")
  func twoCancels() async throws {
    let task = await asking { flow in
      try await flow.alert(
        "Which?", actions: [.cancel("a"), .init("b", role: .cancel, value: 1), .cancel("c")])
    }
    #expect(shown?.actions.map(\.style) == [.cancel, .default, .default])
    try phone.person.tap("b")
    #expect(try await answer(task) == 1)
    #expect(StandIn.exceptions == [])
  }

  @Test("An alert that other code dismisses answers nothing")
  func takenAway() async throws {
    let task = await asking { try await $0.prompt("Name", text: "a") }
    host.rootViewController.dismiss(animated: true, completion: nil)
    #expect(try await answer(task) == nil)
    #expect(!flow.isPresenting)
  }
}
