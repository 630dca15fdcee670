import Foundation

/// A value in a separate file, which is replaced as a whole or not at all.
struct KeptFile<Value: Codable & Sendable>: Sendable {
  let url: URL

  /// Returns the value; `nil` if none was written yet.
  ///
  /// - Throws: if the file cannot be read; it stays as it is.
  func read() throws -> Value? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
  }

  /// Writes the value, creating folders as needed, readable only by its owner.
  func write(_ value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try KeptData.write(try encoder.encode(value), to: url)
  }
}

/// Bytes in separate files.
enum KeptData {
  static func write(_ data: Data, to url: URL) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try data.write(to: url, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
  }
}
