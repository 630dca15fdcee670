extension RuleText {
  /// The rules on coordinators of other libraries.
  static let libraries: [RuleText] = [
    RuleText(
      name: "X1", title: "XCoordinator: a child on the root view controller of its parent",
      reason:
        "XCoordinator removes a child when its view controller has left. This one never does.",
      clean: "The child has a view controller of its own.",
      wrong: "addChild(UserCoordinator(rootViewController: rootViewController))",
      right: "return .present(UserCoordinator())"),
    RuleText(
      name: "X2", title: "XCoordinator: a sheet whose swipe is not seen",
      reason: "XCoordinator looks at its children at transitions. A swipe down is none.",
      clean: "A dismissal delegate is told, or the style is full screen.",
      wrong: "return .present(SettingsCoordinator())",
      right: "func presentationControllerDidDismiss(_ controller: …) { trigger(.settingsClosed) }"),
    RuleText(
      name: "X3", title: "XCoordinator: a strong router in a model",
      reason: "The model keeps the coordinator, which keeps the view controller with the model.",
      clean: "The model gets `weakRouter`.",
      wrong: "HomeModel(router: strongRouter)", right: "HomeModel(router: weakRouter)"),
    RuleText(
      name: "R1", title: "RxFlow: a flow without an end on the parent's navigation controller",
      reason: "The user goes back, and no step ends the flow: RxFlow keeps it with its stepper.",
      clean: "A step of the flow is answered with `.end(forwardToParentFlowWithStep:)`.",
      wrong: "let flow = DetailFlow(stack: rootViewController)  // never ends",
      right: "case .left: return .end(forwardToParentFlowWithStep: ListStep.detailLeft)"),
    RuleText(
      name: "R2", title: "RxFlow: flows that start together, and do not all end",
      reason: "One of the flows ends, and those beside it stay.",
      clean: "Each of them ends.",
      wrong: ".multiple(flowContributors: [.contribute(…a), .contribute(…b)])  // only a ends",
      right: "case .done: return .end(forwardToParentFlowWithStep: AppStep.done)  // in both"),
    RuleText(
      name: "R3", title: "RxFlow: a stepper that holds its flow",
      reason: "RxFlow keeps the stepper as long as the flow runs, and the stepper holds the flow.",
      clean: "The reference is weak.",
      wrong: "final class HomeStepper: Stepper { let flow: HomeFlow }",
      right: "weak var flow: HomeFlow?"),
    RuleText(
      name: "T1", title: "Stinsen: a closure of a screen that holds its coordinator",
      reason: "The coordinator keeps its stack of screens, and a screen's closure the coordinator.",
      clean: "The closure captures `[weak self]`.",
      wrong: "HomeScreen(onNews: { self.route(to: \\.news) })",
      right: "HomeScreen(onNews: { [weak self] in self?.route(to: \\.news) })"),
    RuleText(
      name: "T2", title: "Stinsen: the root is dismissed",
      reason: "Nothing has presented the root, so there is nothing to dismiss it from.",
      clean: "The root changes with `root(_:)`.", wrong: "func logOut() { dismissCoordinator() }",
      right: "func logOut() { root(\\.login) }"),
    RuleText(
      name: "T3", title: "Stinsen: two pushes in one turn",
      reason: "SwiftUI loses one of two pushes that come before it has shown the first.",
      clean: "The second push waits until the first screen has appeared.",
      wrong: "route(to: \\.list)\nroute(to: \\.item)",
      right: "route(to: \\.list)  // its screen goes on"),
  ]
}
