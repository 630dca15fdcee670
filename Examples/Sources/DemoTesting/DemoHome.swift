import Foundation

/// A folder for the data of one demo, so that tests leave alone what somebody keeps with theirs.
struct DemoHome: Sendable {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("usher-demo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The environment of a process whose data are there.
  var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["XDG_DATA_HOME": folder.path]) { $1 }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
