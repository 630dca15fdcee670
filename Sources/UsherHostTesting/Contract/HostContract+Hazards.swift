public import Testing
public import Usher

extension HostContract {
  /// A scenario that must hold despite a defect of a UI framework.
  ///
  /// An ``AdversarialHost`` reproduces the defect if it has the ``quirk``. On any other host, the
  /// scenario runs without the defect.
  public struct Hazard: Sendable, CustomTestStringConvertible {
    /// The hazard's number, such as `H01`.
    public let row: String
    /// The quirk that reproduces the hazard; `nil` for a hazard that no quirk of a host causes.
    public let quirk: Quirk?
    /// The promise that holds despite the hazard.
    public let scenario: Scenario
    /// Runs on the root's coordinator as soon as the host exists, before the host has shown
    /// anything.
    private let beforehand: (@MainActor @Sendable (ContractFlow) -> Void)?

    init(
      _ row: String, _ quirk: Quirk?, _ sentence: String,
      beforehand: (@MainActor @Sendable (ContractFlow) -> Void)? = nil,
      _ body: @escaping @MainActor @Sendable (ContractRun, ContractFlow) async throws -> Void
    ) {
      self.init(row, quirk, sentence, root: { ContractFlow("root", $0) }, beforehand, body)
    }

    init<Root: ContractCoordinator>(
      _ row: String, _ quirk: Quirk?, _ sentence: String,
      root: @escaping @MainActor @Sendable (ContractCast) -> Root,
      _ beforehand: (@MainActor @Sendable (ContractFlow) -> Void)? = nil,
      _ body: @escaping @MainActor @Sendable (ContractRun, Root) async throws -> Void
    ) {
      self.row = row
      self.quirk = quirk
      self.beforehand = beforehand
      scenario = Scenario("\(row) \(sentence)", root: root) { run, root in
        try await body(run, root)
        await run.host.settle()
        for complaint in run.stage?.complaints ?? [] { run.check(false, complaint) }
      }
    }

    /// The scenario's name.
    public var testDescription: String { scenario.name }

    /// Runs the scenario on a new host, and records each broken promise as an issue.
    ///
    /// - Parameter make: Makes the host; called once. An error that it throws counts as a broken
    ///   promise.
    @MainActor
    public func run(on make: Maker, sourceLocation: SourceLocation = #_sourceLocation) async {
      for failure in await failures(on: make) {
        Issue.record("\(scenario.name): \(failure)", sourceLocation: sourceLocation)
      }
    }

    /// Runs the scenario on a new host, and closes its tree afterwards.
    ///
    /// - Parameter make: Makes the host; called once. An error that it throws counts as a broken
    ///   promise.
    /// - Returns: One sentence for each broken promise; empty if there is none.
    @MainActor
    public func failures(on make: Maker) async -> [String] {
      await scenario.failures { coordinator in
        let host = try await make(coordinator)
        if let flow = coordinator as? ContractFlow { beforehand?(flow) }
        return host
      }
    }
  }

  /// The hazards H01 to H46, except those that only other tests can show; see ``Quirk/elsewhere``.
  public static let hazards: [Hazard] =
    hazardsOfTransitions + hazardsOfCallbacks + hazardsOfModals + hazardsOfColumnsAndPages
    + hazardsOfSurroundings
}

extension ContractRun {
  /// The host, if it can be paused halfway.
  var stage: (any StagedContractHost)? { host as? any StagedContractHost }

  /// Lets some time pass, too little for a transition to end, on a host that supports it.
  func moment() {
    stage?.pass(1)
  }
}
