import Observation
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

/// A screen that declares everything of its sheet.
@Observable @MainActor
private final class SheetModel: ScreenConfiguring, SheetConfiguring {
  let screenOptions = ScreenOptions(detents: [.fraction(0.25), .medium, .large])
  var sheetOptions: SheetOptions
  var selectedDetent: SheetDetent?
  init(_ options: SheetOptions) { sheetOptions = options }
}

@Suite("What a screen declares of its sheet", .serialized)
@MainActor
struct SheetOptionsTests {
  private let phone = Phone()
  private let flow = WordFlow()
  private let all = SheetOptions(
    showsGrabber: true, largestUndimmedDetent: .medium, scrollingExpands: false, cornerRadius: 20,
    isEdgeAttached: true, followsPreferredWidth: true)

  private func present(
    _ screen: AnyObject, as presentation: Presentation = .sheet
  ) async throws -> (UIKitHost, UISheetPresentationController) {
    phone.views.register(SheetModel.self) { _ in UIViewController() }
    flow.screen = { $0 == .first ? Model("first") : screen }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    flow.present(.next("sheet"), as: presentation)
    await phone.settleWithTasks()
    let shown = try #require(host.rootViewController.presentedViewController)
    return (host, try #require(shown.sheetPresentationController))
  }

  private func options(of sheet: UISheetPresentationController) -> SheetOptions {
    let undimmed = sheet.largestUndimmedDetentIdentifier
    return SheetOptions(
      showsGrabber: sheet.prefersGrabberVisible,
      largestUndimmedDetent: undimmed == .medium ? .medium : undimmed == .large ? .large : nil,
      scrollingExpands: sheet.prefersScrollingExpandsWhenScrolledToEdge,
      cornerRadius: sheet.preferredCornerRadius.map { Double($0) },
      isEdgeAttached: sheet.prefersEdgeAttachedInCompactHeight,
      followsPreferredWidth: sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
  }

  @Test("Its options are set, also of a popover that became a sheet", arguments: [true, false])
  func declared(isPopover: Bool) async throws {
    let presentation: Presentation =
      isPopover ? .popover(from: phone.window, at: .zero) : .sheet
    let (host, sheet) = try await present(SheetModel(all), as: presentation)
    #expect(options(of: sheet) == all)
    #expect(sheet.detents.count == 3)
    withExtendedLifetime(host) {}
  }

  @Test("Options follow the model, and what the app had set returns where it declares none")
  func followed() async throws {
    let model = SheetModel(SheetOptions(showsGrabber: true))
    phone.views.configure(SheetModel.self) { controller, _ in
      controller.sheetPresentationController?.preferredCornerRadius = 8
      controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
    }
    let (host, sheet) = try await present(model)
    #expect(sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == 8)
    model.sheetOptions = all
    await phone.settleWithTasks()
    #expect(options(of: sheet) == all)
    model.sheetOptions = SheetOptions()
    await phone.settleWithTasks()
    #expect(!sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == 8)
    #expect(sheet.largestUndimmedDetentIdentifier == .large)
    withExtendedLifetime(host) {}
  }

  @Test("A height that the user chooses is told to the model")
  func chosen() async throws {
    let model = SheetModel(all)
    let (host, sheet) = try await present(model)
    #expect(model.selectedDetent == nil)
    for (detent, id) in [
      (SheetDetent.large, UISheetPresentationController.Detent.Identifier.large),
      (.fraction(0.25), sheet.detents[0].identifier),
    ] {
      try phone.person.drawSheet(to: id)
      await phone.settleWithTasks()
      #expect(model.selectedDetent == detent)
      #expect(sheet.selectedDetentIdentifier == id)
    }
    withExtendedLifetime(host) {}
  }

  @Test("A height that the model chooses moves the sheet, at first and later")
  func moved() async throws {
    let model = SheetModel(all)
    model.selectedDetent = .medium
    let (host, sheet) = try await present(model)
    #expect(sheet.selectedDetentIdentifier == .medium)
    model.selectedDetent = .large
    await phone.settleWithTasks()
    #expect(sheet.selectedDetentIdentifier == .large)
    model.selectedDetent = .fraction(0.5)
    await phone.settleWithTasks()
    #expect(sheet.selectedDetentIdentifier == .large, "a height that the sheet does not have")
    withExtendedLifetime(host) {}
  }

  @Test("A delegate of the app hears of the height too")
  func forwarded() async throws {
    let model = SheetModel(all)
    let delegate = SheetDelegate()
    phone.views.configure(SheetModel.self) { controller, _ in
      controller.presentationController?.delegate = delegate
    }
    let (host, _) = try await present(model)
    try phone.person.drawSheet(to: .large)
    await phone.settleWithTasks()
    #expect(delegate.calls == 1)
    #expect(model.selectedDetent == .large)
    withExtendedLifetime(host) {}
  }

  @Test("In a sheet with a flow the screen counts that is shown, unless the flow declares a sheet")
  func flows() async throws {
    let inner = WordFlow()
    let model = SheetModel(all)
    inner.screen = { route -> AnyObject in route == .first ? Model("plain") : model }
    phone.views.register(SheetModel.self) { _ in UIViewController() }
    let outer = OuterFlow(inner)
    let host = UIKitHost(outer, in: phone.window, views: phone.views)
    outer.present(.inner, as: .sheet)
    await phone.settleWithTasks()
    let shown = try #require(host.rootViewController.presentedViewController)
    let sheet = try #require(shown.sheetPresentationController)
    #expect(!sheet.prefersGrabberVisible)
    inner.push(.next("model"))
    await phone.settleWithTasks()
    #expect(sheet.prefersGrabberVisible)
    inner.pop()
    await phone.settleWithTasks()
    #expect(!sheet.prefersGrabberVisible)
  }

  @Test(
    "A flow in a controller that defines a context covers that alone",
    arguments: [true, false])
  func contexts(isOver: Bool) async throws {
    let (outer, part) = (UIViewController(), UIViewController())
    phone.show(outer)
    outer.addChild(part)
    outer.view.addSubview(part.view)
    part.didMove(toParent: outer)
    part.definesPresentationContext = true
    let host = UIKitHost(flow, views: phone.views)
    host.attach(to: part)
    await phone.settleWithTasks()
    flow.present(.next("over"), as: isOver ? .overCurrentContext : .currentContext)
    await phone.settleWithTasks()
    #expect(part.presentedViewController != nil)
    #expect(outer.presentedViewController == nil)
    #expect(host.tree.isSettled)
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    flow.dismiss()
    await phone.settleWithTasks()
    #expect(part.presentedViewController == nil)
    #expect(host.tree.isSettled)
  }

  @Test("A popover points at a view, at a part of it, or at an item of a bar")
  func sources() async throws {
    let view = UIView(frame: phone.window.bounds)
    let barItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    let tabItem = UITabBarItem(title: "More", image: nil, tag: 0)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    host.rootViewController.view.addSubview(view)
    for (source, isView) in [
      (Presentation.popover(from: view), true), (.popover(from: view, at: rect, arrows: .up), true),
      (.popover(from: barItem), false), (.popover(from: tabItem), false),
    ] {
      flow.present(.next("popover"), as: source)
      await phone.settleWithTasks()
      let shown = try #require(host.rootViewController.presentedViewController)
      let popover = try #require(shown.popoverPresentationController)
      #expect((popover.sourceView === view) == isView)
      #expect((popover.sourceItem != nil) == !isView)
      if popover.permittedArrowDirections == .up { #expect(popover.sourceRect == rect) }
      flow.dismiss()
      await phone.settleWithTasks()
    }
    view.removeFromSuperview()
    var misuse: Misuse?
    var configuration = TreeConfiguration()
    configuration.onMisuse = { misuse = $0 }
    let other = WordFlow()
    let second = UIKitHost(
      other, in: phone.window, views: phone.views, configuration: configuration)
    await phone.settleWithTasks()
    other.present(.next("popover"), as: .popover(from: view, at: rect))
    await phone.settleWithTasks()
    #expect(misuse?.problem.contains("shown as a sheet") == true)
    withExtendedLifetime(second) {}
  }
}

private final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
  private(set) var calls = 0
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) { calls += 1 }
}

private final class OuterFlow: Coordinator {
  enum Route { case first, inner }
  let navigation = Stack<Route>(.first)
  let inner: WordFlow
  init(_ inner: WordFlow) { self.inner = inner }
  func destination(for route: Route) -> Destination {
    if route == .first { return .screen(Model("first")) }
    return .flow(inner) { _ in }
  }
}
