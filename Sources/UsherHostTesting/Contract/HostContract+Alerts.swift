import Usher

extension HostContract {
  /// Verbs that show an alert and await its answer.
  static let alerts: [Scenario] =
    answers + [
      Scenario("A message in a sheet appears above it, and leaves it open") { run, root in
        root.present(.flow("m"))
        await run.host.settle()
        await run.asks(root, "q", "root(root1{sheet m(m1)}{alert -})") {
          await root.alert("q")
          return "read"
        }
        run.host.choose("OK")
        await run.answered("q read")
        await run.sees("root(root1{sheet m(m1)})", top: "m1")
      },
      Scenario("An alert is answered once, and the next question follows") { run, root in
        await run.asks(root, "q") {
          let name = try await root.prompt("q", text: "a")
          run.cast.note("q \(name ?? "nothing")")
          return await root.confirm("r") ? "yes" : "no"
        }
        run.expect(run.host.promptText, "a", "the text in the field")
        run.host.choose("OK")
        await run.answered("q a")
        await run.sees("root(root1{alert -})", top: "alert")
        run.expect(run.host.promptText, nil, "the text in the field")
        run.host.choose("Cancel")
        await run.answered("q no")
        await run.sees("root(root1)", top: "root1")
        run.expect(run.endings, ["q (alert action)", "r (alert action)"], "the endings")
      },
      Scenario("Two prompts at once are on top of each other, and each gets its own text") {
        run, root in
        await run.asks(root, "q") { try await root.prompt("q", text: "a") }
        await run.asks(root, "r", "root(root1{alert -}{alert -})") {
          try await root.prompt("r", text: "b")
        }
        run.expect(run.host.promptText, "b", "the text in the field")
        run.host.typeText("c")
        run.host.choose("OK")
        await run.answered("r c")
        await run.sees("root(root1{alert -})", top: "alert")
        run.expect(run.host.promptText, "a", "the text in the field")
        run.host.choose("OK")
        await run.answered("q a")
        await run.sees("root(root1)", top: "root1")
      },
      Scenario("An alert that code dismisses answers nothing") { run, root in
        await run.asks(root, "q") { try await root.prompt("q", text: "a") }
        root.dismiss()
        await run.answered("q nothing")
        await run.sees("root(root1)", top: "root1")
        run.expect(run.endings, ["q (dismissed)"], "the endings")
      },
      Scenario("An alert over a screen that is popped answers nothing") { run, root in
        root.push(.screen("x"))
        await run.host.settle()
        await run.asks(root, "q", "root(root1 x{action sheet -})") { try await root.colour("q") }
        root.pop()
        await run.answered("q nothing")
        await run.sees("root(root1)", top: "root1")
        run.expect(run.endings, ["q (ancestor ended)", "x (popped)"], "the endings")
      },
      Scenario("An alert ends with its flow, and its waiting caller is cancelled") { run, root in
        root.push(.flow("a"))
        await run.host.settle()
        guard let flow = run.flow("a") else { return run.check(false, "there is no flow") }
        await run.asks(flow, "q", "root(root1 a(a1{action sheet -}))") {
          [weak flow] in try await flow?.colour("q")
        }
        flow.finish()
        await run.answered("q cancelled")
        await run.sees("root(root1)", top: "root1")
      },
      Scenario("An alert closes when the task that awaits it is cancelled") { run, root in
        let task = await run.asks(root, "q") { try await root.prompt("q") }
        task.cancel()
        await run.answered("q cancelled")
        await run.sees("root(root1)", top: "root1")
        run.expect(run.endings, ["q (task cancelled)"], "the endings")
      },
      question("leaves what asks", "Discard", isAllowed: true),
      question("leaves everything as it was", "Cancel", isAllowed: false),
      unseenQuestion("Discard", top: "root1"), unseenQuestion("Cancel", top: "x"),
      Scenario("A route to an alert can be shown as an action sheet") { run, root in
        root.present(.alert("q"), as: .actionSheet())
        await run.sees("root(root1{action sheet q})", top: "alert")
        run.host.choose("Yes")
        await run.sees("root(root1)", top: "root1")
        run.expect(run.results, ["q yes"], "the list of answers")
      },
    ]

  /// Every kind of alert with every answer.
  private static let answers: [Scenario] =
    [
      AlertTrial("A message", actions: ["OK"], [("OK", "read")]) { root in
        await root.alert("q", message: "Something to know")
        return "read"
      },
      AlertTrial(
        "A question with several answers", actions: ["Save", "Discard", "Later"],
        [("Save", "1"), ("Discard", "2"), ("Later", "nothing")]
      ) { root in
        try await root.alert(
          "q", message: "Something to know",
          actions: [
            .init("Save", isPreferred: true, value: 1),
            .init("Discard", role: .destructive, value: 2), .cancel("Later"),
          ]
        ).map { "\($0)" }
      },
      AlertTrial("A confirmation", actions: ["Cancel", "OK"], [("Cancel", "no"), ("OK", "yes")]) {
        root in
        await root.confirm("q") ? "yes" : "no"
      },
      AlertTrial(
        "An action sheet", actions: ["Red", "Blue", "Cancel"], style: "action sheet",
        [("Red", "red"), ("Blue", "blue"), ("Cancel", "nothing")]
      ) { try await $0.colour("q") },
      AlertTrial(
        "A prompt", actions: ["Cancel", "OK"], text: "a <b> & \"c\"",
        [("OK", "a <b> & \"c\""), ("Cancel", "nothing")]
      ) { try await $0.prompt("q", message: "Something to know", text: "a <b> & \"c\"") },
      AlertTrial(
        "A prompt with other text", actions: ["Cancel", "OK"], text: "",
        typing: "가나다 & 'x'", [("OK", "가나다 & 'x'"), ("Cancel", "nothing")]
      ) { try await $0.prompt("q", placeholder: "Name", kind: .password) },
    ].flatMap(\.scenarios)

  /// Returns a scenario of a screen that asks in a tab that is not selected.
  private static func unseenQuestion(_ answer: String, top: String) -> Scenario {
    Scenario("“\(answer)”, when a screen in another tab asks, is seen and counts") { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.push(.screen("x"))
      await run.host.settle()
      let left = run.flow("tL")
      run.topAsks(answer: nil)?.question = { [weak left] in
        let answer = try? await left?.alert(
          "q", actions: [.init("Discard", role: .destructive, value: true), .cancel()])
        return answer == true
      }
      run.host.tapTab(1)
      await run.sees("root(root1 t[tL(tL1 x) *tR(tR1)])", top: "tR1")
      root.popToRoot()
      await run.wait(for: "a question") { run.host.alertActions == ["Discard", "Cancel"] }
      await run.sees("root(root1 t[*tL(tL1 x{alert -}) tR(tR1)])", top: "alert")
      run.host.choose(answer)
      if answer == "Cancel" {
        await run.wait(for: "a refusal") { run.refusals == 1 }
        return await run.sees("root(root1 t[*tL(tL1 x) tR(tR1)])", top: top)
      }
      await run.wait(for: "an ending") { run.endings.contains { $0.hasPrefix("t ") } }
      await run.sees("root(root1)", top: top)
    }
  }

  /// Returns a scenario of a screen that asks with an alert of several answers.
  private static func question(
    _ outcome: String, _ answer: String, isAllowed: Bool
  ) -> Scenario {
    Scenario("“\(answer)”, when a screen asks before it is left, \(outcome)") { run, root in
      root.push(.screen("x"))
      await run.host.settle()
      run.topAsks(answer: nil)?.question = { [weak root] in
        let answer = try? await root?.alert(
          "q", actions: [.init("Discard", role: .destructive, value: true), .cancel()])
        return answer == true
      }
      run.host.tapBack()
      await run.wait(for: "a question") { run.host.alertActions == ["Discard", "Cancel"] }
      await run.sees("root(root1 x{alert -})", top: "alert")
      run.host.choose(answer)
      guard isAllowed else {
        await run.wait(for: "a refusal") { run.refusals == 1 }
        await run.sees("root(root1 x)", top: "x")
        return run.expect(run.endings, ["q (alert action)"], "the endings")
      }
      await run.wait(for: "an ending") { run.endings.count == 2 }
      await run.sees("root(root1)", top: "root1")
    }
  }
}

/// A verb, with the result of each answer.
private struct AlertTrial: Sendable {
  let words: String
  let actions: [String]
  let style: String
  let text: String?
  let typing: String?
  let answers: [(title: String, answer: String)]
  let ask: @MainActor @Sendable (ContractFlow) async throws -> String?

  init(
    _ words: String, actions: [String], style: String = "alert", text: String? = nil,
    typing: String? = nil, _ answers: [(title: String, answer: String)],
    ask: @escaping @MainActor @Sendable (ContractFlow) async throws -> String?
  ) {
    (self.words, self.actions, self.style) = (words, actions, style)
    (self.text, self.typing, self.answers, self.ask) = (text, typing, answers, ask)
  }

  var scenarios: [HostContract.Scenario] { answers.map { scenario($0.title, $0.answer) } }

  private func scenario(_ title: String, _ answer: String) -> HostContract.Scenario {
    HostContract.Scenario("\(words), answered with “\(title)”, gives \(answer)") { run, root in
      await run.asks(root, "q", "root(root1{\(style) -})") { try await ask(root) }
      run.expect(run.host.alertActions, actions, "the alert's actions")
      run.expect(run.host.promptText, text, "the text in the field")
      if let typing {
        run.host.typeText(typing)
        run.expect(run.host.promptText, typing, "the text in the field")
      }
      run.host.choose("Maybe")
      await run.sees("root(root1{\(style) -})", top: "alert")
      run.host.choose(title)
      await run.answered("q \(answer)")
      await run.sees("root(root1)", top: "root1")
      run.expect(run.endings, ["q (alert action)"], "the endings")
    }
  }
}

extension ContractFlow {
  fileprivate func colour(_ title: String) async throws -> String? {
    try await choose(title, from: ["red", "blue"]) { $0.prefix(1).uppercased() + $0.dropFirst() }
  }
}

extension ContractRun {
  /// Makes a flow ask in a task, and waits until the alert is visible.
  @discardableResult
  fileprivate func asks(
    _ flow: ContractFlow, _ name: String, _ tree: String = "root(root1{alert -})",
    _ ask: @escaping @MainActor () async throws -> String?
  ) async -> Task<Void, Never> {
    let cast = cast
    let task = flow.task {
      do {
        cast.note("\(name) \(try await ask() ?? "nothing")")
      } catch {
        cast.note("\(name) cancelled")
      }
    }
    await wait(for: "the question \(name)") { self.tree == tree }
    await sees(tree, top: "alert")
    return task
  }

  /// Waits until the answer has arrived.
  fileprivate func answered(_ answer: String) async {
    await wait(for: "the answer “\(answer)”") { results.contains(answer) }
  }
}
