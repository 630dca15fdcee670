import Foundation

/// The planted bug that is switched on: the environment of the process names it.
///
/// It exists only in the copy that `Scripts/plant-bugs` makes.
package enum PlantedBug {
  private static let name = ProcessInfo.processInfo.environment["PLANTED_BUG"]

  package static func isOn(_ name: String) -> Bool { name == self.name }
}
