public import Usher

/// A coordinator that migrates routes of older versions.
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
/// Without it, or for a route that it does not migrate, the flow's stack ends below the first route
/// that cannot be decoded, which is reported; no other flow is affected.
@MainActor
public protocol RouteMigrating: Coordinator {
  /// The version of this flow's routes: a number that grows with each change.
  ///
  /// Routes of a coordinator that does not conform have version 0.
  static var routeVersion: Int { get }

  /// Migrates a route that was stored with another version.
  ///
  /// Called for each such route of this flow, including the modals that it presented, before it is
  /// decoded. The routes of a child flow are migrated by that flow's coordinator.
  ///
  /// - Parameters:
  ///   - route: The encoded route of that version.
  ///   - version: The version of the stored route; larger than the current one if an older app reads
  ///     data of a newer one.
  /// - Returns: The route in its current encoding; `nil` to drop this place and keep the places
  ///   above it.
  func migrate(_ route: StoredValue, from version: Int) -> StoredValue?
}

extension StoredValue {
  /// The name of the case, if this is the compiler's encoding of an enum.
  public var caseName: String? {
    guard case .dictionary(let cases) = self, cases.count == 1 else { return nil }
    return cases.keys.first
  }

  /// Returns the value with another name for the case, if it is a case of that name; otherwise the
  /// same value.
  public func renamingCase(_ name: String, to newName: String) -> StoredValue {
    guard case .dictionary(let cases) = self, cases.count == 1, let values = cases[name] else {
      return self == .string(name) ? .string(newName) : self
    }
    return .dictionary([newName: values])
  }
}
