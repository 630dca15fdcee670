import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

/// Fingers that drag something of a page instead of the page.
@Suite("Drags over the content in the native host", .serialized)
@MainActor
struct NativeDragTests {
  enum Content: CaseIterable { case nothing, button, slider, dragged, touched }

  private let phone = SwiftUIPhone()

  /// Puts something under the finger, which is in the corner on the stand-in.
  private func put(_ content: Content, into controller: UIViewController?) {
    let view: UIView
    switch content {
    case .nothing: return
    case .button: view = UIButton()
    case .slider: view = UISlider()
    case .dragged, .touched:
      view = UIView()
      let pan = UIPanGestureRecognizer()
      pan.state = content == .dragged ? .changed : .possible
      view.addGestureRecognizer(pan)
    }
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    controller?.view.addSubview(view)
  }

  @Test(
    "iOS 26: a swipe over the content of a page that asks asks, unless the finger drags something",
    arguments: Content.allCases)
  func swipe(_ content: Content) async throws {
    StandIn.system = StandIn.System(.iOS26)
    let flow = PageFlow()
    phone.show(FlowView(FlowHost(flow, views: .pages, kind: .native)))
    flow.push(.second)
    await phone.settle()
    let page = try #require(flow.lastPage)
    (page.leavePolicy, page.answer) = (.ask, false)
    await phone.settle()
    // In front of the bar, which takes no room on the stand-in.
    put(content, into: phone.window.rootViewController?.stack)
    (try? phone.person.beginSwipeBackOverContent())?.finish()
    await phone.settle()
    #expect(page.questions == (content == .slider || content == .dragged ? 0 : 1))
    #expect(phone.texts.contains("page second"))
  }

  @Test(
    "A drag down on a sheet that asks asks, unless the finger drags something",
    arguments: Content.allCases)
  func drawDown(_ content: Content) async throws {
    let flow = PageFlow()
    phone.show(FlowView(FlowHost(flow, views: .pages, kind: .native)))
    flow.present(.modal, as: .sheet)
    await phone.settle()
    let page = try #require(flow.lastPage)
    (page.leavePolicy, page.answer) = (.ask, false)
    await phone.settle()
    put(content, into: phone.window.rootViewController?.presentedViewController)
    _ = try? phone.person.swipeDown()
    await phone.settle()
    #expect(page.questions == (content == .slider || content == .dragged ? 0 : 1))
    #expect(phone.texts.contains("page modal"))
  }
}
