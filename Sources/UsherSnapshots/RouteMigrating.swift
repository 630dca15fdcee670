public import Usher

/// A coordinator whose routes are not what they were, and that says what became of them.
///
/// ```swift
/// final class SearchFlow: RouteMigrating {
///   static let routeVersion = 2
///   func migrate(_ route: StoredValue, from version: Int) -> StoredValue? {
///     route.renamingCase("place", to: "map")
///   }
/// }
/// ```
///
/// Without it, or for a route that it does not mind, the flow's stack ends below what cannot be decoded
/// any more, which is reported; no other flow is lost.
@MainActor
public protocol RouteMigrating: Coordinator {
  /// The version of this flow's routes: a number that grows with each change.
  ///
  /// It is 0 for a coordinator that does not say.
  static var routeVersion: Int { get }

  /// What became of a route that was stored with another version.
  ///
  /// Called for each such route of this flow, the modals that it presented included, before it is
  /// decoded. What is in the flow of that place is migrated by that flow's own coordinator.
  ///
  /// - Parameters:
  ///   - route: The route as it encoded itself then.
  ///   - version: The version that was current then; larger than the present one if an older app reads
  ///     what a newer one stored.
  /// - Returns: The route as one of today's encodes itself; `nil` to leave this place out and keep what
  ///   was on top of it.
  func migrate(_ route: StoredValue, from version: Int) -> StoredValue?
}

extension StoredValue {
  /// The name of the case, if this is what the compiler makes of an enum.
  public var caseName: String? {
    guard case .dictionary(let cases) = self, cases.count == 1 else { return nil }
    return cases.keys.first
  }

  /// The same with another name for the case, if this is a case of that name of an enum; otherwise the
  /// same.
  public func renamingCase(_ name: String, to newName: String) -> StoredValue {
    guard case .dictionary(let cases) = self, cases.count == 1, let values = cases[name] else {
      return self == .string(name) ? .string(newName) : self
    }
    return .dictionary([newName: values])
  }
}
