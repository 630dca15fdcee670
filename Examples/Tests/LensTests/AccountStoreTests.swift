import Foundation
import Testing

@testable import Lens
@testable import LensServices

@Suite("Lens: stored accounts")
struct AccountStoreTests {
  private let folder = TestFolder()
  private var url: URL { folder.url.appending(path: "accounts.json") }
  private let password = "correct horse"

  private func store(_ cost: ScryptCost = cheap, mostAccounts: Int = 10) -> AccountStore {
    AccountStore(at: url, cost: cost, mostAccounts: mostAccounts)
  }

  @Test("a user who signed up can log in, after a restart too")
  func loggingIn() async throws {
    let first = store()
    let account = try await first.signUp(email: .minji, password: password)
    #expect(try await first.logIn(email: .minji, password: password) == account)
    #expect(try await store().logIn(email: .minji, password: password) == account)
    let other = try await first.signUp(email: .other, password: password)
    #expect(other.id != account.id)
  }

  @Test("a wrong password and an unknown address give the same error")
  func wrong() async throws {
    let store = store()
    _ = try await store.signUp(email: .minji, password: password)
    let attempts = [(EmailAddress.minji, "wrong horse"), (.other, password), (.minji, "")]
    for (email, password) in attempts {
      await #expect(throws: AccountError(.wrongCredentials)) {
        try await store.logIn(email: email, password: password)
      }
    }
  }

  @Test("an address can sign up once, and keeps its password")
  func taken() async throws {
    let store = store()
    let account = try await store.signUp(email: .minji, password: password)
    await #expect(throws: AccountError(.emailTaken)) {
      try await store.signUp(email: .minji, password: "another one")
    }
    #expect(try await store.logIn(email: .minji, password: password) == account)
  }

  @Test("the store keeps no more accounts than its limit")
  func full() async throws {
    let store = store(mostAccounts: 1)
    _ = try await store.signUp(email: .minji, password: password)
    await #expect(throws: AccountError(.full)) {
      try await store.signUp(email: .other, password: password)
    }
  }

  @Test("the file holds no password, equal ones look different, and only its owner may read it")
  func secrecy() async throws {
    let store = store()
    _ = try await store.signUp(email: .minji, password: password)
    _ = try await store.signUp(email: .other, password: password)
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(!text.contains(password))
    #expect(!text.contains(Data(password.utf8).base64EncodedString()))
    let keys = text.split(separator: "\n").filter { $0.contains("\"key\"") }
    #expect(keys.count == 2 && Set(keys).count == 2)
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test("scrypt gives the results of RFC 7914")
  func vector() throws {
    let json = """
      {"cost": {"rounds": 1024, "blockSize": 8, "parallelism": 16}, "salt": "TmFDbA==", "key": \
      "/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI="}
      """
    let hash = try JSONDecoder().decode(PasswordHash.self, from: Data(json.utf8))
    #expect(try hash.matches("password"))
    #expect(try !hash.matches("Password"))
  }

  @Test(
    "a stored cost that scrypt cannot have is an error",
    arguments: [(3, 8, 1), (-1, 8, 1), (1024, 0, 1), (1024, 8, 0), (1 << 40, 1 << 20, 1)])
  func impossibleCost(rounds: Int, blockSize: Int, parallelism: Int) throws {
    let json = """
      {"cost": {"rounds": \(rounds), "blockSize": \(blockSize), "parallelism": \(parallelism)}, \
      "salt": "TmFDbA==", "key": "/bq+HA=="}
      """
    let hash = try JSONDecoder().decode(PasswordHash.self, from: Data(json.utf8))
    #expect(throws: (any Error).self) { try hash.matches("password") }
  }

  @Test("the same password is accepted however the keyboard composed it")
  func composition() async throws {
    let store = store()
    _ = try await store.signUp(
      email: .minji, password: "비밀번호입니다".precomposedStringWithCanonicalMapping)
    _ = try await store.logIn(
      email: .minji, password: "비밀번호입니다".decomposedStringWithCanonicalMapping)
  }

  @Test("a password hashed with less work is hashed again when it is used")
  func upgrade() async throws {
    let account = try await store().signUp(email: .minji, password: password)
    let dear = store(ScryptCost(rounds: 8))
    #expect(try await dear.logIn(email: .minji, password: password) == account)
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains("\"rounds\" : 8"))
    let again = store(ScryptCost(rounds: 8))
    #expect(try await again.logIn(email: .minji, password: password) == account)
  }

  @Test("an unreadable file is an error, and stays as it is")
  func unreadable() async throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data("[{".utf8).write(to: url)
    await #expect(throws: AccountError(.unreachable)) {
      try await store().signUp(email: .minji, password: password)
    }
    #expect(try Data(contentsOf: url) == Data("[{".utf8))
  }

  @Test("an account that could not be written does not exist")
  func unwritable() async throws {
    // A file has the folder's path.
    try Data().write(to: folder.url)
    let store = store()
    await #expect(throws: AccountError(.unreachable)) {
      try await store.signUp(email: .minji, password: password)
    }
    await #expect(throws: AccountError(.wrongCredentials)) {
      try await store.logIn(email: .minji, password: password)
    }
  }

  @Test("the production cost is memory-hard, and takes only a moment")
  func interactive() throws {
    let cost = ScryptCost.interactive
    #expect(128 * cost.rounds * cost.blockSize >= 32 << 20)
    let hash = try PasswordHash(password, cost: cost)
    #expect(try hash.matches(password))
  }
}
