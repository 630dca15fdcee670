import Foundation

/// The program, run as a user runs it.
struct Tool {
  struct Run {
    let code: Int32
    let output: String
    let complaints: String
  }

  /// A folder of its own, which is removed at the end.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// Runs the program in the folder.
  func run(_ arguments: String...) throws -> Run {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let files = ["out", "err"].map { folder.appending(path: ".\($0)") }
    for file in files { try Data().write(to: file) }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return Run(code: process.terminationStatus, output: texts[0], complaints: texts[1])
  }

  /// Runs git in the folder.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }

  private static let program: URL = {
    let bundle = Bundle.main.bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appending(path: "UsherCommand")
  }()

  /// A coordinator that leaks.
  static let leaking = """
    import UIKit
    protocol Coordinator: AnyObject {
      var children: [Coordinator] { get set }
      func start()
    }
    final class ListCoordinator: Coordinator {
      let stack: UINavigationController
      var children: [Coordinator] = []
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() { stack.setViewControllers([UIViewController()], animated: false) }
      func open() {
        let detail = DetailCoordinator(stack)
        children.append(detail)
        detail.start()
      }
    }
    final class DetailCoordinator: Coordinator {
      let stack: UINavigationController
      var children: [Coordinator] = []
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() { stack.pushViewController(UIViewController(), animated: true) }
    }

    """
}
