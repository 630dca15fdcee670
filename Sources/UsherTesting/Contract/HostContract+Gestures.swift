import Usher

extension HostContract {
  static let gestures: [Scenario] = []
}
