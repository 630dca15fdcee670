import Usher

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
      let (isWide, words) = room(line)
      guard let step = try step(words) else {
        throw Problem(line: number, message: "“\(line)” is no step")
      }
      let new = Walk.Line(number: number, text: String(line), step: step, isWide: isWide)
      if case .act = step, case .act? = read.last(where: new.meets)?.step {
        throw Problem(line: number, message: "“\(line)” must follow a look at the screen")
      }
      read.append(new)
    }
    return read
  }

  /// Returns the room that a line is for, and the line without it.
  private func room(_ line: Substring) -> (isWide: Bool?, step: Substring) {
    for (word, isWide) in [("narrow ", false), ("wide ", true)] where line.hasPrefix(word) {
      return (isWide, line.dropFirst(word.count))
    }
    return (nil, line)
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
    case (["turn"], nil, _): return .turn
    case (["next", "page"], nil, _): return .act(.turnPage(by: 1))
    case (["previous", "page"], nil, _): return .act(.turnPage(by: -1))
    case (["back"], nil, _): return .act(.back)
    case (["swipe"], nil, _): return .act(.swipe(isCancelled: false))
    case (["swipe", "cancelled"], nil, _): return .act(.swipe(isCancelled: true))
    case (["drag", "down"], nil, _): return .act(.drag(isCancelled: false))
    case (["drag", "down", "cancelled"], nil, _): return .act(.drag(isCancelled: true))
    default: break
    }
    if quoted == nil, words.count == 3, words.starts(with: ["back", "in"]) {
      let column = SplitColumn.allCases.first { $0.description == words[2] }
      return column.map { .act(.backIn($0)) }
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
