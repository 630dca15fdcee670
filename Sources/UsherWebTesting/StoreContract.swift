import UsherWeb

/// What every `TreeStore` must do, as tests that any store can run.
///
/// ```swift
/// let broken = try await StoreContract(MyFixture()).broken()
/// #expect(broken == [])
/// ```
public struct StoreContract: Sendable {
  let fixture: any StoreFixture

  /// Creates a contract.
  ///
  /// - Parameter fixture: Makes the stores.
  public init(_ fixture: any StoreFixture) {
    self.fixture = fixture
  }

  /// The names of all promises.
  public static var names: [String] { promises.map(\.name) }

  /// Tests all promises, each with a new store.
  ///
  /// - Returns: The broken promises, each with its reason; empty if the store keeps all.
  /// - Throws: The error of the fixture, or of a store that fails without a fault.
  public func broken() async throws -> [String] {
    var broken: [String] = []
    for promise in Self.promises {
      let trial = StoreTrial(fixture, try await fixture.makeStore())
      do {
        try await promise.test(trial)
      } catch let error as StoreTrial.Broken {
        broken.append("\(promise.name): \(error.reason)")
      }
    }
    return broken
  }

  struct Promise: Sendable {
    let name: String
    let test: @Sendable (StoreTrial) async throws -> Void
    init(_ name: String, _ test: @escaping @Sendable (StoreTrial) async throws -> Void) {
      self.name = name
      self.test = test
    }
  }

  static let promises = savings + owners + concurrent + faults
}
