extension RuleText {
  /// The rules on children that live too long, or not long enough.
  static let lifetimes: [RuleText] = [
    RuleText(
      name: "D1", title: "A child is not removed when the user goes back",
      reason: """
        A child coordinator pushes its screens on the navigation controller of its parent. When the \
        user swipes back or taps Back, UIKit pops the screen and calls no code of the coordinator. \
        The parent's list still holds the child, each time the flow is opened once more.
        """,
      clean: """
        `navigationController(_:didShow:animated:)` reaches the removal, or `didMove(toParent:)`, \
        `viewDidDisappear(_:)` or `deinit` of the child's first screen; or the child has a navigation \
        controller, a tab or a window of its own; or it is the first screen of the app.
        """,
      wrong: """
        let child = DetailCoordinator(navigationController)
        children.append(child)
        child.start()  // pushes
        """,
      right: """
        func navigationController(_ controller: UINavigationController, didShow …) {
          children.removeAll { !controller.viewControllers.contains($0.firstScreen) }
        }
        """),
    RuleText(
      name: "D2", title: "A child is not removed when its sheet is swiped down",
      reason: """
        A sheet that the user swipes down is dismissed by UIKit. The completion of `dismiss` is not \
        called, because the app did not call `dismiss`. The parent's list still holds the child.
        """,
      clean: """
        `presentationControllerDidDismiss(_:)` reaches the removal, and its object is the delegate of \
        the controller that is presented, not of a controller inside of it; or the style is full \
        screen; or `isModalInPresentation` is true.
        """,
      wrong: """
        let stack = UINavigationController(rootViewController: screen)
        screen.presentationController?.delegate = self  // not the presented one
        navigationController.present(stack, animated: true)
        """,
      right: """
        stack.presentationController?.delegate = self
        """),
    RuleText(
      name: "D3", title: "A coordinator is not stored",
      reason: """
        A coordinator in a local variable is released when the function returns. Its screens stay, and \
        their buttons call `nil`.
        """,
      clean: """
        It is appended to a list, stored in a strong property, returned, or held by the screen that it \
        makes.
        """,
      wrong: """
        func showDetail() {
          let child = DetailCoordinator(navigationController)
          child.start()
        }
        """,
      right: """
        children.append(child)
        """),
    RuleText(
      name: "D4", title: "A circle of strong references",
      reason: """
        The parent's list holds the child. If the child holds the parent too, or a closure that the \
        child keeps, neither is ever released, with all their screens.
        """,
      clean: """
        The reference is `weak` or `unowned`; the closure captures `[weak self]`; the object is a \
        value; or nothing keeps the closure's owner.
        """,
      wrong: """
        var parent: Coordinator?
        viewModel.done.sink { self.finish() }.store(in: &cancellables)
        """,
      right: """
        weak var parent: Coordinator?
        viewModel.done.sink { [weak self] in self?.finish() }.store(in: &cancellables)
        """),
    RuleText(
      name: "D5", title: "An end that the parent is not told",
      reason: """
        The parent removes a child when the child says that it has ended. A way out that does not say \
        so leaves the child in the list: a Close button that only dismisses, a finish method that no \
        code calls, a delegate that is not set, a stream that sends nothing.
        """,
      clean: "Every way out tells the parent.",
      wrong: """
        func closeTapped() { navigationController.dismiss(animated: true) }
        """,
      right: """
        func closeTapped() {
          navigationController.dismiss(animated: true)
          parent?.childDidFinish(self)
        }
        """),
  ]
}
