import Foundation
import Observation
import Session

/// The preferences of all visitors, in a separate file.
@Observable @MainActor
final class PreferenceFile {
  private struct Kept: Codable {
    /// The visitors who have seen the introduction, the latest last.
    var introduced: [String] = []
  }

  /// The limit of visitors; over it, the earliest ones see the introduction again.
  static let mostVisitors = 10_000

  private var kept: Kept
  private let url: URL

  /// Reads the file; an unreadable one counts as missing.
  init(at url: URL) {
    self.url = url
    kept = (try? JSONDecoder().decode(Kept.self, from: Data(contentsOf: url))) ?? Kept()
  }

  fileprivate func hasSeenIntroduction(_ visitor: String) -> Bool {
    kept.introduced.contains(visitor)
  }

  fileprivate func setHasSeenIntroduction(_ hasSeen: Bool, _ visitor: String) -> Bool {
    kept.introduced.removeAll { $0 == visitor }
    if hasSeen { kept.introduced = (kept.introduced + [visitor]).suffix(Self.mostVisitors) }
    return (try? JSONEncoder().encode(kept).write(toNewFolderAt: url)) != nil
  }
}

/// The preferences of one visitor.
@MainActor
final class VisitorPreferences: Preferences {
  private let file: PreferenceFile
  private let visitor: String

  init(of visitor: String, in file: PreferenceFile) {
    self.file = file
    self.visitor = visitor
  }

  var hasSeenIntroduction: Bool { file.hasSeenIntroduction(visitor) }

  func setHasSeenIntroduction(_ hasSeen: Bool) -> Bool {
    file.setHasSeenIntroduction(hasSeen, visitor)
  }
}

extension Data {
  /// Replaces a file as a whole, or not at all, creating its folder as needed.
  func write(toNewFolderAt url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try write(to: url, options: .atomic)
  }
}
