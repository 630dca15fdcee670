import Foundation
import PackagePlugin

/// Runs the flow tool: `swift package usher check Sources`.
@main
struct UsherPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "UsherCommand").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("usher was ended by the signal \(process.terminationStatus)")
      return
    }
    // The tool has told its findings: its exit code is all that is left to pass on.
    exit(process.terminationStatus)
  }
}
