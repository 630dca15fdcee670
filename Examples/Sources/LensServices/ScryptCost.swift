/// The work of testing one password.
package struct ScryptCost: Hashable, Sendable, Codable {
  /// A power of two, to which time and memory are proportional.
  package let rounds: Int
  package let blockSize: Int
  package let parallelism: Int

  package init(rounds: Int, blockSize: Int = 8, parallelism: Int = 1) {
    self.rounds = rounds
    self.blockSize = blockSize
    self.parallelism = parallelism
  }

  /// For interactive use: 32 MiB, and about a twentieth of a second.
  package static let interactive = ScryptCost(rounds: 1 << 15)
}
