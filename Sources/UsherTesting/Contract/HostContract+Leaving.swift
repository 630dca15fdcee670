import Usher

extension HostContract {
  static let leaving: [Scenario] = []
}
