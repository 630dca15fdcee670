/// Reads the lines of a walk.
struct WalkReader {
  struct Problem: Error {
    let line: Int
    let message: String
  }

  private let lines: [Substring]
  private var position = 0
  /// The trees that were written out so far, by name.
  private var trees: [String: String] = [:]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  mutating func read() throws(Problem) -> [Walk.Line] {
    var read: [Walk.Line] = []
    while position < lines.count {
      let line = lines[position]
      let number = position + 1
      position += 1
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let step = try step(line) else {
        throw Problem(line: number, message: "“\(line)” is no step")
      }
      if case .act = step, case .act? = read.last?.step {
        throw Problem(line: number, message: "“\(line)” must follow a look at the screen")
      }
      read.append(Walk.Line(number: number, text: String(line), step: step))
    }
    return read
  }

  private mutating func step(_ line: Substring) throws(Problem) -> Step? {
    if line.hasPrefix("tree ") { return .sight(.tree(try tree(line.dropFirst(5)))) }
    // Words at even positions, quoted texts at odd ones.
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ").map(String.init)
    let quoted = parts.count > 1 ? String(parts[1]) : nil
    switch (words, quoted, parts.count) {
    case (["tap"], let title?, 3) where parts[2].isEmpty: return .act(.tap(title))
    case (["choose"], let title?, 3) where parts[2].isEmpty: return .act(.choose(title))
    case (["title"], let title?, 3) where parts[2].isEmpty: return .sight(.title(title))
    case (["ended"], let name?, 3) where parts[2].isEmpty: return .sight(.ended(name))
    case (["type"], let text?, 5) where parts[2] == " into " && parts[4].isEmpty:
      return .act(.type(text, into: String(parts[3])))
    case (["back"], nil, _): return .act(.back)
    case (["swipe"], nil, _): return .act(.swipe(isCancelled: false))
    case (["swipe", "cancelled"], nil, _): return .act(.swipe(isCancelled: true))
    case (["drag", "down"], nil, _): return .act(.drag(isCancelled: false))
    case (["drag", "down", "cancelled"], nil, _): return .act(.drag(isCancelled: true))
    default: break
    }
    guard quoted == nil, let number = words.last.flatMap({ Int($0) }), number > 0 else {
      return nil
    }
    switch words.dropLast() {
    case ["tab"]: return .act(.tab(number))
    case ["back", "over"]: return .act(.backOver(number))
    default: return nil
    }
  }

  /// Returns a tree that is written out below its name, or was before.
  private mutating func tree(_ rest: Substring) throws(Problem) -> String {
    let number = position
    guard rest.hasSuffix(":") else {
      if let tree = trees[String(rest)] { return tree }
      throw Problem(line: number, message: "no tree “\(rest)” was written out before")
    }
    var block: [Substring] = []
    while position < lines.count, lines[position].hasPrefix("  ") {
      block.append(lines[position].dropFirst(2))
      position += 1
    }
    let name = String(rest.dropLast())
    guard !block.isEmpty else { throw Problem(line: number, message: "“\(name)” is empty") }
    let tree = block.joined(separator: "\n")
    guard trees.updateValue(tree, forKey: name) == nil else {
      throw Problem(line: number, message: "there is a tree “\(name)” already")
    }
    return tree
  }
}
