package import Foundation
package import Lens

/// Accounts in a file on this machine: addresses, and scrypt hashes of passwords.
package actor AccountStore: Accounts {
  private struct Record: Codable {
    let id: String
    let email: String
    var password: PasswordHash
  }

  private let file: KeptFile<[Record]>
  private let cost: ScryptCost
  private let mostAccounts: Int
  private var records: [String: Record]?
  /// Compared if there is no such account, so that both cases take equally long.
  private var nobody: PasswordHash?

  /// Creates a store; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - url: The file, which need not exist.
  ///   - cost: The cost of hashing a password from now on; a password with another cost is hashed
  ///     again at its next log in.
  ///   - mostAccounts: The limit of accounts.
  package init(at url: URL, cost: ScryptCost = .interactive, mostAccounts: Int = 1000) {
    file = KeptFile(url: url)
    self.cost = cost
    self.mostAccounts = mostAccounts
  }

  package func logIn(
    email: EmailAddress, password: String
  ) throws(AccountError) -> Account {
    var records = try read()
    guard let record = records[email.text] else {
      try compareWithNobody(password)
      throw AccountError(.wrongCredentials, "no account")
    }
    let isRight = try reaching { try record.password.matches(password) }
    guard isRight else { throw AccountError(.wrongCredentials, "wrong password") }
    if record.password.cost != cost {
      records[email.text]?.password = try reaching { try PasswordHash(password, cost: cost) }
      try write(records)
    }
    return Account(id: record.id, email: email)
  }

  package func signUp(
    email: EmailAddress, password: String
  ) throws(AccountError) -> Account {
    var records = try read()
    guard records[email.text] == nil else { throw AccountError(.emailTaken) }
    guard records.count < mostAccounts else { throw AccountError(.full) }
    let record = Record(
      id: UUID().uuidString.lowercased(), email: email.text,
      password: try reaching { try PasswordHash(password, cost: cost) })
    records[email.text] = record
    try write(records)
    return Account(id: record.id, email: email)
  }

  private func compareWithNobody(_ password: String) throws(AccountError) {
    try reaching {
      let hash = try nobody ?? PasswordHash("", cost: cost)
      nobody = hash
      _ = try hash.matches(password)
    }
  }

  private func read() throws(AccountError) -> [String: Record] {
    if let records { return records }
    let list = try reaching { try file.read() } ?? []
    let read = Dictionary(list.map { ($0.email, $0) }) { first, _ in first }
    records = read
    return read
  }

  private func write(_ new: [String: Record]) throws(AccountError) {
    try reaching { try file.write(new.values.sorted { $0.email < $1.email }) }
    records = new
  }

  private func reaching<Result>(_ body: () throws -> Result) throws(AccountError) -> Result {
    do {
      return try body()
    } catch {
      throw AccountError(.unreachable, "\(error)")
    }
  }
}
