import Usher

extension HostContract {
  static let modals: [Scenario] = []
}
