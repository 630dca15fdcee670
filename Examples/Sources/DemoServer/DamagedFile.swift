import Foundation
import GRDB

/// A database file that SQLite cannot use, and where it was moved, so that a new one can be made.
struct DamagedFile: Sendable {
  let file: URL
  /// Where it is now, with the files that SQLite keeps beside it.
  let copy: URL
  private let problem: String

  /// Moves a damaged database aside; nothing of it is changed.
  ///
  /// - Throws: ``DemoError`` if it cannot be moved.
  init(movingAside file: URL, because problem: String) throws(DemoError) {
    let files = FileManager.default
    let names = (1...).lazy.map { file.path + ".damaged-\($0)" }
    // The sequence is endless: there is always a first one.
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

  /// What to tell the person who started the program.
  var notice: String {
    """
    \(file.path) is damaged (\(problem)). It was moved to \(copy.path), and an empty one takes its place. \
    To look for what can be saved, type: sqlite3 '\(copy.path)' .recover
    """
  }
}

extension DemoError {
  /// Why a database cannot be used, and what to do.
  init(opening file: URL, _ problem: String) {
    self.init(
      """
      \(file.path) cannot be opened: \(problem). \
      Look at the file and its permissions, or name another folder with --data.
      """)
  }
}

/// What went wrong with a database, in one line and without the statement.
func problem(_ error: any Error) -> String {
  guard let error = error as? DatabaseError else {
    return error.localizedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
  let code = error.extendedResultCode
  return "\(error.message ?? "\(code)"), SQLite error \(code.rawValue)"
}
