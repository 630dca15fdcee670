import Usher

extension HostContract {
  static let settlement: [Scenario] = []
}
