import Foundation
import Testing
import Usher
import UsherTesting

@testable import Lens
@testable import LensServices

/// A cost at which hashing a password takes no time.
let cheap = ScryptCost(rounds: 2)

/// A folder of one test, which is removed with it.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "lens-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

/// Returns one of the images that all tests share.
func image(_ name: String) throws -> ImageFile {
  let url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../Images/\(name)").standardizedFileURL
  return ImageFile(name: name, bytes: [UInt8](try Data(contentsOf: url)))
}

extension EmailAddress {
  static let minji = EmailAddress("minji@example.com")!
  static let other = EmailAddress("other@example.com")!
}

extension InMemoryHost {
  /// Shows Lens with its own stores.
  static func lens(in folder: TestFolder) -> InMemoryHost {
    let services = LensServices(in: folder.url, cost: cheap)
    return InMemoryHost(makeLens(accounts: services.accounts, library: services.library))
  }

  /// Shows Lens, started by a link.
  static func lens(in folder: TestFolder, opening link: String) throws -> InMemoryHost {
    let services = LensServices(in: folder.url, cost: cheap)
    return try InMemoryHost(
      AppCoordinator(accounts: services.accounts, library: services.library), opening: link)
  }

  /// Logs in with the account that signed up.
  func logIn() throws {
    let model = try screen(LoginModel.self)
    model.email = "minji@example.com"
    model.password = "correct horse"
    model.logInTapped()
  }

  /// Signs up a new user.
  func signUp(
    _ email: String = "minji@example.com", _ password: String = "correct horse",
    isDone: (@MainActor () -> Bool)? = nil
  ) async throws {
    try screen(LoginModel.self).signUpTapped()
    let model = try screen(SignUpModel.self)
    model.email = email
    model.password = password
    model.repetition = password
    model.signUpTapped()
    await until { isDone?() ?? (self.topScreen is MainModel) }
  }

  /// Chooses a file and registers it.
  func register(_ name: String) async throws {
    try screen(MainModel.self).registerTapped()
    try screen(RegisterImageModel.self).choose(try image(name))
    try screen(RegisterImageModel.self).registerTapped()
    await until { (self.topScreen as? ImageResultModel)?.file != nil }
  }

  /// True if the top screen hides its bar.
  var hidesBar: Bool {
    (topScreen as? any ScreenConfiguring)?.screenOptions.hidesNavigationBar ?? false
  }

  /// Returns how the flows of a coordinator's type have ended, in order.
  func endings(of type: String) -> [EndingCause] {
    events.compactMap { event in
      if case .ended(let node, let cause) = event, node.name == type { cause } else { nil }
    }
  }
}

let onLogin = """
  AppCoordinator (switcher)
    auth: AuthCoordinator (stack)
      login: LoginModel
  """

/// Returns the tabs, with these lines below the main screen.
func tabs(selected: Int = 0, _ lines: String...) -> String {
  let marks = selected == 0 ? ("*", "") : ("", "*")
  let inMain = lines.map { "\n      " + $0 }.joined()
  return """
    AppCoordinator (switcher)
      tabs: TabsCoordinator (tabs)
        \(marks.0)main: MainCoordinator (stack)
          main: MainModel\(inMain)
        \(marks.1)settings: SettingsCoordinator (stack)
          settings: SettingsModel
    """
}
