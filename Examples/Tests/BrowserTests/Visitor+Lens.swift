import Foundation
import WebDriver

/// Actions of users in Lens.
extension Visitor {
  /// Writes into a field of the top screen, by its label.
  func write(_ text: String, into field: String) async throws {
    try await rests()
    try await browser.type(text, into: "\(top) input[name$='/\(field)']")
  }

  /// Signs up from the log in screen, and waits for the tabs.
  func signUp(_ email: String = "minji@example.com", _ password: String = "correct horse")
    async throws
  {
    try await tap("회원가입")
    try await sees(title: "회원가입")
    try await write(email, into: "이메일")
    try await write(password, into: "비밀번호")
    try await write(password, into: "비밀번호 확인")
    try await tap("가입하기")
    try await sees(LensTree.main())
  }

  /// Fills in log in and taps it, without checking the result.
  func logIn(
    _ password: String, as email: String = "minji@example.com"
  ) async throws {
    try await write(email, into: "이메일")
    try await write(password, into: "비밀번호")
    try await tap("로그인")
  }

  /// Chooses a file on the top screen, without sending it.
  func choose(file: URL) async throws {
    try await rests()
    try await browser.type(file.path, into: "\(top) input[type=file]")
  }

  /// Registers a file from the main screen, and waits for its result.
  func register(_ file: URL, as photo: String) async throws {
    try await tap("이미지 등록")
    try await choose(file: file)
    try await tap("등록")
    try await sees(result: photo)
  }

  /// Checks the result of registering a photo: its file's name.
  func sees(result photo: String) async throws {
    try await seesResult()
    try await sees(row: "이름 \(photo)")
  }

  /// Checks for the tree with the newly registered photo, whose id the store chooses.
  func seesResult(selected: Int = 0) async throws {
    try await browser.wait(
      for: "the result",
      until: """
        \(Visitor.treeText)
          .replace(/result\\([^)]*\\)/, "result(ID)") === arguments[0]
        """, .string(LensTree.result(selected: selected)))
    try await rests()
  }

  /// Checks for a warning on the top screen.
  func sees(warning: String) async throws {
    try await browser.waitForText("\(top) [role=alert]", equals: warning)
  }

  /// Checks for the loaded picture on the top screen, with this size.
  func seesPicture(width: Int, height: Int) async throws {
    try await browser.wait(
      for: "a picture of \(width) × \(height)",
      until: """
        [...document.querySelectorAll(arguments[0] + " img.u-image")].some((each) =>
          each.complete && each.naturalWidth === arguments[1]
            && each.naturalHeight === arguments[2] && each.clientWidth > 0)
        """, .string(top), .number(Double(width)), .number(Double(height)))
  }

  /// Checks for words in a row of the top screen.
  func sees(row: String) async throws {
    try await browser.wait(
      for: "the row “\(row)”",
      until: """
        [...document.querySelectorAll(arguments[0] + " .u-row")].some((each) =>
          each.innerText.replace(/\\s+/g, " ").trim() === arguments[1])
        """, .string(top), .string(row))
  }
}

/// The trees of Lens.
enum LensTree {
  static let login = """
    AppCoordinator (switcher)
      auth: AuthCoordinator (stack)
        login: LoginModel
    """

  static let signUp = login + "\n    signUp: SignUpModel"

  /// Returns the tabs, with these lines below the main screen.
  static func main(selected: Int = 0, lines: [String] = []) -> String {
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

  static let registering = [
    "register: RegisterCoordinator (stack)", "  image: RegisterImageModel",
  ]

  /// Returns the tree with the newly registered photo, whatever its id.
  static func result(selected: Int = 0) -> String {
    let flow = "  result(ID): PhotoCoordinator (stack)"
    return main(selected: selected, lines: registering + [flow, "    photo: ImageResultModel"])
  }
}

/// Files to upload.
enum LensFile {
  /// Returns one of the images that all tests share.
  static func image(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .appending(path: "../../Images/\(name)").standardizedFileURL
  }

  /// Creates a file during `body`.
  static func with(
    _ name: String, _ bytes: Data, _ body: (URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: name)
    try bytes.write(to: url)
    try await body(url)
  }
}
