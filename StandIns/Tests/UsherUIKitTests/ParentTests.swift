import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Suite("A tree in a controller of the app", .serialized)
@MainActor
struct ParentTests {
  @Test("It survives a removal, also under a sheet, and returns elsewhere unchanged")
  func parents() throws {
    let phone = Phone()
    let first = UIViewController()
    let second = UIViewController()
    let tabs = UITabBarController()
    tabs.setViewControllers([first, second], animated: false)
    phone.show(tabs)
    let flow = WordFlow()
    let host = UIKitHost(flow, views: phone.views)
    host.attach(to: first)
    flow.push(.next("second"))
    phone.settle()
    #expect(first.children == [host.rootViewController])
    #expect(phone.top == "second")
    flow.present(.next("sheet"), as: .sheet)
    phone.settle()
    #expect(phone.top == "sheet")

    host.detach(from: second)
    #expect(phone.top == "sheet")
    host.detach(from: first)
    phone.settle()
    #expect(first.children.isEmpty)
    #expect(tabs.presentedViewController == nil)
    #expect(host.tree.isLive)

    tabs.selectedIndex = 1
    host.attach(to: second)
    phone.settle()
    #expect(phone.top == "sheet")
    host.attach(to: phone.window)
    phone.settle()
    #expect(second.children.isEmpty)
    #expect(phone.window.rootViewController === host.rootViewController)
    #expect(phone.top == "sheet")
    #expect(StandIn.exceptions.isEmpty)
  }

  @Test("A removal that names no place takes it out of a controller too")
  func detached() throws {
    let phone = Phone()
    let parent = UIViewController()
    phone.show(parent)
    let flow = WordFlow()
    let host = UIKitHost(flow, views: phone.views)
    host.attach(to: parent)
    phone.settle()
    host.detach()
    phone.settle()
    #expect(parent.children.isEmpty)
    #expect(host.tree.isLive)
    host.attach(to: parent)
    phone.settle()
    #expect(phone.top == "first")
  }

  @Test("A removal leaves what the app itself presents, and takes what the tree presents")
  func appsPresentation() {
    let phone = Phone()
    let parent = UIViewController()
    phone.show(parent)
    let flow = WordFlow()
    let host = UIKitHost(flow, views: phone.views)
    host.attach(to: parent)
    let own = ForeignController("own")
    parent.present(own, animated: true)
    phone.settle()
    host.detach(from: parent)
    phone.settle()
    #expect(parent.children.isEmpty)
    #expect(parent.presentedViewController === own)

    parent.dismiss(animated: true)
    host.attach(to: parent)
    flow.present(.next("sheet"))
    phone.settle()
    #expect(phone.top == "sheet")
    host.detach()
    phone.settle()
    #expect(parent.children.isEmpty)
    #expect(phone.window.visibleController === parent)
    parent.present(own, animated: true)
    phone.settle()
    #expect(phone.window.visibleController === own)
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }
}
