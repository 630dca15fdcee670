import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("A container of the app") struct ContainmentTests {
    /// A container that forwards appearance callbacks to its children itself.
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("calls willMove by itself when it takes a child in, and didMove when the child leaves")
    func moves() {
      let log = Log()
      let parent = UIViewController()
      let child = Screen("c", log)
      parent.addChild(child)
      #expect(log.take() == ["c.willMove(parent)"])
      #expect(parent.children == [child])
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      _ = log.take()
      child.removeFromParent()
      #expect(log.take() == ["c.didMove(nil)"])
      #expect(child.parent == nil)
      #expect(parent.children.isEmpty)
    }

    @Test("can be asked for the scroll view that bars observe at the top and at the bottom")
    func contentScrollView() {
      let stage = Stage()
      StandIn.recordsExceptions = true
      let scrollView = UIScrollView(frame: .zero)
      stage.root.setContentScrollView(scrollView, for: .all)
      stage.root.setContentScrollView(nil, for: .bottom)
      #expect(stage.root.contentScrollView(for: .top) === scrollView)
      #expect(stage.root.contentScrollView(for: .bottom) == nil)
      #expect(stage.root.contentScrollView(for: .leading) == nil)
      #expect(StandIn.exceptions.count == 1)
    }

    @Test("throws for a subview of a visual effect view") func effectView() {
      let stage = Stage()
      StandIn.recordsExceptions = true
      let view = UIVisualEffectView(effect: nil)
      stage.root.view.addSubview(view)
      view.contentView.addSubview(UIView(frame: .zero))
      #expect(StandIn.exceptions.isEmpty)
      view.addSubview(UIView(frame: .zero))
      #expect(view.subviews == [view.contentView])
      #expect(StandIn.exceptions.count == 1)
    }

    @Test("takes a child away from its old parent") func steals() {
      let one = UIViewController()
      let two = UIViewController()
      let child = UIViewController()
      one.addChild(child)
      two.addChild(child)
      #expect(one.children.isEmpty)
      #expect(child.parent === two)
    }

    @Test("on screen tells a child as its view comes and goes") func onScreen() {
      let stage = Stage()
      let child = stage.screen("c")
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
      #expect(
        stage.log.take() == [
          "c.willMove(parent)", "c.load", "c.willAppear", "c.isAppearing", "c.didAppear",
          "c.didMove(parent)",
        ])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        stage.log.take() == [
          "c.willMove(nil)", "c.willDisappear", "c.didDisappear", "c.didMove(nil)",
        ])
    }

    @Test("notifies a child that viewDidLoad added together with itself") func inViewDidLoad() {
      StandIn.reset()
      StandIn.clock.mode = .manual
      let log = Log()
      let root = Screen("root", log)
      let child = Screen("c", log)
      root.onDidLoad = { root in
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      StandIn.clock.runUntilIdle()
      #expect(
        log.take() == [
          "root.load", "c.willMove(parent)", "c.load", "c.didMove(parent)", "root.willAppear",
          "c.willAppear", "root.isAppearing", "c.isAppearing", "root.didAppear", "c.didAppear",
        ])
    }

    @Test("does not notify a child whose view is outside its view") func notInHierarchy() {
      let stage = Stage()
      let child = stage.screen("c")
      stage.root.addChild(child)
      stage.window.isHidden = true
      #expect(!stage.log.take().contains { $0.hasPrefix("c.willDisappear") })
    }

    @Test("notifies a controller without a parent only when its own view is added on screen")
    func orphan() {
      let (stage, navigation) = Stage.stack("a")
      let early = stage.screen("early")
      let late = stage.screen("late")
      let b = stage.screen("b")
      b.onDidLoad = { $0.view.addSubview(early.view) }
      navigation.pushViewController(b, animated: false)
      #expect(!stage.log.take().contains("early.willAppear"))
      b.view.addSubview(late.view)
      #expect(
        stage.log.take() == ["late.load", "late.willAppear", "late.isAppearing", "late.didAppear"])
    }

    @Test("that forwards appearances itself decides when a child receives them") func manual() {
      let log = Log()
      let parent = Manual()
      let stage = Stage { _ in parent }
      let child = Screen("c", log)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      #expect(log.take() == ["c.willMove(parent)", "c.load"])
      child.beginAppearanceTransition(true, animated: false)
      #expect(log.take() == ["c.willAppear"])
      child.endAppearanceTransition()
      #expect(log.take() == ["c.isAppearing", "c.didAppear"])
      _ = stage
    }

    @Test("that ends an appearance without a beginning gets UIKit's message") func unbalanced() {
      let stage = Stage()
      stage.root.endAppearanceTransition()
      #expect(StandIn.messages.last?.hasPrefix("Unbalanced calls to begin/end") == true)
    }

    @Test("exchanges children with an animation") func exchange() {
      let stage = Stage()
      let one = stage.screen("1")
      let two = stage.screen("2")
      stage.root.addChild(one)
      stage.root.view.addSubview(one.view)
      stage.root.addChild(two)
      _ = stage.log.take()
      var finished = false
      stage.root.transition(from: one, to: two, duration: 0.3, animations: nil) { finished = $0 }
      #expect(stage.log.take() == ["2.load", "1.willDisappear", "2.willAppear", "2.isAppearing"])
      #expect(!finished)
      stage.settle()
      #expect(stage.log.take() == ["1.didDisappear", "2.didAppear"])
      #expect(finished)
      #expect(one.view.superview == nil)
    }

    @Test("lets its children find the containers around them") func enclosing() {
      let (stage, navigation) = Stage.stack("a")
      let a = navigation.viewControllers[0]
      let child = stage.screen("c")
      a.addChild(child)
      #expect(child.navigationController === navigation)
      #expect(navigation.navigationController == nil)
      #expect(child.tabBarController == nil)
    }

    @Test("loads a view once, on its first use") func loading() {
      let log = Log()
      let screen = Screen("a", log)
      #expect(screen.viewIfLoaded == nil)
      screen.loadViewIfNeeded()
      _ = screen.view
      #expect(log.take() == ["a.load"])
      #expect(screen.isViewLoaded)
      #expect(screen.view.next === screen)
    }

    @Test("passes show to the enclosing navigation controller, or presents") func show() {
      let (stage, navigation) = Stage.stack("a")
      navigation.viewControllers[0].show(stage.screen("b"), sender: nil)
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
      let alone = Stage()
      alone.root.show(alone.screen("m"), sender: nil)
      #expect(alone.root.presentedViewController?.title == "m")
    }

    @Test("gives its title to bars") func titles() {
      let screen = UIViewController()
      screen.title = "one"
      #expect(screen.navigationItem.title == "one")
      #expect(screen.tabBarItem.title == "one")
      screen.title = "two"
      #expect(screen.navigationItem.title == "two")
      #expect(screen.tabBarItem.title == "two")
    }
  }
}
