public import UsherWeb

/// Makes the stores that a ``StoreContract`` tests, and lets things happen to them.
public protocol StoreFixture: Sendable {
  /// Returns an empty store.
  ///
  /// - Throws: Any error; the contract then ends with it.
  func makeStore() async throws -> any TreeStore

  /// Returns the same store as another server sees it, over a connection of its own if there are any.
  ///
  /// - Parameter store: A store of this fixture.
  /// - Throws: Any error; the contract then ends with it.
  func other(_ store: any TreeStore) async throws -> any TreeStore

  /// Lets time pass on the clock of the store.
  ///
  /// - Parameters:
  ///   - store: A store of this fixture.
  ///   - time: The time.
  /// - Throws: Any error; the contract then ends with it.
  func advance(_ store: any TreeStore, by time: Duration) async throws

  /// Lets a fault begin.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - store: A store of this fixture.
  /// - Returns: `false` if the store cannot have such a fault.
  /// - Throws: Any error; the contract then ends with it.
  func begin(_ fault: StoreFault, of store: any TreeStore) async throws -> Bool

  /// Ends a fault; the store must then work again.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - store: A store of this fixture.
  /// - Throws: Any error; the contract then ends with it.
  func end(_ fault: StoreFault, of store: any TreeStore) async throws
}

extension StoreFixture {
  /// Returns the store itself.
  public func other(_ store: any TreeStore) async throws -> any TreeStore { store }

  /// Returns `false`: the store has no such fault.
  public func begin(_ fault: StoreFault, of store: any TreeStore) async throws -> Bool { false }

  /// Does nothing.
  public func end(_ fault: StoreFault, of store: any TreeStore) async throws {}
}
