#if FlowTool
  import ArgumentParser
  import Foundation

  /// A state of the sources: a folder, or a revision of git whose Swift files are written to one.
  struct Revision {
    /// The folder that holds it.
    let folder: URL
    private let isTemporary: Bool

    /// Finds a folder or a revision; ends the program if it is neither.
    ///
    /// A folder comes first. A revision of the same name is `refs/heads/NAME`.
    init(_ name: String) throws {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue {
        folder = URL(filePath: name, directoryHint: .isDirectory)
        isTemporary = false
        return
      }
      guard !name.hasPrefix("-"),
        let hash = try? Self.git("rev-parse", "--verify", "--quiet", name + "^{commit}")
      else {
        Console.complain(
          "\(name): is no folder and no revision of git here; give one of both, such as `main`")
        throw ExitCode(66)
      }
      folder = FileManager.default.temporaryDirectory
        .appending(path: "usher-\(UUID().uuidString)", directoryHint: .isDirectory)
      isTemporary = true
      do {
        try write(
          String(decoding: hash, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
      } catch {
        remove()
        Console.complain("\(name): its files cannot be read: \(error)")
        throw ExitCode(66)
      }
    }

    /// Removes the files that were written.
    func remove() {
      if isTemporary { try? FileManager.default.removeItem(at: folder) }
    }

    private func write(_ commit: String) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let list = try Self.git("ls-tree", "-r", "-z", commit)
      var wanted: [(hash: String, path: String)] = []
      for entry in list.split(separator: 0) {
        // `100644 blob HASH<tab>PATH`; links and modules of git are left out.
        let text = String(decoding: entry, as: UTF8.self)
        guard let tab = text.firstIndex(of: "\t") else { continue }
        let words = text[..<tab].split(separator: " ")
        let path = String(text[text.index(after: tab)...])
        guard words.count == 3, words[0].hasPrefix("100"),
          !path.split(separator: "/").contains("..")
        else { continue }
        if path.hasSuffix(".swift") {
          wanted.append((String(words[2]), path))
        } else if let end = path.range(of: ".xcodeproj/") {
          // Its name alone says where a module begins.
          let project = folder.appending(path: String(path[..<end.lowerBound]) + ".xcodeproj")
          try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        }
      }
      let texts = try Self.git(
        "cat-file", "--batch", input: wanted.map { $0.hash + "\n" }.joined())
      var rest = texts[...]
      for (hash, path) in wanted {
        // `HASH blob SIZE<newline>`, the file, and another newline.
        guard let end = rest.firstIndex(of: 10) else { throw Failure("\(hash) is missing") }
        let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
        guard head.count == 3, let size = Int(head[2]), rest.endIndex - end > size + 1 else {
          throw Failure("\(hash) is missing")
        }
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try rest[(end + 1)..<(end + 1 + size)].write(to: file)
        rest = rest[(end + 2 + size)...]
      }
    }

    private struct Failure: Error, CustomStringConvertible {
      let description: String
      init(_ description: String) { self.description = description }
    }

    /// Runs git in the working folder, and returns what it prints.
    private static func git(_ arguments: String..., input: String? = nil) throws -> Data {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git"] + arguments
      let folder = FileManager.default.temporaryDirectory
      let asked = folder.appending(path: "usher-\(UUID().uuidString).in")
      let answer = folder.appending(path: "usher-\(UUID().uuidString).out")
      defer { for file in [asked, answer] { try? FileManager.default.removeItem(at: file) } }
      // Files instead of pipes: a pipe that is full stops both sides.
      try Data((input ?? "").utf8).write(to: asked)
      try Data().write(to: answer)
      process.standardInput = try FileHandle(forReadingFrom: asked)
      process.standardOutput = try FileHandle(forWritingTo: answer)
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw Failure(
          "git \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
      }
      return try Data(contentsOf: answer)
    }
  }
#endif
