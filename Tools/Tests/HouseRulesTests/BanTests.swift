import HouseRules
import Testing

@Suite("Bans") struct BanTests {
  let trial = Trial(rule: "bans")

  @Test(
    "Unproven code needs its reason",
    arguments: [
      "extension A: @unchecked Sendable { }", "nonisolated(unsafe) var a = 0",
      "fatalError(\"no\")", "let a = b as! C", #"let a = "\(b as! C)""#,
      "MainActor.assumeIsolated { }",
    ])
  func unproven(_ line: String) throws {
    try trial.with("Sources/Usher/A.swift", "// Fast.\n\(line)\n")
      .expectFails("Sources/Usher/A.swift:2: error: `")
    try trial.with("Sources/Usher/A.swift", "// It is safe because\n// it is.\n\(line)\n")
      .expectPasses()
    try trial.with("Sources/Usher/A.swift", "\(line)  // Because it is.\n").expectPasses()
    try trial.with("Examples/Tests/ATests/A.swift", line).expectPasses()
  }

  @Test("A reason does not reach over code")
  func reach() throws {
    try trial.with("Sources/Usher/A.swift", "// because\nlet a = 1\nlet b = c as! D\n")
      .expectFails("Sources/Usher/A.swift:3")
  }

  @Test("Words in comments and strings are no code")
  func words() throws {
    try trial.with("Sources/Usher/A.swift", "// as! fatalError\nlet a = \"fatalError\"\n")
      .expectPasses()
  }

  @Test(
    "No reason allows what can be left out",
    arguments: ["@exclusivity(unchecked) var a = 0", "let a: UnsafeContinuation<Void, Never>"])
  func forbidden(_ line: String) throws {
    try trial.with("Sources/Usher/A.swift", "// because\n\(line)\n")
      .expectFails("Sources/Usher/A.swift:2: error: `")
  }

  @Test(
    "Only the interpreter of edits asks for their kind",
    arguments: [
      "if case .splice(let container, _, _, _) = edit { }", "case .leave(let flow, _, _): break",
      "let edit = value as? TreeEdit", "if case .changeRoute(let node, _, _) = edit { }",
    ])
  func interpreters(_ line: String) throws {
    try trial.with("Sources/Usher/Guards/A.swift", line).expectFails("interprets edits outside")
    try trial.with("Sources/Usher/Shape/A.swift", line).expectPasses()
    try trial.with("Sources/UsherJournal/StoredEdit.swift", line).expectPasses()
  }

  @Test(
    "Code that waits for time is found in tests too",
    arguments: [
      "try await Task.sleep(for: .seconds(1))",
      "try? await Task<Never, Never>.sleep(nanoseconds: 1)",
      "try await clock.sleep(until: deadline)", "usleep(1000)", "sleep(1)",
      "Thread.sleep(forTimeInterval: 1)",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { }",
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }",
      "let source = DispatchSource.makeTimerSource()", "semaphore.wait(timeout: .now() + 1)",
      "RunLoop.main.run(until: Date() + 1)", "poll(&descriptors, 1, 100)",
    ])
  func waiting(_ line: String) throws {
    try trial.with("Tests/UsherTests/A.swift", line).expectFails("waits for time to pass")
  }

  @Test("Code that only has such names does not wait")
  func notWaiting() throws {
    try trial.with(
      "Tests/UsherTests/A.swift",
      """
      // Task.sleep(for: .seconds(1))
      let title = "sleep(1)"
      model.select(.places)
      driver.poll()
      await handle.wait()
      func sleep(until deadline: Instant, tolerance: Duration?) async throws { }
      """
    ).expectPasses()
  }

  @Test("A row allows its own line, and no row is left over")
  func allowed() throws {
    let trial = trial.with(
      "Scripts/allowed-sleeps.txt", "Sources/A.swift clock.sleep -- a heartbeat\n")
    try trial.with("Sources/A.swift", "try await clock.sleep(for: heartbeat)\n").expectPasses()
    try trial.with("Sources/A.swift", "try await clock.sleep(for: a)\nTask.sleep(for: a)\n")
      .expectFails("Sources/A.swift:2")
    try trial.with("Sources/A.swift", "\n").expectFails("no longer exists")
  }

  @Test(
    "What iOS 17 lacks is found",
    arguments: [
      "isolated deinit { }", "import Synchronization", "let state = Mutex(0)",
      "let state: Atomic<Int>", "for await x in Observations { model.x } { }",
      "Task.immediate { }", "Task.immediate(priority: .high) { }", "group.addImmediateTask { }",
      "let a: InlineArray<3, Int>", "let a: [3 of Int]", "func f(_ a: Span<Int>) { }",
      "let s = array.span", "let s: any AsyncSequence<Int, Never>",
      "func next(isolation actor: isolated (any Actor)?) { }", "let a: UInt128 = 0",
      "duration.attoseconds", "withTaskExecutorPreference(executor) { }",
      "let s = String(validating: bytes, as: UTF8.self)",
    ])
  func tooNew(_ line: String) throws {
    let file = "Sources/Usher/A.swift"
    try trial.with(file, line).expectFails("A.swift:1: error: `")
    try trial.with(file, "// available because it is for iOS 26\n" + line).expectPasses()
  }

  @Test("What iOS 17 has passes")
  func oldEnough() throws {
    try trial.with(
      "Sources/Usher/A.swift",
      """
      // isolated deinit, Mutex(0) and Observations are too new.
      let text = "Task.immediate { }"
      deinit { }
      let events: AsyncStream<Int>
      let s: some AsyncSequence
      withObservationTracking { } onChange: { }
      transition = .immediate
      """
    ).expectPasses()
  }
}
