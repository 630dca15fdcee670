import CryptoExtras
import Foundation

/// The stored form of a password: enough to verify it, and costly to guess.
struct PasswordHash: Hashable, Sendable, Codable {
  let cost: ScryptCost
  let salt: Data
  let key: Data

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
    let passphrase = Data(password.precomposedStringWithCompatibilityMapping.utf8)
    let key = try KDF.Scrypt.deriveKey(
      from: passphrase, salt: salt, outputByteCount: keyBytes, rounds: cost.rounds,
      blockSize: cost.blockSize, parallelism: cost.parallelism)
    return key.withUnsafeBytes { Data($0) }
  }
}
