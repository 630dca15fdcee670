import Observation
import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

/// What a view says itself of its bar and its sheet, beside what its screen declares.
@Suite("What a view of the native host says itself", .serialized)
@MainActor
struct OwnModifierTests {
  typealias Values = StandIn.System.SwiftUIValues
  private let phone = SwiftUIPhone()
  private let flow = NotesFlow()

  private func show(
    _ change: (inout Values) -> Void = { _ in }, @ViewBuilder _ look: @escaping () -> some View
  ) async {
    var system = StandIn.System(.iOS18)
    change(&system.swiftUI)
    StandIn.system = system
    let views = FlowViews()
    views.register(Note.self) { _ in look() }
    phone.show(FlowView(FlowHost(flow, views: views, kind: .native)))
    await phone.settle()
  }

  private var stack: UINavigationController? { phone.window.rootViewController?.stack }
  private var sheet: UIViewController? { phone.window.rootViewController?.presentedViewController }
  private var detents: [UISheetPresentationController.Detent.Identifier]? {
    sheet?.sheetPresentationController?.detents.map(\.identifier)
  }

  @Test("The title of the view counts, and the declared one where the view has none")
  func title() async {
    await show { Text("note").navigationTitle("own") }
    flow.push(.next)
    await phone.settle()
    flow.shown.last?.screenOptions.title = "declared"
    await phone.settle()
    #expect(phone.person.hand.barTitle == "own")
  }

  @Test("A back button that the view hides stays hidden")
  func backButton() async {
    await show { Text("note").navigationBarBackButtonHidden() }
    flow.push(.next)
    await phone.settle()
    #expect(stack?.topViewController?.navigationItem.hidesBackButton == true)
    flow.shown.last?.leavePolicy = .ask
    await phone.settle()
    flow.shown.last?.leavePolicy = .allow
    await phone.settle()
    #expect(stack?.topViewController?.navigationItem.hidesBackButton == true)
  }

  @Test("A sheet that the view holds stays held", arguments: Values.HeldSiblings.allCases)
  func held(_ siblings: Values.HeldSiblings) async throws {
    await show {
      $0.heldSiblings = siblings
    } _: {
      Text("note").interactiveDismissDisabled()
    }
    flow.present(.next, as: .sheet)
    await phone.settle()
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    await phone.settle()
    #expect(sheet != nil)
  }

  @Test(
    "A sheet that asks is held, whatever the view says", arguments: Values.HeldSiblings.allCases)
  func askingSheet(_ siblings: Values.HeldSiblings) async throws {
    await show {
      $0.heldSiblings = siblings
    } _: {
      Text("note").interactiveDismissDisabled(false)
    }
    flow.present(.next, as: .sheet)
    await phone.settle()
    flow.shown.last?.leavePolicy = .ask
    await phone.settle()
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
    await phone.settle()
    #expect(sheet != nil)
  }

  @Test(
    "A guest's sheet that one of its views holds stays so", arguments: Values.HeldSiblings.allCases)
  func heldGuest(_ siblings: Values.HeldSiblings) async throws {
    var system = StandIn.System(.iOS18)
    system.swiftUI.heldSiblings = siblings
    StandIn.system = system
    let views = FlowViews()
    views.register(Note.self) { _ in Text("note").interactiveDismissDisabled() }
    phone.show(
      Text("below").sheet(isPresented: .constant(true)) {
        FlowView(FlowHost(flow, views: views, kind: .native))
      })
    await phone.settle()
    #expect(phone.texts.contains("note"))
    #expect(throws: Obstacle.self) { try phone.person.swipeDown() }
  }

  @Test("Detents of the view stay", arguments: Values.OuterDetents.allCases)
  func detents(_ outer: Values.OuterDetents) async {
    await show {
      $0.outerDetents = outer
    } _: {
      Text("note").presentationDetents([.medium])
    }
    flow.present(.next, as: .sheet)
    await phone.settle()
    #expect(detents == [.medium])
  }

  @Test("Declared detents are taken over, and without any a sheet is large")
  func declaredDetents() async {
    await show { Text("note") }
    flow.present(.next, as: .sheet)
    await phone.settle()
    #expect(detents == [.large])
    flow.shown.last?.screenOptions.detents = [.medium]
    await phone.settle()
    #expect(detents == [.medium])
    flow.shown.last?.screenOptions.detents = nil
    await phone.settle()
    #expect(detents == [.large])
  }

  @Test("A bar that the view hides stays hidden", arguments: Values.OuterToolbar.allCases)
  func bar(_ outer: Values.OuterToolbar) async {
    await show {
      $0.outerToolbar = outer
    } _: {
      Text("note").toolbar(.hidden, for: .navigationBar)
    }
    #expect(stack?.isNavigationBarHidden == true)
    flow.shown.last?.screenOptions.hidesNavigationBar = true
    await phone.settle()
    flow.shown.last?.screenOptions.hidesNavigationBar = nil
    await phone.settle()
    #expect(stack?.isNavigationBarHidden == true)
  }

  @Test("A declared hidden bar is hidden, and comes back", arguments: Values.OuterToolbar.allCases)
  func declaredBar(_ outer: Values.OuterToolbar) async {
    await show {
      $0.outerToolbar = outer
    } _: {
      Text("note")
    }
    for isHidden in [true, false] {
      flow.shown.last?.screenOptions.hidesNavigationBar = isHidden
      await phone.settle()
      #expect(stack?.isNavigationBarHidden == isHidden)
    }
  }

  @Test("A declared back title goes when it is withdrawn, and one of the app's own stays")
  func backTitle() async {
    await show { Text("note") }
    let note = flow.shown.last
    note?.screenOptions = ScreenOptions(title: "Notes", backTitle: "All")
    flow.push(.next)
    await phone.settle()
    #expect(phone.person.hand.backTitle == "All")
    note?.screenOptions.backTitle = nil
    await phone.settle()
    #expect(phone.person.hand.backTitle == "Notes")
    flow.push(.next, allowsRepeat: true)
    await phone.settle()
    stack?.viewControllers[1].navigationItem.backButtonTitle = "own"
    flow.shown[1].screenOptions.title = "Note"
    await phone.settle()
    #expect(phone.person.hand.backTitle == "own")
  }

  @Observable @MainActor
  final class Note: ScreenConfiguring, LeaveGuard {
    var screenOptions = ScreenOptions()
    var leavePolicy = LeavePolicy.allow
    func confirmLeave() async -> Bool { false }
  }

  final class NotesFlow: Coordinator {
    enum Route { case first, next }

    let navigation = Stack<Route>(.first)
    private(set) var shown: [Note] = []

    func destination(for route: Route) -> Destination {
      let note = Note()
      shown.append(note)
      return .screen(note)
    }
  }
}
