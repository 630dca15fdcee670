import Usher

extension HostContract {
  static let order: [Scenario] = []
}
