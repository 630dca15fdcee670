import Testing
import Usher
import UsherLinks
import UsherSnapshots
import UsherTesting

@testable import Lens
@testable import LensServices

@MainActor
@Suite("Lens: links", .timeLimit(.minutes(10)))
struct LinkTests {
  private let folder = TestFolder()

  @Test("Every place has an address, except an error")
  func law() {
    let failure = PhotoCoordinator.Route.failure(PhotoError(.missing))
    let problems = AppCoordinator.linkProblems(with: [
      AppCoordinator.Route.auth, AppCoordinator.Route.tabs, AuthCoordinator.Route.login,
      AuthCoordinator.Route.signUp, TabsCoordinator.Route.main, TabsCoordinator.Route.settings,
      MainCoordinator.Route.main, MainCoordinator.Route.register, MainCoordinator.Route.photos,
      PhotosCoordinator.Route.photo("7f"), PhotosCoordinator.Route.removal,
      PhotosCoordinator.Route.failure(PhotoError(.missing)),
      RegisterCoordinator.Route.image, RegisterCoordinator.Route.result("7f"),
      SettingsCoordinator.Route.settings, PhotoCoordinator.Route.photo,
      PhotoCoordinator.Route.removal, failure,
    ])
    #expect(
      problems == [
        "PhotosCoordinator: no link is for “\(failure)”.",
        "PhotoCoordinator: no link is for “\(failure)”.",
      ])
  }

  @Test("A link to a photo waits for log in, and then shows the stored photo")
  func photo() async throws {
    let first = InMemoryHost.lens(in: folder)
    try await first.signUp()
    try await first.register("gradient.png")
    let address = try first.tree.address
    let id = try first.screen(ImageResultModel.self).id
    #expect(address == "/photos/register/\(id)")

    let host = try InMemoryHost.lens(in: folder, opening: "/photos/\(id)")
    await host.expectTree(onLogin)
    #expect(try host.tree.address == "/login")
    try host.logIn()
    await host.until { (host.topScreen as? ImageResultModel)?.file != nil }
    #expect(try host.screen(ImageResultModel.self).photo?.name == "gradient.png")
    #expect(try host.tree.address == "/photos/album/\(id)")
    #expect(host.title == "gradient.png")
    // Earlier versions asked at this address.
    try host.tree.open("/photos/\(id)/remove")
    #expect(host.alert?.title == "사진을 지울까요?")
    #expect(try host.tree.address == "/photos/album/\(id)/remove")
    host.user.choose("취소")
    try host.tree.open(address)
    #expect(host.tree.description == first.tree.description)
    try host.tree.open("/login/sign-up")
    #expect(try host.tree.address == address)
  }

  @Test("A restored tree keeps its user logged in, at the same place")
  func restoring() async throws {
    let host = InMemoryHost.lens(in: folder)
    try await host.signUp()
    try await host.register("gradient.png")
    let services = LensServices(in: folder.url, cost: cheap)
    let restored = InMemoryHost(
      makeLens(accounts: services.accounts, library: services.library),
      launch: .restoring(host.tree.snapshot()))
    #expect(restored.tree.description == host.tree.description)
    await restored.until { (restored.topScreen as? ImageResultModel)?.file != nil }
    restored.user.tapTab(1)
    #expect(try restored.screen(SettingsModel.self).album.account.email == .minji)
  }

  @Test("A link to a missing photo, or to another user's, shows an error")
  func missing() async throws {
    let owner = InMemoryHost.lens(in: folder)
    try await owner.signUp()
    try await owner.register("gradient.png")
    let id = try owner.screen(ImageResultModel.self).id
    let other = InMemoryHost.lens(in: folder)
    try await other.signUp("other@example.com")
    for id in [id, "nothing"] {
      try other.tree.open("/photos/\(id)")
      await other.until { (other.topScreen as? ImageResultModel)?.problem != nil }
      #expect(try other.screen(ImageResultModel.self).problem == PhotoError(.missing))
      #expect(try other.screen(ImageResultModel.self).photo == nil)
    }
  }

  @Test("A link logs no user in, and the next user does not see the earlier links")
  func nobody() async throws {
    let host = try InMemoryHost.lens(in: folder, opening: "/photos/1/;/settings")
    await host.expectTree(onLogin)
    for link in ["/photos", "/settings", "/photos/register"] {
      try host.tree.open(link)
      await host.expectTree(onLogin)
    }
    try await host.signUp("other@example.com", isDone: { host.topScreen is RegisterImageModel })
    #expect(try host.tree.address == "/photos/register")
    try host.tree.open("/settings")
    try host.screen(SettingsModel.self).logOutTapped()
    await host.until { host.topScreen is LoginModel }
    await host.expectTree(onLogin)
    try await host.signUp()
    await host.expectTree(tabs())
  }
}
