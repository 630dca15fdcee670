package import Foundation

/// The files of the project, each of which is read once, and parsed once if it is Swift.
package struct Checkout: Sendable {
  /// The folders of Swift that the project writes by hand.
  static let codeFolders = [
    "Sources", "Tests", "Examples", "Fixtures", "StandIns", "Tools", "Benchmarks",
  ]
  /// The kinds of files that a rule reads; of all others only the paths count.
  private static let readable: Set<String> = ["swift", "md", "txt", "bug", "js", "css", "html"]

  /// The paths of all files, and of all folders, seen from the root.
  let paths: Set<String>
  let folders: Set<String>
  /// The Swift files, in the order of their paths.
  let sources: [SourceFile]
  private let texts: [String: String]

  /// Reads all files below a folder, except hidden ones and build products.
  package init(root: URL) throws {
    var paths: [String] = []
    let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: keys)
    let prefix = root.standardizedFileURL.path.count + 1
    while let file = files?.nextObject() as? URL {
      let name = file.lastPathComponent
      let values = try file.resourceValues(forKeys: Set(keys))
      if values.isDirectory == true, values.isSymbolicLink != true {
        if name.hasPrefix("."), ![".ci", ".github"].contains(name) {
          files?.skipDescendants()
        }
      } else if !name.hasPrefix(".") {
        paths.append(String(file.standardizedFileURL.path.dropFirst(prefix)))
      }
    }
    self.init(paths: paths) { path in
      try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
  }

  /// A checkout with these texts, by path.
  package init(_ texts: [String: String]) {
    self.init(paths: Array(texts.keys)) { texts[$0] }
  }

  private init(paths: [String], read: @Sendable (String) -> String?) {
    let paths = paths.sorted()
    let read = inParallel(paths) { path -> (text: String, source: SourceFile?)? in
      let kind = path.split(separator: ".").last.map(String.init) ?? ""
      guard Self.readable.contains(kind), let text = read(path) else { return nil }
      let isCode = kind == "swift" && Self.codeFolders.contains { path.hasPrefix($0 + "/") }
      return (text, isCode ? SourceFile(path: path, text: text) : nil)
    }
    self.paths = Set(paths)
    var folders: Set<String> = [""]
    for path in paths {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard folders.insert(String(folder)).inserted else { break }
      }
    }
    self.folders = folders
    sources = read.compactMap { $0?.source }
    texts = Dictionary(
      uniqueKeysWithValues: zip(paths, read).compactMap { path, read in
        read.map { (path, $0.text) }
      })
  }

  /// Returns the text of a file, or `nil` if there is no such file.
  func text(_ path: String) -> String? { texts[path] }

  /// Returns the lines of a text file, none if there is no such file.
  func lines(_ path: String) -> [Substring] { texts[path].map(\.allLines) ?? [] }

  /// The Swift files below some folders.
  func sources(below folders: String...) -> [SourceFile] {
    sources.filter { source in folders.contains { source.path.hasPrefix($0 + "/") } }
  }

  /// The pages: the Markdown files at the top, and those below some folders.
  func pages(below folders: String...) -> [String] {
    paths.filter { path in
      path.hasSuffix(".md")
        && (!path.contains("/") || folders.contains { path.hasPrefix($0 + "/") })
    }.sorted()
  }
}

extension StringProtocol {
  /// The lines without their ends; a last line that is empty does not count.
  var allLines: [SubSequence] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
