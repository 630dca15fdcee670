#if FlowTool
  import Foundation

  /// Finds the Swift files below some paths, each once, in the order of their paths.
  struct SourceFinder {
    /// A file to read.
    struct Source: Sendable {
      /// Where it is.
      let file: URL
      /// Its path, as messages show it.
      let path: String
      /// The module that it belongs to.
      let module: String
    }

    private(set) var sources: [Source] = []
    /// The files that could not be read, one sentence each.
    private(set) var problems: [String] = []
    private var seen: Set<String> = []
    /// The folder that paths begin at; `nil` for the working folder.
    private let root: URL?
    /// The names of modules, by their folders.
    private var modules: [String: String] = [:]

    init(root: URL? = nil) { self.root = root }

    /// Folders whose files belong to others.
    private static let skipped: Set<String> = [
      "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
    ]

    mutating func add(_ path: String) {
      guard !path.isEmpty else {
        problems.append("an empty path names no file and no folder")
        return
      }
      let file = root?.appending(path: path) ?? URL(filePath: path)
      guard let isFolder = Self.isFolder(file) else {
        problems.append("\(path): there is no such file or folder")
        return
      }
      if isFolder {
        walk(file, path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0)
      } else {
        read(file, path)
      }
      sources.sort { $0.path < $1.path }
    }

    private static func isFolder(_ file: URL) -> Bool? {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
        return nil
      }
      return isFolder.boolValue
    }

    private mutating func walk(_ folder: URL, _ path: String, depth: Int) {
      // A link that leads back is the folder that was seen.
      guard depth < 64, seen.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      } catch {
        problems.append("\(path): the folder cannot be opened; does the user have permission?")
        return
      }
      for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
        let file = folder.appending(path: name)
        let shown = path == "." ? name : "\(path)/\(name)"
        switch Self.isFolder(file) {
        case true?: walk(file, shown, depth: depth + 1)
        case false?: if name.hasSuffix(".swift") { read(file, shown) }
        case nil: continue
        }
      }
    }

    private mutating func read(_ file: URL, _ path: String) {
      guard seen.insert(file.resolvingSymlinksInPath().path).inserted else { return }
      sources.append(Source(file: file, path: path, module: module(of: file)))
    }

    /// The folder below `Sources` or `Tests`, or the nearest folder with a project.
    private mutating func module(of file: URL) -> String {
      let parts = file.standardizedFileURL.pathComponents
      if let index = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
        index + 2 < parts.count
      {
        return parts[index + 1]
      }
      let start = file.standardizedFileURL.deletingLastPathComponent()
      if let known = modules[start.path] { return known }
      let name = Self.project(around: start, root: (root ?? URL(filePath: ".")).standardizedFileURL)
      modules[start.path] = name
      return name
    }

    /// The name of the folder with a project; empty if it is the one that paths begin at.
    private static func project(around start: URL, root: URL) -> String {
      var folder = start
      for _ in 0..<12 where folder.path != "/" {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) {
          return folder.path == root.path ? "" : folder.lastPathComponent
        }
        folder = folder.deletingLastPathComponent()
      }
      return ""
    }
  }
#endif
