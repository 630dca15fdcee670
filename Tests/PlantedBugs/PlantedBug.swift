/// Which of the planted bugs is switched on: the first argument of the process says it.
///
/// It is in the copy that `Scripts/plant-bugs` makes and nowhere else.
package enum PlantedBug {
  private static let name = CommandLine.arguments.dropFirst().first

  package static func isOn(_ name: String) -> Bool { name == self.name }
}
