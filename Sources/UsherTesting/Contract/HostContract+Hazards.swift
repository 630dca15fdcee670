public import Testing
public import Usher

extension HostContract {
  /// A hazard of real devices as a scenario, and the quirk by which a host shows it.
  ///
  /// On a host that cannot have the quirk the scenario runs without.
  public struct Hazard: Sendable, CustomTestStringConvertible {
    /// The hazard's number, such as `H01`.
    public let row: String
    /// What ``AdversarialHost`` has to do wrong; `nil` if it is no host's quirk.
    public let quirk: Quirk?
    /// The promise that holds despite the hazard.
    public let scenario: Scenario
    /// Done to the root's coordinator as soon as there is a host, before that could show anything.
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

    /// Runs the scenario on a host of its own, and records each broken promise as an issue.
    @MainActor
    public func run(on make: Maker, sourceLocation: SourceLocation = #_sourceLocation) async {
      for failure in await failures(on: make) {
        Issue.record("\(scenario.name): \(failure)", sourceLocation: sourceLocation)
      }
    }

    /// Runs the scenario on a host of its own.
    ///
    /// - Returns: Each broken promise in a sentence; empty if the host keeps all of them.
    @MainActor
    public func failures(on make: Maker) async -> [String] {
      await scenario.failures { coordinator in
        let host = try await make(coordinator)
        if let flow = coordinator as? ContractFlow { beforehand?(flow) }
        return host
      }
    }
  }

  /// The hazards H01 to H36, without those of ``Quirk/elsewhere`` that no scenario can show.
  public static let hazards: [Hazard] =
    hazardsOfTransitions + hazardsOfCallbacks + hazardsOfModals + hazardsOfSurroundings
}

extension ContractRun {
  /// The host, if it can be held halfway.
  var stage: (any StagedContractHost)? { host as? any StagedContractHost }

  /// Lets some time pass, not enough for a transition to end, on a host that can be told to.
  func moment() {
    stage?.pass(1)
  }
}
