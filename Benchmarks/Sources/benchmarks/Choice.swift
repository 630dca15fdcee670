import Foundation
import Measuring

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
