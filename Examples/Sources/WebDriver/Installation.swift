import Foundation

/// The paths of Chromium and its driver on this machine.
struct Installation: Sendable {
  let chromium: String
  let chromedriver: String

  /// Searches for both: first at `CHROMIUM` and `CHROMEDRIVER`, then in `PATH`.
  ///
  /// - Throws: ``WebDriverError`` with code `.notInstalled`, which names every missing program.
  init(environment: [String: String]) throws(WebDriverError) {
    let chromium = Program(
      name: "Chromium", variable: "CHROMIUM",
      candidates: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
    let chromedriver = Program(
      name: "chromedriver", variable: "CHROMEDRIVER", candidates: ["chromedriver"])
    switch (chromium.path(in: environment), chromedriver.path(in: environment)) {
    case (let chromium?, let chromedriver?):
      self.chromium = chromium
      self.chromedriver = chromedriver
    case (let found, let foundDriver):
      let missing = (found == nil ? [chromium] : []) + (foundDriver == nil ? [chromedriver] : [])
      throw WebDriverError(
        .notInstalled,
        missing.map { $0.complaint(in: environment) }.joined(separator: "; ")
          + ". `make setup` installs what the browser tests need.")
    }
  }
}

/// A program under one of several names.
private struct Program {
  let name: String
  let variable: String
  let candidates: [String]

  func path(in environment: [String: String]) -> String? {
    if let path = environment[variable] {
      return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return candidates.lazy
      .flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  func complaint(in environment: [String: String]) -> String {
    if let path = environment[variable] {
      "\(variable) names \(path), which cannot be run"
    } else {
      "\(name) is missing: no \(candidates.joined(separator: ", ")) in PATH, and no \(variable) set"
    }
  }
}
