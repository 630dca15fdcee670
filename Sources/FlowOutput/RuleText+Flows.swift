extension RuleText {
  /// The rules of `usher check`.
  static let flows: [RuleText] = [
    RuleText(
      name: "U1", title: "A route that no step leads to",
      reason: "The user never sees the place, and its code is dead.",
      clean: "A verb, a link or a redirect names the route, or the flow starts with it.",
      wrong: "enum Route { case shop, terms }  // no code names .terms",
      right: "onTerms: { self.push(.terms) }"),
    RuleText(
      name: "U2", title: "An awaited flow that cannot end by itself",
      reason: """
        A closure or `run` waits for the result of a flow that never calls `finish`. It ends only when \
        the user goes back, and the result never comes.
        """,
      clean: "The flow calls `finish` or `cancel` somewhere.",
      wrong: "case .login: .flow(LoginFlow()) { self.show(.main) }  // never finishes",
      right: "LoginModel(onDone: { self.finish() })"),
    RuleText(
      name: "U3", title: "A result that is thrown away",
      reason: "The user chose something, and the flow that asked does not use it.",
      clean: "The closure takes the value, or the flow returns nothing.",
      wrong: "case .places: .flow(PlacesFlow()) { _ in }",
      right: "case .places: .flow(PlacesFlow()) { self.draft.place = $0 }"),
    RuleText(
      name: "U4", title: "A link that goes on where its route does not lead",
      reason: "`to:` names the flow that reads the rest of an address. Another flow is there.",
      clean: "`to:` names the flow that `destination(for:)` makes, and that flow has links.",
      wrong: "RouteLink(\"cart\", .cart, to: OrdersFlow.self)",
      right: "RouteLink(\"cart\", .cart, to: CartFlow.self)"),
    RuleText(
      name: "U5", title: "Links that read alike",
      reason: "An address fits two patterns, and opens only one of the places.",
      clean: """
        The patterns differ in a word, which is read before a parameter, or the parameter that takes any text \
        comes last.
        """,
      wrong: "RouteLink(\":name\", Route.named), RouteLink(\":id\", Route.item)  // 5 is a name",
      right: "RouteLink(\":id\", Route.item), RouteLink(\":name\", Route.named)"),
    RuleText(
      name: "U6", title: "A place without an address",
      reason: "The flow has links. A tree that shows this place cannot be written as an address.",
      clean: "Each route has a link, is an alert, or has a value that no address can hold.",
      wrong: "RouteLink(\"\", .shelf)  // .offers has none",
      right: "RouteLink(\"\", .shelf), RouteLink(\"offers\", .offers)"),
    RuleText(
      name: "U7", title: "Redirects in a circle",
      reason: "Usher refuses such a request, and reports misuse.",
      clean: "One of the routes may be entered, or the conditions exclude each other.",
      wrong: "case .a: .redirect(to: .b)\ncase .b: .redirect(to: .a)",
      right: "case .a: .redirect(to: .b)\ncase .b: .allow"),
    RuleText(
      name: "U8", title: "A verb or a task in init",
      reason: "The flow is in no tree yet, so the verb has no effect.",
      clean: "The model names the first routes; work starts in `lifetime()`.",
      wrong: "init() { push(.news) }",
      right: "let navigation = Stack<Route>(.home, .news)"),
    RuleText(
      name: "U9", title: "A full screen that the user cannot leave",
      reason: "There is no swipe and no back button, and no step dismisses it.",
      clean: "A step from its screen dismisses it, or its flow finishes.",
      wrong: "present(.camera, as: .fullScreen)  // CameraModel has no way out",
      right: "case .camera: .screen(CameraModel(onClose: { self.dismiss() }))"),
    RuleText(
      name: "U10", title: "A screen without a view",
      reason: "The host finds no view for the model, shows a placeholder and reports misuse.",
      clean: "Each type of a screen is registered.",
      wrong: "case .help: .screen(HelpModel())  // not registered",
      right: "views.register(HelpModel.self) { HelpView($0) }"),
    RuleText(
      name: "U11", title: "A kept object whose closure holds the flow",
      reason: "The flow holds the object, the object its closure, and the closure the flow.",
      clean: "The closure captures `[weak self]`, or `destination(for:)` makes the object.",
      wrong: "private lazy var timer = TimerModel(onLap: { self.push(.laps) })",
      right: "private lazy var timer = TimerModel(onLap: { [weak self] in self?.push(.laps) })"),
    RuleText(
      name: "U12", title: "Two flows that only start each other",
      reason: "No other flow leads to them, so neither is ever shown.",
      clean: "A flow that is shown starts one of them.",
      wrong: "// EggFlow starts HenFlow, HenFlow starts EggFlow",
      right: "case .farm: .flow(HenFlow())"),
  ]
}
