#if FlowTool
  import ArgumentParser
  import Foundation

  /// The terminal that the program runs in.
  enum Console {
    /// Writes a line to standard error.
    static func complain(_ text: String) {
      FileHandle.standardError.write(Data("usher: \(text)\n".utf8))
    }

    /// Writes to standard output, or to a file; ends the program if that cannot be written.
    static func write(_ text: String, to path: String? = nil) throws {
      guard let path else {
        FileHandle.standardOutput.write(Data(text.utf8))
        return
      }
      do {
        try Data(text.utf8).write(to: URL(filePath: path))
      } catch {
        complain("\(path): cannot be written")
        throw ExitCode(66)
      }
    }

    /// True if a person reads what is written, and wants colour.
    static var isColoured: Bool {
      isatty(1) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
    }
  }
#endif
