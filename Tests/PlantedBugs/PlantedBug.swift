/// The planted bug that is switched on: the first argument of the process names it.
///
/// It exists only in the copy that `Scripts/plant-bugs` makes.
package enum PlantedBug {
  private static let name = CommandLine.arguments.dropFirst().first

  package static func isOn(_ name: String) -> Bool { name == self.name }
}
