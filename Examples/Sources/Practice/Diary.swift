import Observation
import Usher

/// The ends of the flows, the latest first.
@Observable @MainActor
package final class Diary {
  package internal(set) var lines: [String] = []

  func note(_ flow: String, _ cause: EndingCause) {
    lines.insert("\(flow): \(cause)", at: 0)
  }
}
