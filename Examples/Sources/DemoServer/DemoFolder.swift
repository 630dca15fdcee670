package import Foundation

/// The folder of the examples' data.
package enum DemoFolder {
  /// Returns the requested folder, or else ``usual``.
  package static func named(_ path: String?) -> URL {
    path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? usual
  }

  /// `usher-examples` in the system's folder for application data.
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
