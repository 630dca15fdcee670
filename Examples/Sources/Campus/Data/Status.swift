/// Whether the user can be reached.
package enum Status: String, CaseIterable, Codable, Sendable {
  case available, busy, away

  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
