import Testing
import Usher
import UsherTesting

@testable import Lens

@MainActor
@Suite("Lens: logging in and signing up", .timeLimit(.minutes(10)))
struct AuthTests {
  private let folder = TestFolder()
  private let host: InMemoryHost

  init() {
    host = .lens(in: folder)
  }

  @Test("starts at log in, without a bar and without a way back")
  func start() {
    host.expectTree(onLogin)
    #expect(host.title == "로그인")
    #expect(host.hidesBar)
    #expect(!host.user.seesBackButton)
  }

  @Test("C10: sign up has a title and a bar, whose back button names the previous screen")
  func bars() throws {
    try host.screen(LoginModel.self).signUpTapped()
    #expect(host.title == "회원가입")
    #expect(!host.hidesBar)
    host.user.tapBack()
    host.expectTree(onLogin)
    #expect(host.hidesBar)
  }

  @Test("C12: signing up leads to the tabs and removes the whole log in, in one transition")
  func signUp() async throws {
    try host.screen(LoginModel.self).signUpTapped()
    let transitions = host.transitionCount
    do {
      let model = try host.screen(SignUpModel.self)
      model.email = " Minji@Example.com"
      model.password = "correct horse"
      model.repetition = "correct horse"
      model.signUpTapped()
      #expect(model.isWorking)
    }
    await host.until { host.topScreen is MainModel }
    await host.expectTree(tabs())
    #expect(host.transitionCount == transitions + 1)
    #expect(host.endings(of: "AuthCoordinator") == [.finished])
    await host.expectNothingLeaked()
  }

  @Test("a new account logs in with the same password, in another tree too")
  func logIn() async throws {
    try await host.signUp()
    let other = InMemoryHost.lens(in: folder)
    do {
      let model = try other.screen(LoginModel.self)
      model.email = "minji@example.com"
      model.password = "correct horse"
      model.logInTapped()
    }
    await other.until { other.topScreen is MainModel }
    await other.expectTree(tabs())
    #expect(other.endings(of: "AuthCoordinator") == [.finished])
  }

  @Test("a wrong password shows an error and stays, and the right one then leads on")
  func wrongPassword() async throws {
    try await host.signUp()
    host.user.tapTab(1)
    try host.screen(SettingsModel.self).logOutTapped()
    let model = try host.screen(LoginModel.self)
    model.email = "minji@example.com"
    model.password = "wrong horse"
    model.logInTapped()
    await host.until { model.problem != nil }
    #expect(model.problem == .refused(AccountError(.wrongCredentials)))
    #expect(model.problem?.text == "이메일 또는 비밀번호가 맞지 않아요.")
    #expect(!model.isWorking)
    await host.expectTree(onLogin)
    model.password = "correct horse"
    model.logInTapped()
    #expect(model.problem == nil)
    await host.until { host.topScreen is MainModel }
  }

  @Test(
    "an invalid entry shows its error before any request",
    arguments: [
      ("", "", CredentialProblem.emailMissing), ("minji", "x", .emailMalformed),
      ("minji@example.com", "", .passwordMissing),
    ])
  func validation(_ email: String, _ password: String, _ problem: CredentialProblem) throws {
    let model = try host.screen(LoginModel.self)
    model.email = email
    model.password = password
    model.logInTapped()
    #expect(model.problem == problem)
    #expect(!model.isWorking)
  }

  @Test(
    "an invalid sign up shows one error, the first from top to bottom",
    arguments: [
      ("", "", "", CredentialProblem.emailMissing), ("a@b", "", "", .emailMalformed),
      ("minji@example.com", "", "", .passwordMissing),
      ("minji@example.com", "1234567", "1234567", .passwordTooShort),
      ("minji@example.com", String(repeating: "가", count: 129), "", .passwordTooLong),
      ("minji@example.com", "Minji@example.com", "", .passwordIsEmail),
      ("minji@example.com", "12345678", "12345679", .repetitionDiffers),
    ])
  func signUpValidation(
    _ email: String, _ password: String, _ repetition: String, _ problem: CredentialProblem
  ) throws {
    try host.screen(LoginModel.self).signUpTapped()
    let model = try host.screen(SignUpModel.self)
    model.email = email
    model.password = password
    model.repetition = repetition
    model.signUpTapped()
    #expect(model.problem == problem)
    #expect(!model.isWorking)
    #expect(problem.text.hasSuffix("요."))
  }

  @Test("an address that already has an account cannot sign up again")
  func taken() async throws {
    try await host.signUp()
    let other = InMemoryHost.lens(in: folder)
    try other.screen(LoginModel.self).signUpTapped()
    let model = try other.screen(SignUpModel.self)
    model.email = "MINJI@example.com"
    model.password = "another one"
    model.repetition = "another one"
    model.signUpTapped()
    await other.until { model.problem != nil }
    #expect(model.problem == .refused(AccountError(.emailTaken)))
    #expect(other.title == "회원가입")
  }

  @Test("a second tap while the first awaits its answer does nothing")
  func doubleTap() async throws {
    try host.screen(LoginModel.self).signUpTapped()
    let model = try host.screen(SignUpModel.self)
    model.email = "minji@example.com"
    model.password = "correct horse"
    model.repetition = "correct horse"
    model.signUpTapped()
    model.signUpTapped()
    await host.until { host.topScreen is MainModel }
    #expect(model.problem == nil)
    #expect(host.misuses.isEmpty)
  }

  @Test("addresses compare without surrounding spaces and without case")
  func addresses() {
    #expect(EmailAddress("\t Minji@Example.COM\n") == .minji)
    for text in [
      "", "@", "a@", "@b.c", "a@b", "a@b.", "a@.c", "a b@c.d", "a@b@c.d", "a@-b.c", "a@b..c",
      "a\u{0}@b.c", String(repeating: "a", count: 65) + "@b.c",
      "a@" + String(repeating: "b.", count: 130) + "c",
    ] {
      #expect(EmailAddress(text) == nil, "\(text)")
    }
    #expect(EmailAddress("김민지@한국.kr") != nil)
  }
}
