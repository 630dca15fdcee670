/// Starts what awaits something, and stops it when the flow ends: every coordinator can.
@MainActor
package protocol Working: AnyObject {
  @discardableResult
  func task(_ operation: @escaping @MainActor () async throws -> Void) -> Task<Void, Never>
}
