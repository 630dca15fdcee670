import Foundation

/// The recipes of docs/cookbook.md, with the trees that it shows.
struct CookbookPage {
  /// The headings, and the text below each.
  let recipes: [(heading: String, text: String)]

  init() throws {
    // The package of the stand-ins compiles this file too, by a symbolic link.
    var root = URL(filePath: #filePath)
    var page = root
    repeat {
      root.deleteLastPathComponent()
      page = root.appending(path: "docs/cookbook.md")
    } while root.path != "/" && !FileManager.default.fileExists(atPath: page.path)
    let text = try String(contentsOf: page, encoding: .utf8)
    recipes = text.components(separatedBy: "\n## ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
  }

  /// Returns a tree of a recipe, the first one by default.
  ///
  /// - Throws: `MissingTree` if the page has none.
  func tree(_ heading: String, _ number: Int = 0) throws -> String {
    let text = recipes.first { $0.heading == heading }?.text ?? ""
    let blocks = text.components(separatedBy: "```text\n").dropFirst()
    guard number < blocks.count else { throw MissingTree(heading: heading, number: number) }
    let block = blocks[blocks.startIndex + number]
    return String(block.prefix(upTo: block.range(of: "\n```")?.lowerBound ?? block.endIndex))
  }

  struct MissingTree: Error {
    let heading: String
    let number: Int
  }
}
