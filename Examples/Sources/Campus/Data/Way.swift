/// A flow that the user can open to try the ways out of it.
package enum Way: String, CaseIterable, Hashable, Sendable {
  case red, yellow, green, mix

  package var title: String {
    switch self {
    case .red: "Red"
    case .yellow: "Yellow"
    case .green: "Green"
    case .mix: "Mix two colours"
    }
  }

  package var detail: String {
    switch self {
    case .red: "One screen, left by the system's Back"
    case .yellow: "Pops itself, or goes on to Red"
    case .green: "One screen in a sheet"
    case .mix: "A whole stack in a sheet, with a result"
    }
  }
}
