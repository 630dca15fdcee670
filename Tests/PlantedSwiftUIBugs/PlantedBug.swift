import Foundation

/// Which of the planted bugs is switched on: the environment of the process says it.
///
/// It is in the copy that `Scripts/plant-swiftui-bugs` makes and nowhere else.
internal enum PlantedBug {
  private static let name = ProcessInfo.processInfo.environment["PLANTED_BUG"]

  internal static func isOn(_ name: String) -> Bool { name == self.name }
}
