import Usher

extension HostContract {
  static let containers: [Scenario] = []
}
