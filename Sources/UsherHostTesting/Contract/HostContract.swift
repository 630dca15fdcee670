public import Testing
public import Usher

/// The promises that every host keeps to the coordinators that it shows, as scenarios to run.
///
/// Write a ``ContractHost`` for your host, and run each scenario as a test:
///
/// ```swift
/// import UsherHostTesting
///
/// @Test("The contract of hosts", arguments: HostContract.scenarios)
/// func contract(_ scenario: HostContract.Scenario) async {
///   await scenario.run { MyContractHost($0) }
/// }
/// ```
public enum HostContract {
  /// Makes a host that shows a coordinator as the root of its own tree.
  public typealias Maker = @MainActor (any Coordinator<Void>) async throws -> any ContractHost

  /// One promise of every host.
  public struct Scenario: Sendable, CustomTestStringConvertible {
    /// The promise in a sentence; that of a ``Hazard`` begins with its number.
    public let name: String
    private let failures:
      @MainActor @Sendable (Maker, _ patience: Duration) async throws -> [String]

    /// A scenario with a stack as its root.
    init(
      _ name: String,
      _ body: @escaping @MainActor @Sendable (ContractRun, ContractFlow) async throws -> Void
    ) {
      self.init(name, root: { ContractFlow("root", $0) }, body)
    }

    /// A scenario with the root that `root` makes.
    init<Root: ContractCoordinator>(
      _ name: String, root: @escaping @MainActor @Sendable (ContractCast) -> Root,
      _ body: @escaping @MainActor @Sendable (ContractRun, Root) async throws -> Void
    ) {
      self.name = name
      failures = { make, patience in
        let run = try await Self.play(root, body, make, patience)
        await run.checkAtEnd()
        run.end()
        return run.failures
      }
    }

    /// Plays the scenario, and releases its coordinators.
    @MainActor
    private static func play<Root: ContractCoordinator>(
      _ root: @MainActor (ContractCast) -> Root,
      _ body: @MainActor (ContractRun, Root) async throws -> Void, _ make: Maker,
      _ patience: Duration
    ) async throws -> ContractRun {
      let cast = ContractCast()
      let coordinator = root(cast)
      let run = ContractRun(try await make(coordinator), cast, patience: patience)
      await run.host.settle()
      try await body(run, coordinator)
      return run
    }

    /// The scenario's name.
    public var testDescription: String { name }

    /// Runs the scenario on a new host, and records each broken promise as an issue.
    ///
    /// - Parameter make: Makes the host; called once. An error that it throws counts as a broken
    ///   promise.
    @MainActor
    public func run(on make: Maker, sourceLocation: SourceLocation = #_sourceLocation) async {
      for failure in await failures(on: make) {
        Issue.record("\(name): \(failure)", sourceLocation: sourceLocation)
      }
    }

    /// Runs the scenario on a new host, and closes its tree afterwards.
    ///
    /// An effect that does not come within a second counts as a broken promise.
    ///
    /// - Parameter make: Makes the host; called once. An error that it throws counts as a broken
    ///   promise.
    /// - Returns: One sentence for each broken promise; empty if there is none.
    @MainActor
    public func failures(on make: Maker) async -> [String] {
      await failures(on: make, patience: ContractRun.patience)
    }

    /// Runs the scenario on a host that should break it, with a shorter time limit.
    @MainActor
    package func failures(on make: Maker, patience: Duration) async -> [String] {
      do {
        return try await failures(make, patience)
      } catch {
        return ["threw \(error)"]
      }
    }
  }

  /// Every scenario that needs neither a quirk nor a link: those are ``hazards`` and ``links``.
  public static let scenarios: [Scenario] =
    endings + containers + keptPlaces + tabLists + pages + guardedPages + columns + bars + modals
    + alerts + order
    + outcome
    + repeats
    + gestures + held
    + heldQuestions
    + leaving
    + impossible + walks
}
