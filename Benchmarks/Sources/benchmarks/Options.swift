import Foundation
import Measuring

/// The options of the command.
struct Options {
  enum Task {
    case count(String)
    case read(String)
    case page(root: URL)
    case measure(Choice, root: URL, json: URL?, isWritten: Bool)
  }

  let task: Task

  init(_ arguments: some Sequence<String>) throws {
    var choice = Choice()
    var words: [String] = []
    var root = URL(filePath: ".", directoryHint: .isDirectory)
    var json: URL?
    var isWritten = false
    var isPage = false
    var rest = Array(arguments)[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Failure("\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--count":
        task = .count(try value(of: argument))
        return
      case "--read":
        task = .read(try value(of: argument))
        return
      case "--gated": choice.isGated = true
      case "--write": isWritten = true
      case "--page": isPage = true
      case "--json": json = URL(filePath: try value(of: argument))
      case "--root": root = URL(filePath: try value(of: argument), directoryHint: .isDirectory)
      case _ where argument.hasPrefix("--"): throw Failure("\(argument) is no option")
      default: words.append(argument)
      }
    }
    choice.words = words.joined(separator: " ")
    task =
      isPage ? .page(root: root) : .measure(choice, root: root, json: json, isWritten: isWritten)
  }
}

/// The selection of measurements.
struct Choice {
  /// The words in their names.
  var words = ""
  /// True for only the counts that CI compares.
  var isGated = false

  func includes(_ workload: Workload) -> Bool {
    words.isEmpty || workload.name.contains(words)
  }

  func includes(_ reading: Reading) -> Bool {
    !isGated && (words.isEmpty || reading.name.contains(words))
  }
}

extension URL {
  /// The committed figures of a checkout.
  var figures: URL { appending(path: "Benchmarks/figures.json") }
}
