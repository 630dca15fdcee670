import Foundation
import Testing

@testable import Lens
@testable import LensServices

@Suite("Lens: accounts are kept")
struct AccountStoreTests {
  private let folder = TestFolder()
  private var url: URL { folder.url.appending(path: "accounts.json") }
  private let password = "correct horse"

  private func store(_ cost: ScryptCost = cheap, mostAccounts: Int = 10) -> AccountStore {
    AccountStore(at: url, cost: cost, mostAccounts: mostAccounts)
  }

  @Test("whoever signed up can log in, after a restart too")
  func loggingIn() async throws {
    let first = store()
    let account = try await first.signUp(email: .minji, password: password)
    #expect(try await first.logIn(email: .minji, password: password) == account)
    #expect(try await store().logIn(email: .minji, password: password) == account)
    let other = try await first.signUp(email: .other, password: password)
    #expect(other.id != account.id)
  }

  @Test("a wrong password and an address without an account are the same to whoever tries")
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

  @Test("an address can sign up once, and its password stays")
  func taken() async throws {
    let store = store()
    let account = try await store.signUp(email: .minji, password: password)
    await #expect(throws: AccountError(.emailTaken)) {
      try await store.signUp(email: .minji, password: "another one")
    }
    #expect(try await store.logIn(email: .minji, password: password) == account)
  }

  @Test("no more accounts are kept than are allowed")
  func full() async throws {
    let store = store(mostAccounts: 1)
    _ = try await store.signUp(email: .minji, password: password)
    await #expect(throws: AccountError(.full)) {
      try await store.signUp(email: .other, password: password)
    }
  }

  @Test("the file holds no password, and equal ones look different; nobody else may read it")
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

  @Test("scrypt is what RFC 7914 says")
  func vector() throws {
    let json = """
      {"cost": {"rounds": 1024, "blockSize": 8, "parallelism": 16}, "salt": "TmFDbA==", "key": \
      "/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI="}
      """
    let hash = try JSONDecoder().decode(PasswordHash.self, from: Data(json.utf8))
    #expect(try hash.matches("password"))
    #expect(try !hash.matches("Password"))
  }

  @Test("the same password is one however the keyboard composed it")
  func composition() async throws {
    let store = store()
    _ = try await store.signUp(
      email: .minji, password: "비밀번호입니다".precomposedStringWithCanonicalMapping)
    _ = try await store.logIn(
      email: .minji, password: "비밀번호입니다".decomposedStringWithCanonicalMapping)
  }

  @Test("a password that was hashed with less work is hashed again when it is used")
  func upgrade() async throws {
    let account = try await store().signUp(email: .minji, password: password)
    let dear = store(ScryptCost(rounds: 8))
    #expect(try await dear.logIn(email: .minji, password: password) == account)
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains("\"rounds\" : 8"))
    let again = store(ScryptCost(rounds: 8))
    #expect(try await again.logIn(email: .minji, password: password) == account)
  }

  @Test("a file that cannot be read is an error, and is left as it is")
  func unreadable() async throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data("[{".utf8).write(to: url)
    await #expect(throws: AccountError(.unreachable)) {
      try await store().signUp(email: .minji, password: password)
    }
    #expect(try Data(contentsOf: url) == Data("[{".utf8))
  }

  @Test("an account that could not be written is none")
  func unwritable() async throws {
    // A file stands where the folder should be.
    try Data().write(to: folder.url)
    let store = store()
    await #expect(throws: AccountError(.unreachable)) {
      try await store.signUp(email: .minji, password: password)
    }
    await #expect(throws: AccountError(.wrongCredentials)) {
      try await store.logIn(email: .minji, password: password)
    }
  }

  @Test("the cost for people is memory-hard, and takes a moment only")
  func interactive() throws {
    let cost = ScryptCost.interactive
    #expect(128 * cost.rounds * cost.blockSize >= 32 << 20)
    let hash = try PasswordHash(password, cost: cost)
    #expect(try hash.matches(password))
  }
}
