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
      let sources = finder.sources
      let read = await Self.inParallel(sources.count) { text(of: sources[$0]) }
      var texts: [(source: SourceFinder.Source, text: String)] = []
      for (source, result) in zip(sources, read) {
        switch result {
        case .success(let text): texts.append((source, text))
        case .failure(let problem): Console.complain("\(prefix)\(source.path): \(problem.text)")
        }
      }
      guard !texts.isEmpty else { return nil }
      let progress = Progress(total: texts.count)
      let files = await Self.inParallel(texts.count, progress) { [texts] number in
        let (source, text) = texts[number]
        return FileReader.read(text, path: source.path, number: number, module: source.module)
      }
      progress.clear()
      for file in files {
        for place in file.errors {
          Console.complain("\(prefix)\(file.path):\(place.line): does not parse; the rest is read")
        }
      }
      return Program(files)
    }

    /// Why a file is not read.
    private struct Problem: Error {
      let text: String
    }

    private func text(of source: SourceFinder.Source) -> Result<String, Problem> {
      // One call of the system, where Foundation makes ten to tell a file's kind and size.
      var status = stat()
      let isKnown = stat(source.file.path, &status) == 0
      guard !isKnown || status.st_mode & S_IFMT == S_IFREG else {
        return .failure(Problem(text: "is no file that can be read to an end, and is not read"))
      }
      let size = isKnown ? Int(status.st_size) : 0
      if size > megabytes * 1_000_000 {
        return .failure(
          Problem(text: "has \(size / 1_000_000) MB, and is not read; see --limit"))
      }
      guard let data = try? Data(contentsOf: source.file) else {
        return .failure(Problem(text: "cannot be opened; does the user have permission?"))
      }
      guard !data.withUnsafeBytes({ $0.contains(0) }),
        let text = String(data: data, encoding: .utf8)
      else {
        return .failure(Problem(text: "is no text in UTF-8, and is not read"))
      }
      return .success(text)
    }

    /// Does the same work for each number below a count on all cores; the results are in order.
    private static func inParallel<Result: Sendable>(
      _ count: Int, _ progress: Progress? = nil,
      _ work: @escaping @Sendable (Int) -> Result
    ) async -> [Result] {
      await withTaskGroup(of: (start: Int, results: [Result]).self) { group in
        let size = max(1, min(16, count / 8))
        for start in stride(from: 0, to: count, by: size) {
          group.addTask { (start, (start..<min(start + size, count)).map(work)) }
        }
        var found: [(start: Int, results: [Result])] = []
        var done = 0
        for await part in group {
          found.append(part)
          done += part.results.count
          progress?.show(done)
        }
        return found.sorted { $0.start < $1.start }.flatMap(\.results)
      }
    }
  }
#endif
