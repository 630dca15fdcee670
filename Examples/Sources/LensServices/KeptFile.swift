import Foundation

/// A value in a file of its own, which is replaced as a whole or not at all.
struct KeptFile<Value: Codable & Sendable>: Sendable {
  let url: URL

  /// The value; `nil` if nothing was written yet.
  ///
  /// - Throws: if there is a file that cannot be read; it is left as it is.
  func read() throws -> Value? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
  }

  /// Writes the value, making folders as needed, for nobody else to read.
  func write(_ value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try KeptData.write(try encoder.encode(value), to: url)
  }
}

/// Bytes in a file of their own.
enum KeptData {
  static func write(_ data: Data, to url: URL) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try data.write(to: url, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
  }
}
