import Foundation
import Observation
import Session

/// Preferences in a file of their own.
@Observable @MainActor
final class PreferenceFile: Preferences {
  private struct Kept: Codable {
    var hasSeenIntroduction = false
  }

  private var kept: Kept
  private let url: URL

  /// Reads the file; what cannot be read is as if there were none.
  init(at url: URL) {
    self.url = url
    kept = (try? JSONDecoder().decode(Kept.self, from: Data(contentsOf: url))) ?? Kept()
  }

  var hasSeenIntroduction: Bool { kept.hasSeenIntroduction }

  func setHasSeenIntroduction(_ hasSeen: Bool) -> Bool {
    kept.hasSeenIntroduction = hasSeen
    return (try? JSONEncoder().encode(kept).write(toNewFolderAt: url)) != nil
  }
}

extension Data {
  /// Replaces a file as a whole, or not at all, making its folder as needed.
  func write(toNewFolderAt url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try write(to: url, options: .atomic)
  }
}
