public import Testing
public import Usher

/// What every host owes to the coordinators that it shows: the same scenarios for all of them.
///
/// ```swift
/// @Test("The contract of hosts", arguments: HostContract.scenarios)
/// func contract(_ scenario: HostContract.Scenario) async {
///   await scenario.run { MyContractHost($0) }
/// }
/// ```
public enum HostContract {
  /// Makes a host that shows a coordinator.
  public typealias Maker = @MainActor (any Coordinator<Void>) async throws -> any ContractHost

  /// One thing that a host owes.
  public struct Scenario: Sendable, CustomTestStringConvertible {
    /// What is promised, in a sentence; begins with the hazard's number where there is one.
    public let name: String
    let body: @MainActor @Sendable (ContractRun) async throws -> Void

    init(_ name: String, _ body: @escaping @MainActor @Sendable (ContractRun) async throws -> Void)
    {
      self.name = name
      self.body = body
    }

    /// The name.
    public var testDescription: String { name }

    /// Runs the scenario on a host of its own, and records each broken promise as an issue.
    @MainActor
    public func run(on make: Maker, sourceLocation: SourceLocation = #_sourceLocation) async {
      for failure in await failures(on: make) {
        Issue.record("\(name): \(failure)", sourceLocation: sourceLocation)
      }
    }

    /// Runs the scenario on a host of its own.
    ///
    /// - Returns: Each broken promise in a sentence; empty if the host keeps all of them.
    @MainActor
    public func failures(on make: Maker) async -> [String] {
      do {
        let root = ContractFlow("root")
        let run = ContractRun(root, try await make(root))
        await run.host.settle()
        try await body(run)
        await run.checkAtEnd()
        return run.failures
      } catch {
        return ["threw \(error)"]
      }
    }
  }

  /// Every scenario, in the order of the architecture page.
  public static let scenarios: [Scenario] =
    endings + containers + modals + order + gestures + leaving
}
