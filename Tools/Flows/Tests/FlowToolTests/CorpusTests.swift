import Foundation
import Testing

@Suite("The labelled corpus")
struct CorpusTests {
  @Test("Each rule finds what is labelled, and nothing else")
  func score() throws {
    let cases = try Corpus().cases
    var right: [String: Int] = [:]
    var missed: [String: Int] = [:]
    var wrong: [String: Int] = [:]
    func rule(_ label: String) -> String { String(label.prefix { $0 != " " }) }
    for each in cases {
      let (expected, found) = (each.expected, each.found)
      for label in expected.intersection(found) { right[rule(label), default: 0] += 1 }
      for label in expected.subtracting(found).sorted() {
        missed[rule(label), default: 0] += 1
        print("missed: \(label) in “\(each.testDescription)”")
      }
      for label in found.subtracting(expected).sorted() {
        wrong[rule(label), default: 0] += 1
        print("wrong: \(label) in “\(each.testDescription)”")
      }
    }
    print("\(cases.count) cases")
    let rules = Set(right.keys).union(missed.keys).union(wrong.keys).sorted()
    for rule in rules {
      let (hits, misses, errors) = (right[rule] ?? 0, missed[rule] ?? 0, wrong[rule] ?? 0)
      let precision = hits == 0 ? 0 : Double(hits) / Double(hits + errors)
      let recall = hits == 0 ? 0 : Double(hits) / Double(hits + misses)
      print(
        "\(rule)\tprecision \(percent(precision))\trecall \(percent(recall))\t\(hits + misses) labels"
      )
      #expect(precision >= 0.95, "\(rule)")
      #expect(recall >= 0.95, "\(rule)")
    }
  }

  @Test("Cases follow the styles of articles, each of which has an address")
  func articles() throws {
    var counts: [String: Int] = [:]
    for each in try Corpus().cases {
      for article in each.articles { counts[article, default: 0] += 1 }
    }
    for (article, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("\(article): \(count) cases")
      #expect(article.contains(", https://"))
    }
    #expect(counts.count >= 6)
  }

  private func percent(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }
}
