import Usher

extension HostContract {
  static let walks: [Scenario] = []
}
