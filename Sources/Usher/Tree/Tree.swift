/// All entries of one host: the desired state, which the host follows.
///
/// A host makes its tree and hands it out for reading. Coordinators change it through their verbs;
/// nobody reaches a flow across the tree.
@MainActor
public final class Tree {
  package let configuration: TreeConfiguration
  /// The entry of the root flow.
  public let root = Entry(id: EntryID(1), route: nil)
  /// Every modal in the tree, first presented first, whether it is shown at the moment or not.
  package internal(set) var modals: [Entry] = []
  package var gate: any Gate = LeavingGate()
  package private(set) var reconciler: Reconciler!
  /// Whether the root flow may be left by going back, as one that was started by other code may.
  ///
  /// `false` unless a host says otherwise: at the very first screen there is nowhere to go back to.
  public var rootMayLeave = false
  /// Whether other code presents the root flow as a modal, so that `dismiss()` in it leaves it.
  ///
  /// `false` unless a host says otherwise.
  public var rootIsPresented = false

  /// What modules above the core keep with this tree.
  package var extensions = TreeExtensions()

  /// Sees each entry when what it leads to was made: how tests follow the objects themselves.
  package var onStart: (@MainActor (Entry) -> Void)?

  /// Receives each task that the tree cancels, with the name of its flow: how tests wait for its return.
  package var onTaskCancelled: (@MainActor (Task<Void, Never>, String) -> Void)?

  /// Writes down what happens, if somebody wants that.
  package private(set) var recorder: (any TreeRecorder)?

  /// Sees everything that the observers are told, before them and without a value being made of it.
  private(set) weak var witness: (any TreeWitness)?

  /// Changes whenever places or modals do.
  var shape: UInt64 = 0
  /// Whether a change is under way: verbs queue behind it.
  package internal(set) var isChanging = false
  var queue: [Proposal] = []
  var transactionDepth = 0
  /// The first intent that the transaction under way may have asked for.
  var firstOfTransaction: IntentID?
  /// The verbs of the transaction under way that take effect together.
  var bundle: Bundle?
  /// The intent whose change is under way.
  var currentIntent: IntentHandle?
  /// What the app's code forces at the moment, if it does.
  var forcing: Forcing?
  /// Whose own screens the app's code leaves without asking at the moment, if there are any.
  var sparing: Sparing?
  /// Stacks that lost their last entry in this change, and the intents that took it.
  var emptied: [(Container, IntentHandle?)] = []
  /// Stacks that could not be left and began again in this change.
  var restarted: [Container] = []
  /// Modals that this change is still to put on entries.
  var plannedModals: [(modal: Plan.Modal, entry: Entry, isJudged: Bool)] =
    []
  /// Whether the verbs of a transaction are only judged at the moment: nothing they come to is there.
  package internal(set) var isProjecting = false
  /// Flows that ended where something must follow them, and nothing has yet.
  var unanswered: [(Flow, EndingCause)] = []
  /// Flows that remember a place until what decides about it ends.
  var remembering: [Flow] = []
  /// What flows that have ended know of this tree.
  let treeLink = TreeLink()
  /// Intents that took effect and that the host has not shown yet.
  var unsettled: [IntentHandle] = []
  /// Callers of `run` that were resumed and have not come to their next suspension yet.
  var resumedCallers = 0

  /// How many entries have something that may want to be asked before it is left.
  var guardCount = 0
  /// The class of the last screen that was just a screen: looking for conformances is slow.
  var lastPlainScreen: AnyClass?
  /// How many flows say who may enter their routes.
  var entryGuardCount = 0
  /// Whether anything in the tree may want to be asked before it is left.
  package var hasGuards: Bool { guardCount > 0 }
  /// The questions that are open, by what they are about.
  var questions: [QuestionID: Question] = [:]

  /// What happened to the last intents that did not just take effect as they were asked for, the oldest
  /// first.
  ///
  /// At most 100 are kept, as text; older ones are forgotten.
  public internal(set) var explanations: [Explanation] = []

  private var observers: [Observer] = []
  private var counters = (
    entry: UInt64(1), intent: UInt64(0), observer: UInt64(0)
  )
  private var reportedMisuses: Set<Misuse> = []

  /// Attaches `coordinator` as the root, and lets `driver` follow.
  ///
  /// - Parameters:
  ///   - firstEntry: The number before that of the first entry below the root.
  ///   - onEnd: Called once when the root flow ends by itself or is left.
  package init<Output>(
    root coordinator: any Coordinator<Output>, driver: any Driver,
    configuration: TreeConfiguration = TreeConfiguration(), launch: Launch = .standard,
    firstEntry: UInt64 = 1,
    observer: (@MainActor (TreeEvent) -> Void)? = nil,
    witness: (any TreeWitness)? = nil, recorder: (any TreeRecorder)? = nil,
    onStart: (@MainActor (Entry) -> Void)? = nil,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.recorder = recorder ?? configuration.recording?.makeRecorder()
    counters.entry = max(firstEntry, 1)
    self.onStart = onStart
    self.witness = witness
    if let observer { add(observer) }
    if let root = coordinator as? any TreeObserver { add { [weak root] in root?.happened($0) } }
    reconciler = Reconciler(tree: self, driver: driver)
    treeLink.tree = self
    let request = Request("start", target: type(of: coordinator), origin: .host, transition: .none)
    let handle = IntentHandle(id: nextIntentID(), request: request, cause: nil)
    let start = launch.start(self, root: coordinator)
    let seed = Seed(
      route: nil, destination: .flow(coordinator, onEnd: onEnd), plan: start?.plan,
      modal: start?.modal, state: start?.state)
    self.recorder?.start(
      self, root: type(of: coordinator), at: start, firstEntry: counters.entry)
    handle.isOutside = true
    change {
      take(handle)
      unsettled.append(handle)
      reconciler.note(request)
      currentIntent = handle
      let isThere = fill(root, with: seed, in: nil)
      presentPlanned()
      currentIntent = nil
      if isThere, let surface = root.surface {
        reconciler.start(with: surface)
      } else {
        unsettled = []
        conclude(handle, .failed(by: "the root could not be attached"))
        rootEnded()
      }
    }
    launch.finish(in: self)
  }

  /// Attaches `coordinator` as the root, and lets `driver` follow.
  ///
  /// For hosts. The driver is started and asked for what there is to show before this returns. Whoever
  /// makes a tree closes it: screens may hold their coordinators, so that a tree which is only let go of
  /// stays.
  ///
  /// - Parameters:
  ///   - coordinator: The root flow. It must not have been attached before.
  ///   - driver: What shows the tree; held by it.
  ///   - configuration: What the tree does where there is a choice.
  ///   - launch: Where the tree starts.
  ///   - onEnd: Called once when the root flow ends by itself or is left.
  public convenience init<Output>(
    root coordinator: any Coordinator<Output>, driver: any Driver,
    configuration: TreeConfiguration = TreeConfiguration(), launch: Launch = .standard,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) {
    self.init(
      root: coordinator, driver: driver, configuration: configuration, launch: launch,
      firstEntry: 1, onEnd: onEnd)
  }

  /// Whether the root flow is still there.
  public var isLive: Bool { root.isLive }

  /// Whether the host shows what the tree says, and nothing is under way.
  public var isSettled: Bool { !isChanging && reconciler.isSettled }

  /// Whether the host is settled, and no caller of `run` is about to go on.
  package var isQuiet: Bool { isSettled && resumedCallers == 0 }

  /// Whether callers of `run` got their results and have not gone on yet.
  package var awaitsCallers: Bool { resumedCallers > 0 }

  /// Ends every flow with the cause ``EndingCause/hostClosed``.
  ///
  /// A no-op when the tree has ended.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func close() {
    submit(Request("close", origin: .host, transition: .none, standing: .forced)) { [weak self] in
      guard let self, root.isLive else { return nil }
      return [.remove(root, .hostClosed)]
    }
  }

  /// Calls `receive` for everything that happens, in order, until the token is let go of.
  ///
  /// Verbs called in it queue behind the change that it tells of.
  public func observe(_ receive: @escaping @MainActor (TreeEvent) -> Void) -> TreeObservation {
    let number = nextNumber(\.observer)
    let observation = TreeObservation { [weak self] in self?.removeObserver(number) }
    observers.append(
      Observer(
        number: number, isActive: { [weak observation] in observation?.isActive == true },
        receive: receive))
    return observation
  }

  /// Everything that happens from now on, in order.
  ///
  /// Events that are not read yet are kept, so read it or let go of it. It ends with the tree object.
  public var events: AsyncStream<TreeEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: TreeEvent.self)
    let number = add { continuation.yield($0) }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.removeObserver(number) }
    }
    streams.append(continuation)
    return stream
  }

  private var streams: [AsyncStream<TreeEvent>.Continuation] = []

  deinit {
    for stream in streams { stream.finish() }
  }

  // MARK: - For the parts of the tree

  /// Lets go of everything that holds the tree.
  func rootEnded() {
    reconciler.treeEnded()
    treeLink.tree = nil
  }

  func nextEntryID() -> EntryID { EntryID(nextNumber(\.entry)) }

  func nextIntentID() -> IntentID { IntentID(nextNumber(\.intent)) }

  /// The identity of the intent that comes next.
  var comingIntent: IntentID { IntentID(counters.intent + 1) }

  private func nextNumber(
    _ counter: WritableKeyPath<(entry: UInt64, intent: UInt64, observer: UInt64), UInt64>
  ) -> UInt64 {
    counters[keyPath: counter] += 1
    return counters[keyPath: counter]
  }

  /// Tells the observers, making the event only if there are any.
  func emit(_ event: @autoclosure () -> TreeEvent) {
    recorder?.note(event())
    guard !observers.isEmpty else { return }
    let event = event()
    guard isChanging else { return change { deliver(event) } }
    deliver(event)
  }

  private func deliver(_ event: TreeEvent) {
    for observer in observers where observer.isActive() { observer.receive(event) }
  }

  @discardableResult
  private func add(_ receive: @escaping @MainActor (TreeEvent) -> Void) -> UInt64 {
    let number = nextNumber(\.observer)
    observers.append(Observer(number: number, isActive: { true }, receive: receive))
    return number
  }

  private func removeObserver(_ number: UInt64) {
    // What the closures held may call verbs as it goes, so it goes when the list is whole again.
    let former = observers
    observers = former.filter { $0.number != number }
    withExtendedLifetime(former) {}
  }

  private struct Observer {
    let number: UInt64
    let isActive: @MainActor () -> Bool
    let receive: @MainActor (TreeEvent) -> Void
  }

  func didStart(_ entry: Entry) {
    entry.findLeaveGuard(besides: lastPlainScreen)
    if entry.mayAsk { guardCount += 1 }
    if case .flow(let flow) = entry.content, flow.entryGuard != nil { entryGuardCount += 1 }
    onStart?(entry)
    emit(.started(entry.node))
  }

  /// Says that an intent is taken up.
  ///
  /// - Parameter isRecorded: Whether that was written down already.
  func take(_ handle: IntentHandle, isRecorded: Bool = false) {
    witness?.tookUp(handle)
    if !isRecorded { recorder?.took(handle) }
    emit(.intent(handle.intent))
  }

  /// Reports a mistake, once.
  package func report(_ misuse: Misuse) {
    guard reportedMisuses.insert(misuse).inserted else { return }
    emit(.misuse(misuse))
    configuration.onMisuse(misuse)
  }
}
