import Testing
import Usher
import UsherTesting

@testable import Lens
@testable import LensServices

@MainActor
@Suite("Lens: registering images", .timeLimit(.minutes(10)))
struct PhotoFlowTests {
  private let folder = TestFolder()
  private let host: InMemoryHost

  init() async throws {
    host = .lens(in: folder)
    try await host.signUp()
  }

  /// Returns the tabs with the newly registered photo.
  private func onResult() throws -> String {
    let id = try host.screen(ImageResultModel.self).id
    return tabs(
      "register: RegisterCoordinator (stack)", "  image: RegisterImageModel",
      "  result(\(id.rawValue.prefix(6))…): PhotoCoordinator (stack)", "    photo: ImageResultModel"
    )
  }

  @Test("C9, C10: an image leads to its result as one value, each screen with its bar and title")
  func registering() async throws {
    #expect(host.title == "메인")
    #expect(host.hidesBar)
    try host.screen(MainModel.self).registerTapped()
    #expect(host.title == "이미지 등록")
    #expect(!host.hidesBar)
    try host.screen(RegisterImageModel.self).choose(try image("gradient.png"))
    try host.screen(RegisterImageModel.self).registerTapped()
    await host.until { (host.topScreen as? ImageResultModel)?.file != nil }
    await host.expectTree(try onResult())
    #expect(host.title == "등록 결과")
    #expect(!host.hidesBar)
    let result = try host.screen(ImageResultModel.self)
    #expect(result.photo?.dimensions == "48 × 32")
    #expect(result.photo?.format == .png)
    #expect(result.file == (try image("gradient.png")))
  }

  @Test("done returns to main in one transition, the photo appears, and nothing leaks")
  func done() async throws {
    try await host.register("gradient.png")
    let transitions = host.transitionCount
    try host.screen(ImageResultModel.self).doneTapped()
    await host.expectTree(tabs())
    #expect(host.transitionCount == transitions + 1)
    #expect(try host.screen(MainModel.self).album.photos.map(\.name) == ["gradient.png"])
    #expect(host.endings(of: "RegisterCoordinator") == [.finished])
    #expect(host.endings(of: "PhotoCoordinator") == [.finished])
    await host.expectNothingLeaked()
  }

  @Test("C3: back from the result leads to another image, and back from there to main")
  func back() async throws {
    try await host.register("gradient.png")
    host.user.tapBack()
    #expect(host.title == "이미지 등록")
    #expect(try host.screen(RegisterImageModel.self).chosen == nil)
    host.user.swipeBack()
    await host.expectTree(tabs())
    #expect(host.endings(of: "PhotoCoordinator") == [.backButton])
    #expect(host.endings(of: "RegisterCoordinator") == [.swipe])
  }

  @Test("a file that is no image, or a truncated one, shows an error and stays")
  func problems() async throws {
    try host.screen(MainModel.self).registerTapped()
    let model = try host.screen(RegisterImageModel.self)
    model.registerTapped()
    #expect(model.problem == PhotoError(.nothingChosen))
    let photo = try image("photo.jpg")
    let files: [(ImageFile, PhotoError.Code)] = [
      (ImageFile(name: "a.jpg", bytes: Array(photo.bytes.dropLast(100))), .damaged),
      (ImageFile(name: "a.png", bytes: Array("text".utf8)), .unknownFormat),
      (ImageFile(name: "a", bytes: Array(repeating: 0, count: 6 << 20)), .tooManyBytes),
    ]
    for (file, code) in files {
      model.choose(file)
      #expect(model.problem == nil)
      model.registerTapped()
      await host.until { model.problem != nil }
      #expect(model.problem == PhotoError(code))
      #expect(model.chosen == nil && !model.isWorking)
    }
    #expect(host.title == "이미지 등록")
    model.choose(photo)
    model.registerTapped()
    await host.until { host.topScreen is ImageResultModel }
    #expect(try host.screen(ImageResultModel.self).photo?.dimensions == "64 × 40")
  }

  @Test("a user who leaves while a file is being read is not brought back")
  func leavingMeanwhile() async throws {
    try host.screen(MainModel.self).registerTapped()
    try host.screen(RegisterImageModel.self).choose(try image("river.jpg"))
    try host.screen(RegisterImageModel.self).registerTapped()
    host.user.tapBack()
    await host.until { (host.topScreen as? MainModel)?.album.photos.count == 1 }
    await host.expectTree(tabs())
    #expect(host.misuses.isEmpty)
  }

  @Test("a photo in the list opens, and closes by finishing, by Back and by a swipe")
  func list() async throws {
    try await host.register("photo.jpg")
    try host.screen(ImageResultModel.self).doneTapped()
    let photo = try #require(try host.screen(MainModel.self).album.photos.first)
    for leave: @MainActor () throws -> Void in [
      { try host.screen(ImageResultModel.self).doneTapped() }, { host.user.tapBack() },
      { host.user.swipeBack() },
    ] {
      try host.screen(MainModel.self).photoTapped(photo)
      await host.until { (host.topScreen as? ImageResultModel)?.file != nil }
      await host.expectTree(
        tabs(
          "photos: PhotosCoordinator (pages)",
          "  *photo(\(photo.id.rawValue.prefix(6))…): ImageResultModel"))
      try leave()
      await host.expectTree(tabs())
    }
  }

  @Test("removing asks first, and removes the photo from the list, the store and the settings")
  func removing() async throws {
    try await host.register("gradient.png")
    try host.screen(ImageResultModel.self).removeTapped()
    #expect(host.alert?.title == "사진을 지울까요?")
    host.user.choose("취소")
    await host.expectTree(try onResult())
    try host.screen(ImageResultModel.self).removeTapped()
    host.user.choose("지우기")
    await host.until { host.topScreen is MainModel }
    await host.expectTree(tabs())
    #expect(try host.screen(MainModel.self).album.photos.isEmpty)
    host.user.tapTab(1)
    #expect(try host.screen(SettingsModel.self).album.photos.isEmpty)
  }

  @Test("the list opens a page, the pages follow the store, and the last one takes them with it")
  func pages() async throws {
    for name in ["gradient.png", "photo.jpg", "turned.jpg"] {
      try await host.register(name)
      try host.screen(ImageResultModel.self).doneTapped()
    }
    let main = try host.screen(MainModel.self)
    main.photoTapped(main.album.photos[1])
    #expect(host.title == "photo.jpg")
    host.user.swipeToNextPage()
    #expect(host.title == "gradient.png" && !host.user.canSwipeToNextPage)
    host.user.swipeToPreviousPage()
    _ = try await main.album.add(try image("river.jpg"))
    host.user.swipeToPreviousPage()
    await host.until { host.user.canSwipeToPreviousPage }
    host.user.swipeToPreviousPage()
    #expect(host.title == "river.jpg" && !host.user.canSwipeToPreviousPage)
    for _ in 0..<2 { host.user.swipeToNextPage() }
    #expect(host.title == "photo.jpg")
    for title in ["gradient.png", "turned.jpg", "river.jpg"] {
      try host.screen(ImageResultModel.self).removeTapped()
      host.user.choose("지우기")
      await host.until { host.title == title }
    }
    try host.screen(ImageResultModel.self).removeTapped()
    host.user.choose("지우기")
    await host.until { host.topScreen is MainModel }
    await host.expectTree(tabs())
    #expect(host.endings(of: "PhotosCoordinator") == [.finished])
    #expect(host.misuses.isEmpty)
  }

  @Test("a photo that cannot be read or removed shows an error, and stays")
  func broken() async throws {
    let folder = TestFolder()
    let accounts = LensServices(in: folder.url, cost: cheap).accounts
    let host = InMemoryHost(makeLens(accounts: accounts, library: BrokenLibrary()))
    try await host.signUp()
    let photo = BrokenLibrary.photo
    await host.until { (host.topScreen as? MainModel)?.album.photos == [photo] }
    try host.screen(MainModel.self).photoTapped(photo)
    await host.until { (host.topScreen as? ImageResultModel)?.problem != nil }
    #expect(try host.screen(ImageResultModel.self).problem == PhotoError(.missing))
    try host.screen(ImageResultModel.self).removeTapped()
    host.user.choose("지우기")
    await host.until { host.alert?.title == "지울 수 없어요" }
    #expect(host.alert?.message == PhotoError(.unreachable).text)
    host.user.choose("확인")
    #expect(try host.screen(ImageResultModel.self).photo == photo)
  }

  @Test("C11: each tab keeps its stack, and tapping main again pops to its first screen")
  func eachTabKeepsItsStack() async throws {
    try await host.register("gradient.png")
    host.user.tapTab(1)
    #expect(host.title == "설정")
    #expect(try host.screen(SettingsModel.self).album.account.email == .minji)
    #expect(try host.screen(SettingsModel.self).album.photos.count == 1)
    host.user.tapTab(0)
    await host.expectTree(try onResult())
    host.user.tapTab(0)
    await host.expectTree(tabs())
  }

  @Test("C12: logging out drops the tabs and everything in them, in one transition")
  func logOut() async throws {
    try await host.register("gradient.png")
    host.user.tapTab(1)
    let transitions = host.transitionCount
    try host.screen(SettingsModel.self).logOutTapped()
    await host.expectTree(onLogin)
    #expect(host.transitionCount == transitions + 1)
    #expect(host.endings(of: "TabsCoordinator") == [.finished])
    for flow in ["MainCoordinator", "RegisterCoordinator", "PhotoCoordinator"] {
      #expect(host.endings(of: flow) == [.ancestorEnded], "\(flow)")
    }
    #expect(!host.user.seesBackButton)
    #expect(host.hidesBar)
    await host.expectNothingLeaked()
  }

  @Test("photos belong to their account: logging in again shows them, another account does not")
  func again() async throws {
    try await host.register("gradient.png")
    host.user.tapTab(1)
    try host.screen(SettingsModel.self).logOutTapped()
    try await host.signUp("other@example.com")
    await host.until { (host.topScreen as? MainModel)?.album.problem == nil }
    #expect(try host.screen(MainModel.self).album.photos.isEmpty)
    let other = InMemoryHost.lens(in: folder)
    let model = try other.screen(LoginModel.self)
    model.email = "minji@example.com"
    model.password = "correct horse"
    model.logInTapped()
    await other.until { (other.topScreen as? MainModel)?.album.photos.isEmpty == false }
    #expect(try other.screen(MainModel.self).album.photos.map(\.dimensions) == ["48 × 32"])
  }
}

/// Has one photo, whose file cannot be read.
private struct BrokenLibrary: PhotoLibrary {
  static let photo = Photo(
    id: "1", name: "a.png", format: .png, width: 3, height: 2, byteCount: 100)

  func photos(of account: Account) throws(PhotoError) -> [Photo] { [Self.photo] }

  func add(_ file: ImageFile, for account: Account) throws(PhotoError) -> Photo {
    throw PhotoError(.noRoom)
  }

  func file(of photo: Photo, for account: Account) throws(PhotoError) -> ImageFile {
    throw PhotoError(.missing)
  }

  func remove(_ photo: Photo, of account: Account) throws(PhotoError) {
    throw PhotoError(.unreachable)
  }
}
