import SwiftUI
import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherSwiftUI

/// What the native host reads of SwiftUI, where a wrong answer would only cost another attempt.
@MainActor
@Suite("The native host's driver", .serialized, .timeLimit(.minutes(10)))
struct NativeDriverTests {
  private let stage = RowStage(.native)
  private let flow = RowFlow()
  private let host: FlowHost

  init() { host = FlowHost(flow, views: .pages, kind: .native) }

  @Test("A page that other code pushes on SwiftUI's stack is counted, and foreign")
  func foreignPage() async throws {
    stage.phone.show(FlowView(host))
    await stage.settle()
    let driver = host.tree.reconciler.driver
    let container = try #require(host.tree.root.hostContainer)
    #expect(driver.count(in: container) == 1)
    let stack = stage.phone.window.visibleController?.navigationController
    stack?.pushViewController(ForeignController("other"), animated: false)
    await stage.settle()
    #expect(driver.count(in: container) == 2)
    guard case .foreign = driver.item(at: 1, in: container) else {
      Issue.record("\(driver.item(at: 1, in: container)) is not foreign")
      return
    }
    host.close()
  }
}
