import Foundation
import LoopbackHTTP

/// A running chromedriver, with a folder for its files and those of its browsers.
struct Driver: Sendable {
  /// The folder.
  let folder: String
  let process: DriverProcess
  private let client: HTTPClient

  /// Starts chromedriver on a free port.
  init(_ installation: Installation) async throws(WebDriverError) {
    folder = NSTemporaryDirectory() + "webdriver-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      process = try DriverProcess(program: installation.chromedriver, folder: folder)
    } catch {
      throw WebDriverError(.noDriver, "\(installation.chromedriver) did not start: \(error)")
    }
    do {
      client = HTTPClient(port: try await process.port())
    } catch {
      await process.end()
      throw WebDriverError(.noDriver, "\(installation.chromedriver) did not start: \(error)")
    }
  }

  /// Sends one command and returns the value of its answer.
  func send(
    _ method: String, _ path: String, _ body: JSON? = nil
  ) async throws(WebDriverError) -> JSON {
    do {
      let data = try body.map { try JSONEncoder().encode($0) } ?? Data()
      let answer = try await client.send(
        method, path, ["Content-Type": "application/json; charset=utf-8"], body: data)
      let value = try JSONDecoder().decode(JSON.self, from: answer.body)["value"]
      guard answer.status == 200 else { throw WebDriverError(answer: value) }
      return value
    } catch let error as WebDriverError {
      throw error
    } catch {
      throw WebDriverError(.noDriver, "\(method) \(path) was not answered: \(error)")
    }
  }

  /// Ends chromedriver and every process it started, and removes their folder.
  func stop() async {
    _ = try? await client.send("GET", "/shutdown")
    await process.end()
  }
}
