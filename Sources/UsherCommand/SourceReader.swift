#if FlowTool
  import FlowFacts
  import FlowReading
  import Foundation

  /// Reads Swift files below a folder on all cores.
  struct SourceReader {
    /// Larger files are not read.
    let megabytes: Int
    /// The folder that paths begin at; `nil` for the working folder.
    var root: URL?

    /// Reads all files of some paths; `nil` if there is none.
    ///
    /// - Parameter side: What complaints begin with.
    func program(of paths: [String], side: String? = nil) async -> Program? {
      let prefix = side.map { $0 + ": " } ?? ""
      var finder = SourceFinder(root: root)
      for path in paths { finder.add(path) }
      for problem in finder.problems { Console.complain(prefix + problem) }
      let texts = finder.sources.compactMap { source -> (SourceFinder.Source, String)? in
        text(of: source, prefix).map { (source, $0) }
      }
      guard !texts.isEmpty else { return nil }
      let files = await Self.parse(texts)
      for file in files {
        for place in file.errors {
          Console.complain("\(prefix)\(file.path):\(place.line): does not parse; the rest is read")
        }
      }
      return Program(files)
    }

    private func text(of source: SourceFinder.Source, _ prefix: String) -> String? {
      let size = (try? source.file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      if size > megabytes * 1_000_000 {
        Console.complain(
          "\(prefix)\(source.path): has \(size / 1_000_000) MB, and is not read; see --limit")
        return nil
      }
      guard let data = try? Data(contentsOf: source.file) else {
        Console.complain(
          "\(prefix)\(source.path): cannot be opened; does the user have permission?")
        return nil
      }
      guard !data.withUnsafeBytes({ $0.contains(0) }),
        let text = String(data: data, encoding: .utf8)
      else {
        Console.complain("\(prefix)\(source.path): is no text in UTF-8, and is not read")
        return nil
      }
      return text
    }

    private static func parse(_ texts: [(SourceFinder.Source, String)]) async -> [FileFacts] {
      let progress = Progress(total: texts.count)
      var found: [FileFacts] = []
      found.reserveCapacity(texts.count)
      await withTaskGroup(of: [FileFacts].self) { group in
        let size = max(1, min(32, texts.count / 8))
        for start in stride(from: 0, to: texts.count, by: size) {
          group.addTask {
            (start..<min(start + size, texts.count)).map { number in
              let (source, text) = texts[number]
              return FileReader.read(
                text, path: source.path, number: number, module: source.module)
            }
          }
        }
        for await files in group {
          found += files
          progress.show(found.count)
        }
      }
      progress.clear()
      return found.sorted { $0.number < $1.number }
    }
  }
#endif
