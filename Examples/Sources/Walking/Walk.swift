import Foundation

/// A person's steps through an app, and the trees they lead to, as a text file tells them.
///
/// ```
/// # Back from the first screen of a flow ends it.
/// tap "First"
/// tree first:
///   MainCoordinator (stack)
///     main: MainModel
///     first: FirstCoordinator (stack)
///       first: FirstModel
/// swipe cancelled
/// tree first
/// back
/// ```
///
/// The other steps are `back`, `back over 2`, `swipe`, `drag down`, `drag down cancelled`, `tab 2`,
/// `choose "…"`, `type "…" into "…"`, `title "…"` and `ended "…"`. A look
/// stands between two things that are done: to an app that answers late, the second would be done to
/// the screen before.
package struct Walk: Sendable {
  package let name: String
  let lines: [Line]

  struct Line: Hashable, Sendable {
    let number: Int
    let text: String
    let step: Step
  }

  /// Reads one of the walks in `Examples/Walks`.
  package static func named(_ name: String) throws -> Walk {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    let file = sources.appending(path: "../../../Walks/\(name).walk").standardizedFileURL
    return try Walk(String(contentsOf: file, encoding: .utf8), name: "\(name).walk")
  }

  /// Reads a walk.
  ///
  /// - Throws: ``WalkError`` that names the first line that is not understood.
  package init(_ text: String, name: String) throws(WalkError) {
    var reader = WalkReader(text)
    do throws(WalkReader.Problem) {
      lines = try reader.read()
    } catch {
      throw WalkError(walk: name, line: error.line, problem: error.message)
    }
    self.name = name
  }

  /// Takes the walk's steps one after the other.
  ///
  /// - Throws: ``WalkError`` that names the first line that was otherwise.
  package func take(as walker: some Walker) async throws {
    for line in lines {
      do {
        switch line.step {
        case .act(let act): try await walker.act(act)
        case .sight(let sight): try await walker.see(sight)
        }
      } catch {
        throw WalkError(walk: name, line: line.number, problem: "\(line.text): \(error)")
      }
    }
  }
}

/// Whoever takes a walk: a hand and an eye on one way to show an app.
package protocol Walker: Sendable {
  /// Does what a person does.
  ///
  /// - Throws: Why a person cannot.
  func act(_ act: Act) async throws

  /// Waits until nothing moves, and looks.
  ///
  /// - Throws: What is there instead.
  func see(_ sight: Sight) async throws
}

/// A line of a walk that is not understood, or was not as it says.
package struct WalkError: Error, Hashable, CustomStringConvertible {
  let walk: String
  let line: Int
  let problem: String

  package var description: String { "\(walk):\(line): \(problem)" }
}

/// Why a step is not to be had: it cannot be taken, or something else is seen.
package struct Otherwise: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Throws unless what is seen is what is expected.
  package static func unless<Seen: Equatable>(_ seen: Seen, is expected: Seen) throws(Otherwise) {
    guard seen != expected else { return }
    throw Otherwise("it is\n\(seen)\ninstead of\n\(expected)")
  }
}
