import FlowFacts
import FlowOutput
import FlowReading
import FlowReview
import Foundation
import Testing

/// The labelled code of the folder beside this one.
struct Corpus {
  /// A case: its files, and the places that rules must find.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let title: String
    let files: [(name: String, text: String)]
    /// The articles whose style it follows.
    let articles: Set<String>

    var testDescription: String { "\(rule) \(title)" }

    /// The labels at the ends of lines, as `D1 Main.swift:7`.
    var expected: Set<String> {
      var found: Set<String> = []
      for (name, text) in files {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
          guard let mark = line.range(of: "//! ") else { continue }
          for rule in line[mark.upperBound...].split(separator: " ") {
            found.insert("\(rule) \(name):\(index + 1)")
          }
        }
      }
      return found
    }

    /// The facts of the case.
    var program: Program {
      Program(
        files.enumerated().map { number, file in
          FileReader.read(file.text, path: file.name, number: number, module: "Case")
        })
    }

    /// What the review finds, as `D1 Main.swift:7`.
    var found: Set<String> {
      Set(
        Review(program).findings().map { "\($0.rule) \($0.place.file):\($0.place.line)" })
    }
  }

  /// A case uses a base that no file of the corpus has.
  struct UnknownBase: Error {
    let name: String
    let title: String
  }

  let cases: [Case]

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpus")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var bases: [String: (text: String, articles: Set<String>)] = [:]
    var blocks: [(head: String, body: String)] = []
    for name in names where name.hasSuffix(".txt") && name != "README.txt" {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for block in text.components(separatedBy: "\n=== ").flatMap({
        $0.hasPrefix("=== ") ? [String($0.dropFirst(4))] : [$0]
      }) {
        let parts = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let body = parts.count > 1 ? String(parts[1]) : ""
        if parts[0].hasPrefix("base ") {
          var body = body
          let articles = Set(Self.take("article: ", from: &body))
          bases[String(parts[0].dropFirst(5))] = (body, articles)
        } else {
          blocks.append((String(parts[0]), body))
        }
      }
    }
    cases = try blocks.map { head, body in
      var files: [(String, String)] = []
      var body = body
      var articles: Set<String> = []
      for name in Self.take("use: ", from: &body) {
        guard let base = bases[name] else { throw UnknownBase(name: name, title: head) }
        files.append(("\(name).swift", base.text))
        articles.formUnion(base.articles)
      }
      articles.formUnion(Self.take("article: ", from: &body))
      let pieces = body.components(separatedBy: "\n--- ")
      files.append(("Main.swift", pieces[0]))
      for piece in pieces.dropFirst() {
        let end = piece.firstIndex(of: "\n") ?? piece.endIndex
        files.append((String(piece[..<end]), String(piece[end...].dropFirst())))
      }
      let words = head.split(separator: " ", maxSplits: 1)
      return Case(
        rule: String(words[0]), title: String(words.last ?? ""), files: files, articles: articles)
    }
  }

  /// Takes the first lines with a mark away, and returns what follows the mark.
  private static func take(_ mark: String, from text: inout String) -> [String] {
    var found: [String] = []
    while text.hasPrefix(mark) {
      let end = text.firstIndex(of: "\n") ?? text.endIndex
      found.append(String(text[..<end].dropFirst(mark.count)))
      text = String(text[end...].dropFirst())
    }
    return found
  }
}
