/// Starts asynchronous work, and stops it when the flow ends; every coordinator conforms.
@MainActor
package protocol Working: AnyObject {
  @discardableResult
  func task(_ operation: @escaping @MainActor () async throws -> Void) -> Task<Void, Never>
}
