public import Foundation

/// A kind of file.
public struct UTType: Hashable, Sendable {
  /// By which the system knows it.
  public let identifier: String

  /// The kind with this identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }
  private init(known identifier: String) { self.identifier = identifier }

  /// Pictures without loss.
  public static let png = UTType(known: "public.png")
  /// Photos.
  public static let jpeg = UTType(known: "public.jpeg")
}

extension URL {
  /// Begins to read a file that the user chose; whether that has to be ended.
  public func startAccessingSecurityScopedResource() -> Bool { false }
  /// Ends reading a file that the user chose.
  public func stopAccessingSecurityScopedResource() {}
}
