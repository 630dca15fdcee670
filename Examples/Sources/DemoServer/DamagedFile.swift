import Foundation
import GRDB

/// A database file that SQLite cannot use, moved aside to make room for a new one.
struct DamagedFile: Sendable {
  let file: URL
  /// Its new path, together with SQLite's companion files.
  let copy: URL
  private let problem: String

  /// Moves a damaged database aside, unchanged.
  ///
  /// - Throws: ``DemoError`` if it cannot be moved.
  init(movingAside file: URL, because problem: String) throws(DemoError) {
    let files = FileManager.default
    let names = (1...).lazy.map { file.path + ".damaged-\($0)" }
    // The sequence is infinite, so there is always a first name.
    let name = names.first { !files.fileExists(atPath: $0) } ?? file.path
    do {
      try files.moveItem(atPath: file.path, toPath: name)
      for suffix in ["-journal", "-wal", "-shm"] where files.fileExists(atPath: file.path + suffix)
      {
        try files.moveItem(atPath: file.path + suffix, toPath: name + suffix)
      }
    } catch {
      throw DemoError(
        """
        \(file.path) is damaged (\(problem)) and cannot be moved away: \(error.localizedDescription). \
        Move it yourself, or name another folder with --data.
        """)
    }
    self.file = file
    copy = URL(fileURLWithPath: name)
    self.problem = problem
  }

  /// The message for the user who started the program.
  var notice: String {
    """
    \(file.path) is damaged (\(problem)). It was moved to \(copy.path), and an empty one takes its place. \
    To recover the readable part, type: sqlite3 '\(copy.path)' .recover
    """
  }
}

extension DemoError {
  /// Describes why a database cannot be used, and what to do.
  init(opening file: URL, _ problem: String) {
    self.init(
      """
      \(file.path) cannot be opened: \(problem). \
      Look at the file and its permissions, or name another folder with --data.
      """)
  }
}

/// Returns the error of a database in one line, without the statement.
func problem(_ error: any Error) -> String {
  guard let error = error as? DatabaseError else {
    return error.localizedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
  let code = error.extendedResultCode
  return "\(error.message ?? "\(code)"), SQLite error \(code.rawValue)"
}
