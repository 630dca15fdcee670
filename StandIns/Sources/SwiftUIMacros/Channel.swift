import Foundation

/// Reads and writes the compiler's messages.
enum Channel {
  /// The next message; `nil` when the compiler has closed the channel.
  static func read() -> [String: Any]? {
    let header = FileHandle.standardInput.readData(ofLength: 8)
    guard header.count == 8 else { return nil }
    let size = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    let body = FileHandle.standardInput.readData(ofLength: size)
    return try? JSONSerialization.jsonObject(with: body) as? [String: Any]
  }
  static func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    FileHandle.standardOutput.write(Data(header) + body)
  }
}
