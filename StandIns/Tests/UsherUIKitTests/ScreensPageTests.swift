import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Suite("docs/uikit-screens.md", .serialized)
@MainActor
struct ScreensPageTests {
  private let phone = Phone()
  private let flow = SearchFlow(search: PageSearch())

  @Test("The stack is of the app's class, and its screen has what the configuration declares")
  func containers() async throws {
    let search = UISearchController()
    let tools = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    let views = makePageViews(map: UIStoryboard(name: "Page", bundle: nil))
    configurePageContainers(views)
    configurePageScreen(views, search, tools)
    let host = UIKitHost(flow, in: phone.window, views: views)
    flow.push(.counter)
    await phone.settleWithTasks()
    let stack = try #require(host.rootViewController as? AppNavigationController)
    #expect(stack.navigationBar is AppBar)
    #expect(stack.navigationBar.prefersLargeTitles)
    let item = try #require(stack.topViewController?.navigationItem)
    #expect(item.prompt == "0 places")
    #expect(item.searchController === search)
    #expect(stack.isToolbarHidden)
    #expect(stack.topViewController?.hidesBottomBarWhenPushed == true)
  }

  @Test("The sheet rests where its model says, and the model learns where the user leaves it")
  func sheets() async throws {
    let model = PlaceModel()
    let words = WordFlow()
    words.screen = { route -> AnyObject in route == .first ? Model("first") : model }
    phone.views.register(PlaceModel.self) { _ in UIViewController() }
    let host = UIKitHost(words, in: phone.window, views: phone.views)
    words.present(.next("sheet"), as: .sheet)
    await phone.settleWithTasks()
    let sheet = try #require(
      host.rootViewController.presentedViewController?.sheetPresentationController)
    #expect(sheet.selectedDetentIdentifier == .medium)
    model.showAll()
    await phone.settleWithTasks()
    #expect(sheet.selectedDetentIdentifier == .large)
    try phone.person.drawSheet(to: .medium)
    await phone.settleWithTasks()
    #expect(model.selectedDetent == .medium)
  }

  @Test("A sheet keeps its controller's heights in points, and tells it where the user leaves it")
  func heightsInPoints() async throws {
    let ticket = TicketController()
    let words = WordFlow()
    words.screen = { route -> AnyObject in route == .first ? Model("first") : ticket }
    let host = UIKitHost(words, in: phone.window, views: phone.views)
    words.present(.next("sheet"), as: .sheet)
    await phone.settleWithTasks()
    #expect(ticket.sheetPresentationController?.detents.map(\.identifier.rawValue)[0] == "ticket")
    #expect(ticket.navigationController == nil, "a screen that is presented by itself has no bar")
    try phone.person.drawSheet(to: .large)
    await phone.settleWithTasks()
    #expect(!ticket.isSmall)
    try phone.person.drawSheet(to: .init("ticket"))
    await phone.settleWithTasks()
    #expect(ticket.isSmall)
    try phone.person.swipeDown()
    await phone.settleWithTasks()
    #expect(host.rootViewController.presentedViewController == nil && host.tree.isSettled)
  }

  @Test("A photo zooms from its cell, and a drag takes one back or leaves it")
  func transitions() async throws {
    StandIn.system = StandIn.System(.iOS18)
    let views = UIKitViews()
    let album = AlbumController()
    var photo: PhotoModel?
    views.register(AlbumModel.self) { _ in album }
    views.register(PhotoModel.self) { model in
      photo = model
      return UIViewController()
    }
    animatePageScreens(views)
    let photos = AlbumFlow()
    let host = UIKitHost(photos, in: phone.window, views: views)
    await phone.settleWithTasks()
    photos.open(7)
    await phone.settleWithTasks()
    let stack = try #require(host.rootViewController as? UINavigationController)
    #expect(stack.topViewController?.preferredTransition?._sources.first?.view === album.cells[7])
    photos.pop()
    photos.push(.photo(8))
    await phone.settleWithTasks()
    let shown = try #require(stack.topViewController)
    let drag = try #require(photo?.drag)
    for (goesBack, count) in [(false, 2), (true, 1)] {
      drag.begin(shown, host)
      StandIn.clock.advance(2)
      drag.current?.update(0.3)
      drag.end(goesBack: goesBack)
      await phone.settleWithTasks()
      #expect(photos.navigation.count == count)
    }
    #expect(photos.navigation.routes == [.album])
  }

  @Test("The tabs, and what stands above their bar, are what the coordinator declares")
  func tabs() async throws {
    StandIn.system = StandIn.System(.iOS26)
    let views = UIKitViews()
    views.register(AlbumModel.self) { _ in AlbumController() }
    views.register(CounterModel.self) { _ in UIViewController() }
    let host = UIKitHost(MusicFlow(), in: phone.window, views: views)
    await phone.settleWithTasks()
    let tabs = try #require(host.rootViewController as? UITabBarController)
    #expect(tabs.tabs.count == 4 && tabs.tabs.last is UISearchTab)
    #expect(tabs.bottomAccessory != nil)
    #expect(tabs.tabBarMinimizeBehavior == .onScrollDown)
  }

  @Test(
    "A share sheet that dismisses itself has ended, and a picker ends with the flow's dismissal")
  func systemControllers() async throws {
    let views = UIKitViews()
    views.register(AlbumModel.self) { _ in AlbumController() }
    registerPagePicker(views)
    let letter = LetterFlow()
    let host = UIKitHost(letter, in: phone.window, views: views)
    await phone.settleWithTasks()
    var ended: [EndingCause] = []
    let observation = host.tree.observe { event in
      if case .ended(_, let cause) = event { ended.append(cause) }
    }
    letter.share(
      "words", from: UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil))
    await phone.settleWithTasks()
    let sheet = try #require(
      host.rootViewController.presentedViewController as? UIActivityViewController)
    sheet.dismiss(animated: true, completion: {})
    await phone.settleWithTasks()
    #expect(ended == [.removedByHost])
    letter.choosePhoto()
    await phone.settleWithTasks()
    let picker = try #require(
      host.rootViewController.presentedViewController as? UIImagePickerController)
    let choice = try #require(picker.delegate as? PhotoChoice)
    let image = UIImage()
    choice.imagePickerController(picker, didFinishPickingMediaWithInfo: [.originalImage: image])
    await phone.settleWithTasks()
    #expect(letter.photo === image)
    #expect(ended.count == 2)
    withExtendedLifetime(observation) {}
    #expect(host.rootViewController.presentedViewController == nil)
    #expect(host.tree.isSettled)
  }
}
