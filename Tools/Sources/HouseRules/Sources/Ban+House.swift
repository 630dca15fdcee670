extension Ban {
  /// The bans of the house.
  static let house = unproven + waiting + tooNew + interpreters

  /// Unproven code states why it is correct; swift-format bans `try!`.
  static let unproven = [
    Ban(
      "@unchecked Sendable", "nonisolated(unsafe)", "unowned(unsafe)", "fatalError",
      "preconditionFailure", "as!", "unsafeBitCast", "unsafeDowncast", "assumeIsolated",
      message: "needs a comment that says `because …`", excuse: .comment("because")),
    Ban("@exclusivity", message: "keeps access to a field unchecked; leave it out"),
    Ban(
      "withUnsafeContinuation", "withUnsafeThrowingContinuation", "UnsafeContinuation",
      message: "does not notice a second resume; use a checked continuation"),
  ]

  /// A test that sleeps is slow or flaky, and navigation that a timer unblocks fails on a slow device.
  static let waiting = [
    Ban(
      "Task.sleep", "Thread.sleep", ".sleep(", "^ sleep(", "^ usleep(", "^ nanosleep(",
      "^ clock_nanosleep(", "asyncAfter", "makeTimerSource", "DispatchSourceTimer", "^ Timer.",
      "^ Timer(", "scheduledTimer", "timerfd_create", "setitimer", "afterDelay:",
      "wait(timeout:", "wait(wallTimeout:", "fulfillment(", "run(mode:", "run(until:",
      // With their time-outs; a tab may `select`.
      "^ poll(", "^ ppoll(", "^ epoll_wait(", "^ pselect(", "debounce(", "throttle(",
      message: "waits for time to pass", excuse: .table("Scripts/allowed-sleeps.txt"), in: all)
  ]

  /// One interpreter says what an edit does.
  ///
  /// Whatever else asks for the kind of an edit must be changed with each new one. A journal stores edits in a form of its own.
  static let interpreters = [
    Ban(
      "case .splice", "case let .splice", "case .presentPlanned", "case let .presentPlanned",
      "case .expect(", "case .leave(", "case .remember(", "case .arrange(", "case .raise(",
      "case .changeRoute(", "as? TreeEdit", "is TreeEdit",
      message: "interprets edits outside of Sources/Usher/Shape", in: ["Sources"],
      except: [
        "Sources/Usher/Shape", "Sources/UsherJournal/StoredEdit.swift",
        "Sources/UsherJournal/StoredEdit+Resolving.swift",
      ])
  ]

  /// Linux does not notice what needs an OS newer than iOS 17 and macOS 14.
  ///
  /// The list is incomplete: `Scripts/check-apple-types` lets the compiler look at the core.
  static let tooNew = [
    newer("isolated deinit", than: "iOS 18.4: the runtime's hop to an actor at the end of a life"),
    newer(
      "import Synchronization", "import struct Synchronization", "import class Synchronization",
      than: "iOS 18: the whole module"),
    newer(
      "Mutex<", "Mutex(", "Atomic<", "Atomic(", "AtomicLazyReference<", "WordPair(",
      than: "iOS 18: Synchronization; the main actor guards our state"),
    newer("Observations", than: "iOS 26: use `withObservationTracking`"),
    newer(
      "immediate {", "immediate(", "immediateDetached {", "immediateDetached(",
      than: "iOS 26: `Task.immediate`; a task here starts when its actor is free"),
    newer(
      "addImmediateTask", "addImmediateTaskUnlessCancelled",
      than: "iOS 26: task groups that start at once"),
    newer("InlineArray", "[_ of", than: "iOS 26: arrays of a fixed size"),
    newer(
      "Span<", "MutableSpan<", "OutputSpan<", "RawSpan", "MutableRawSpan", "OutputRawSpan",
      "UTF8Span",
      than: "iOS 26 for what returns one from the standard library"),
    newer(".span", ".mutableSpan", ".utf8Span", than: "iOS 26: the span of a collection"),
    newer(
      "any AsyncSequence<", "some AsyncSequence<", "any AsyncIteratorProtocol<",
      "some AsyncIteratorProtocol<",
      than: "iOS 18: the primary associated types of asynchronous sequences"),
    newer("next(isolation", than: "iOS 18: `AsyncIteratorProtocol.next(isolation:)`"),
    newer("Int128", "UInt128", than: "iOS 18: the runtime's 128-bit integers"),
    newer(
      ".attoseconds", "attoseconds:",
      than: "iOS 18: the accessor that is made of 128-bit integers"),
    newer(
      "withTaskExecutorPreference", "executorPreference", "TaskExecutor",
      "globalConcurrentExecutor",
      than: "iOS 18: executors of tasks"),
    newer(
      "checkIsolated(", "isIsolatingCurrentContext", than: "iOS 18 and 26: executors that check"),
    newer(
      "withTaskPriorityEscalationHandler", "escalatePriority", than: "iOS 26: priorities that rise"),
    newer("Task.name", "Task<Never, Never>.name", than: "iOS 26: reading the name of a task"),
    newer(
      "RangeSet", "DiscontiguousSlice", "removeSubranges", "moveSubranges",
      than: "iOS 18: sets of ranges"),
    newer("String(validating:", than: "iOS 18: strings checked while they are made"),
    newer("systemEpoch", than: "iOS 26: the epoch of a clock"),
    newer("UIUpdateLink", than: "iOS 18: UIKit's updates"),
    newer(
      "interactiveContentPopGestureRecognizer", "UIGlassEffect",
      than: "iOS 26: UIKit's gesture in the content, and its glass"),
  ]

  /// A use inside `#available` says in a comment that it is `available because …`.
  private static func newer(_ patterns: String..., than need: String) -> Ban {
    Ban(patterns, message: "needs \(need)", excuse: .comment("available because"), in: all)
  }
}
