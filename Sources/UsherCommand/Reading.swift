#if FlowTool
  import ArgumentParser
  import FlowFacts
  import FlowReading
  import Foundation

  /// The files that a command reads.
  struct Reading: ParsableArguments {
    @ArgumentParser.Argument(help: "Swift files, and folders with Swift files.") var paths:
      [String] = ["."]

    @Option(
      name: .customLong("limit"),
      help: ArgumentHelp("Files of more megabytes are not read.", valueName: "megabytes"))
    var megabytes = 2

    /// Reads all files on all cores; ends the program if there is nothing to read.
    func program() async throws -> Program {
      var finder = SourceFinder()
      for path in paths { finder.add(path) }
      for problem in finder.problems { Console.complain(problem) }
      let texts = finder.sources.compactMap { source -> (SourceFinder.Source, String)? in
        text(of: source).map { (source, $0) }
      }
      guard !texts.isEmpty else {
        Console.complain("there is no Swift file to read in \(paths.joined(separator: ", "))")
        throw ExitCode(66)
      }
      let files = await Self.parse(texts)
      for file in files {
        for place in file.errors {
          Console.complain("\(file.path):\(place.line): does not parse; the rest is read")
        }
      }
      return Program(files)
    }

    private func text(of source: SourceFinder.Source) -> String? {
      let file = URL(filePath: source.path)
      let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      if size > megabytes * 1_000_000 {
        Console.complain(
          "\(source.path): has \(size / 1_000_000) MB, and is not read; see --limit")
        return nil
      }
      guard let data = try? Data(contentsOf: file) else {
        Console.complain("\(source.path): cannot be opened; does the user have permission?")
        return nil
      }
      guard !data.contains(0), let text = String(data: data, encoding: .utf8) else {
        Console.complain("\(source.path): is no text in UTF-8, and is not read")
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
