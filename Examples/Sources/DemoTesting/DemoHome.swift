import Foundation

/// A folder for the data of one demo, separate from the user's own data.
struct DemoHome: Sendable {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("usher-demo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The environment of a process with this data folder.
  var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["XDG_DATA_HOME": folder.path]) { $1 }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
