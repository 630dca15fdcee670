package import Foundation

/// Where the examples keep what they keep.
package enum DemoFolder {
  /// The folder that was asked for, or else ``usual``.
  package static func named(_ path: String?) -> URL {
    path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? usual
  }

  /// `usher-examples`, where this system has the data of programs.
  package static var usual: URL {
    let environment = ProcessInfo.processInfo.environment
    let home = FileManager.default.homeDirectoryForCurrentUser
    let data: URL
    if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
      data = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      #if os(macOS)
        data = home.appendingPathComponent("Library/Application Support", isDirectory: true)
      #else
        data = home.appendingPathComponent(".local/share", isDirectory: true)
      #endif
    }
    return data.appendingPathComponent("usher-examples", isDirectory: true)
  }
}
