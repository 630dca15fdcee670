"""Mistakes that `check-uikit-types --plant` makes, and what the compiler must say of each."""

import dataclasses

HOST = "Sources/UsherUIKit"


@dataclasses.dataclass(frozen=True)
class Mistake:
    path: str
    right: str
    wrong: str
    message: str


MISTAKES = [
    # An optional method called as if it were always there.
    Mistake(
        f"{HOST}/Platform/OptionalCalls.swift",
        "navigationController?(stack, willShow",
        "navigationController(stack, willShow",
        "must be unwrapped",
    ),
    Mistake(
        f"{HOST}/Platform/OptionalCalls.swift",
        "gestureRecognizerShouldBegin?(recognizer) ?? true",
        "gestureRecognizerShouldBegin(recognizer)",
        "must be unwrapped",
    ),
    # What may be nil, taken for what may not, and the other way round.
    Mistake(
        f"{HOST}/Hosting/UIKitDriver+Alerts.swift",
        "controller?.textFields?.first?.text",
        "controller?.textFields.first?.text",
        "must be unwrapped",
    ),
    Mistake(
        f"{HOST}/Containers/TabsController.swift",
        "override var selectedViewController: UIViewController? {",
        "override var selectedViewController: UIViewController {",
        "cannot override",
    ),
    Mistake(
        "Sources/UsherSnapshots/TreeSnapshot+Activity.swift",
        "activity?.userInfo?[",
        "activity?.userInfo[",
        "must be unwrapped",
    ),
    # A method of a delegate that nobody would ever call.
    Mistake(
        f"{HOST}/Containers/StackDelegateProxy.swift",
        "animationControllerFor operation",
        "animationControllerForOperation operation",
        "nearly matches",
    ),
    Mistake(
        "Examples/Apps/Campus.swiftpm/App/AppDelegate.swift",
        "configurationForConnecting session",
        "configurationForConnectingSession session",
        "nearly matches",
    ),
    # Newer than the oldest system.
    Mistake(
        f"{HOST}/Containers/SwipeDelegateProxy.swift",
        "if #available(iOS 26, visionOS 26, *) {",
        "do {",
        "only available in iOS 26",
    ),
    # Isolation.
    Mistake(
        f"{HOST}/Platform/DelegateProxy.swift",
        "nonisolated func offers",
        "func offers",
        "main actor-isolated",
    ),
    Mistake(
        f"{HOST}/Hosting/UIKitHost.swift",
        "Task { @MainActor in",
        "Task.detached {",
        "main actor-isolated",
    ),
    # Overriding.
    Mistake(
        f"{HOST}/Containers/SingleChildController.swift",
        "override func viewDidLoad()",
        "func viewDidLoad()",
        "requires an 'override' keyword",
    ),
    Mistake(
        f"{HOST}/Containers/RemovalSentinel.swift",
        "override func didMoveToWindow()",
        "override func didMove(toWindow: UIWindow?)",
        "does not override",
    ),
    Mistake(
        f"{HOST}/Views/MissingScreenController.swift",
        "required init?(coder: NSCoder) { nil }",
        "private var unused: Int { 0 }",
        "'required' initializer 'init(coder:)'",
    ),
    # Names.
    Mistake(
        f"{HOST}/Containers/SingleChildController.swift",
        "didMove(toParent: self)",
        "didMove(to: self)",
        "incorrect argument label",
    ),
    Mistake(
        f"{HOST}/Containers/SingleChildController.swift",
        "setNeedsStatusBarAppearanceUpdate()",
        "setNeedsStatusBarUpdate()",
        "cannot find",
    ),
    Mistake(
        f"{HOST}/Transitions/CustomTransition.swift",
        "case .sheet: .pageSheet",
        "case .sheet: .bottomSheet",
        "has no member",
    ),
    Mistake(
        "Sources/UsherLinks/Tree+URL.swift",
        "urlContexts.first?.url",
        "URLContexts.first?.url",
        "renamed",
    ),
    Mistake(
        "Examples/Sources/PlainUIKit/Controls.swift",
        "for: .editingChanged",
        "for: .textChanged",
        "has no member",
    ),
    # Branches that other builds on Linux leave out.
    Mistake(
        f"{HOST}/Platform/DelegateProxy.swift",
        "other?.responds(to: selector)",
        "other?.responds(to: NSStringFromSelector(selector))",
        "cannot convert value of type 'String'",
    ),
    Mistake(
        f"{HOST}/Platform/DelegateProxy.swift",
        "#if !canImport(ObjectiveC)",
        "#if canImport(ObjectiveC)",
        "_OptionalMethods",
    ),
    Mistake(
        f"{HOST}/Views/UIKitViews.swift",
        "UIHostingController(rootView:",
        "UIHostingController(root:",
        "incorrect argument label",
    ),
    # Visibility of imports.
    Mistake(
        f"{HOST}/Views/UIKitViews.swift",
        "public import UIKit",
        "import UIKit",
        "uses an internal type",
    ),
]
