import CSodium
import Foundation

/// The stored form of a password: enough to verify it, and costly to guess.
struct PasswordHash: Hashable, Sendable, Codable {
  let cost: ScryptCost
  let salt: Data
  let key: Data

  /// Until the library has looked at the processor, it takes its slowest way.
  private static let isReady = sodium_init() >= 0
  private static let saltBytes = 16
  private static let keyBytes = 32

  /// Hashes a password with a new salt.
  init(_ password: String, cost: ScryptCost) throws {
    var generator = SystemRandomNumberGenerator()
    let salt = Data((0..<Self.saltBytes).map { _ in UInt8.random(in: 0...255, using: &generator) })
    self.cost = cost
    self.salt = salt
    key = try Self.key(password, salt: salt, cost: cost)
  }

  /// Returns whether this is the password; the duration does not depend on the matching part of the
  /// key.
  func matches(_ password: String) throws -> Bool {
    let other = try Self.key(password, salt: salt, cost: cost)
    guard key.count == other.count else { return false }
    return zip(key, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Derives the key of a normalised password, because keyboards compose letters differently.
  private static func key(_ password: String, salt: Data, cost: ScryptCost) throws -> Data {
    let passphrase = Array(password.precomposedStringWithCompatibilityMapping.utf8)
    let salt = Array(salt)
    var key = [UInt8](repeating: 0, count: keyBytes)
    guard
      Self.isReady,
      let rounds = UInt64(exactly: cost.rounds), let blockSize = UInt32(exactly: cost.blockSize),
      let parallelism = UInt32(exactly: cost.parallelism),
      crypto_pwhash_scryptsalsa208sha256_ll(
        passphrase, passphrase.count, salt, salt.count, rounds, blockSize, parallelism, &key,
        key.count) == 0
    else { throw ImpossibleCost(cost: cost) }
    return Data(key)
  }

  /// No password can be hashed: the cost is not valid for scrypt or needs too much memory, or the
  /// library does not start.
  private struct ImpossibleCost: Error {
    let cost: ScryptCost
  }
}
