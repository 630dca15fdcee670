import Observation
import Usher

/// The ends of flows, the latest first, and the last mixed colour.
@Observable @MainActor
package final class Diary {
  package internal(set) var lines: [String] = []
  package internal(set) var mix: Hue?

  func note(_ flow: String, _ cause: EndingCause, mix: Hue? = nil) {
    lines.insert("\(flow): \(cause)", at: 0)
    if let mix { self.mix = mix }
  }

  func empty() {
    lines = []
    mix = nil
  }
}
