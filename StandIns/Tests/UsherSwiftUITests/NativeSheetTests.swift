import Observation
import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI
import UsherUIKit

/// What a screen declares of its sheet, with both of SwiftUI's hosts.
@Suite("A sheet's options with SwiftUI", .serialized)
@MainActor
struct NativeSheetTests {
  private let phone = SwiftUIPhone()
  private let flow = CardFlow()
  private final class Log { var misuses: [Misuse] = [] }
  private let log = Log()

  private func present(_ kind: FlowHost.Kind) async throws -> UISheetPresentationController {
    let views = FlowViews()
    views.register(Card.self) { _ in Text("card") }
    var configuration = TreeConfiguration()
    configuration.onMisuse = { [log] in log.misuses.append($0) }
    phone.show(
      FlowView(FlowHost(flow, views: views, kind: kind, configuration: configuration)))
    await phone.settle()
    flow.present(.next, as: .sheet)
    await phone.settle()
    var top = phone.window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return try #require(top?.sheetPresentationController)
  }

  @Test("Its options are set", arguments: [FlowHost.Kind.native, .embedded])
  func options(_ kind: FlowHost.Kind) async throws {
    flow.card.sheetOptions = SheetOptions(
      showsGrabber: true, largestUndimmedDetent: .medium, scrollingExpands: false, cornerRadius: 9)
    let sheet = try await present(kind)
    #expect(sheet.prefersGrabberVisible)
    #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(sheet.preferredCornerRadius == 9)
    flow.card.sheetOptions = SheetOptions()
    await phone.settle()
    #expect(!sheet.prefersGrabberVisible)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
    #expect(log.misuses.isEmpty)
  }

  @Test("The height is told and set", arguments: [FlowHost.Kind.native, .embedded])
  func height(_ kind: FlowHost.Kind) async throws {
    let sheet = try await present(kind)
    #expect(flow.card.selectedDetent == nil)
    let hand = Person(in: phone.window)
    try hand.drawSheet(to: .large)
    await phone.settle()
    #expect(flow.card.selectedDetent == .large)
    flow.card.selectedDetent = .medium
    await phone.settle()
    #expect(sheet.selectedDetentIdentifier == .medium)
  }

  @Test("What SwiftUI cannot show is reported once", arguments: [FlowHost.Kind.native, .embedded])
  func edge(_ kind: FlowHost.Kind) async throws {
    flow.card.sheetOptions = SheetOptions(isEdgeAttached: true)
    let sheet = try await present(kind)
    #expect(sheet.prefersEdgeAttachedInCompactHeight == (kind == .embedded))
    flow.dismiss()
    await phone.settle()
    flow.present(.next, as: .sheet)
    await phone.settle()
    #expect(log.misuses.map(\.value) == (kind == .embedded ? [] : ["SheetOptions"]))
  }

  @Observable @MainActor
  final class Card: ScreenConfiguring, SheetConfiguring {
    let screenOptions = ScreenOptions(detents: [.medium, .large])
    var sheetOptions = SheetOptions()
    var selectedDetent: SheetDetent?
  }

  final class CardFlow: Coordinator {
    enum Route { case first, next }
    let navigation = Stack<Route>(.first)
    let card = Card()
    func destination(for route: Route) -> Destination {
      if route == .next { return .screen(card) }
      return .screen(Card())
    }
  }
}
