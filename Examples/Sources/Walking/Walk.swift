import Foundation

/// A user's steps through an app, and the resulting trees, from a text file.
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
/// The other steps are `back`, `back in detail`, `back over 2`, `swipe`, `drag down`, `drag down cancelled`, `tab 2`,
/// `next page`, `previous page`, `choose "…"`, `type "…" into "…"`, `title "…"` and `ended "…"`. A
/// check must be between two actions: with a slow app the second action would reach the previous
/// screen.
///
/// A walk is taken in each ``WalkForm``. A line that begins with `narrow` or `wide` is for that room only,
/// where columns need another action than a stack; `turn` turns the device.
package struct Walk: Sendable {
  package let name: String
  let lines: [Line]

  struct Line: Hashable, Sendable {
    let number: Int
    let text: String
    let step: Step
    /// The only room that the step is for; `nil` for both.
    var isWide: Bool?

    /// Returns whether both can be taken in the same room.
    func meets(_ other: Line) -> Bool {
      isWide == nil || other.isWide == nil || isWide == other.isWide
    }
  }

  /// Reads one of the walks in `Examples/Walks`.
  package static func named(_ name: String) throws -> Walk {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    let file = sources.appending(path: "../../../Walks/\(name).walk").standardizedFileURL
    return try Walk(String(contentsOf: file, encoding: .utf8), name: "\(name).walk")
  }

  /// Reads a walk.
  ///
  /// - Throws: ``WalkError`` that names the first invalid line.
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
  /// - Throws: ``WalkError`` that names the first line that failed.
  package func take(as walker: some Walker, in form: WalkForm = .narrow) async throws {
    var isWide = form == .wide
    if isWide { try await walker.turn(isWide: true) }
    for line in lines where line.isWide == nil || line.isWide == isWide {
      do {
        switch line.step {
        case .turn where form != .turning: break
        case .turn:
          isWide.toggle()
          try await walker.turn(isWide: isWide)
        case .act(let act): try await walker.act(act)
        case .sight(let sight): try await walker.see(sight)
        }
      } catch {
        throw WalkError(walk: name, line: line.number, problem: "\(line.text): \(error)")
      }
    }
  }
}

/// Performs and checks the steps of a walk with one kind of host.
package protocol Walker: Sendable {
  /// Performs an action of the user.
  ///
  /// - Throws: The reason why the action is impossible.
  func act(_ act: Act) async throws

  /// Turns the device, so that there is room for columns beside each other, or none.
  ///
  /// - Throws: The reason why that is impossible.
  func turn(isWide: Bool) async throws

  /// Waits until nothing moves, and checks.
  ///
  /// - Throws: The difference.
  func see(_ sight: Sight) async throws
}

/// An invalid line of a walk, or a failed step.
package struct WalkError: Error, Hashable, CustomStringConvertible {
  let walk: String
  let line: Int
  let problem: String

  package var description: String { "\(walk):\(line): \(problem)" }
}

/// The reason why a step failed: it is impossible, or the check differs.
package struct Otherwise: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Throws unless the value equals the expected one.
  package static func unless<Seen: Equatable>(_ seen: Seen, is expected: Seen) throws(Otherwise) {
    guard seen != expected else { return }
    throw Otherwise("it is\n\(seen)\ninstead of\n\(expected)")
  }
}
