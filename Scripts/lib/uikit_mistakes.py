"""Mistakes that `check-uikit-types --plant` makes, with the expected message of each."""

import dataclasses

HOST = "Sources/UsherUIKit"
SWIFTUI = "Sources/UsherSwiftUI"
DRIVER = "Tests/SimulatorTests"


@dataclasses.dataclass(frozen=True)
class Mistake:
    path: str
    right: str
    wrong: str
    message: str


MISTAKES = [
    # An optional method called like a required one.
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
    Mistake(
        f"{HOST}/Platform/OptionalCalls.swift",
        "tabBarController?(tabs, shouldSelect:",
        "tabBarController(tabs, shouldSelect:",
        "must be unwrapped",
    ),
    Mistake(
        f"{HOST}/Platform/OptionalCalls.swift",
        "presentationControllerShouldDismiss?(presentation)",
        "presentationControllerShouldDismiss(presentation)",
        "must be unwrapped",
    ),
    Mistake(
        f"{DRIVER}/DelegateCalls.swift",
        "presentationControllerDidAttemptToDismiss?(presentation)",
        "presentationControllerDidAttemptToDismiss(presentation)",
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
    # A method of a delegate that UIKit would never call.
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
    Mistake(
        "Examples/Apps/Lens.swiftpm/App/SceneDelegate.swift",
        "performActionFor shortcutItem",
        "performActionForItem shortcutItem",
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
        "case .pageSheet: .pageSheet",
        "case .pageSheet: .bottomSheet",
        "has no member",
    ),
    Mistake(
        "Sources/UsherLinks/UIKit+Links.swift",
        "urlContexts.first?.link",
        "URLContexts.first?.link",
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
        "ScreenHostingController(rootView:",
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
    # A method that SwiftUI would never call, and a required one with a wrong type.
    Mistake(
        f"{SWIFTUI}/Embedded/EmbeddedFlow.swift",
        "func updateUIViewController(_ controller",
        "func updateController(_ controller",
        "does not conform",
    ),
    Mistake(
        f"{SWIFTUI}/Embedded/EmbeddedFlow.swift",
        "makeUIViewController(context: Context) -> FlowController",
        "makeUIViewController(context: Context) -> UIView",
        "does not conform",
    ),
    Mistake(
        f"{SWIFTUI}/Embedded/FlowController.swift",
        "override func viewWillAppear(_ animated: Bool)",
        "override func viewWillAppear()",
        "does not override",
    ),
    # API newer than the oldest iOS, and a read-only value.
    Mistake(
        f"{SWIFTUI}/FlowContent.swift",
        ".toolbar(.hidden, for:",
        ".toolbarVisibility(.hidden, for:",
        "only available in iOS 18",
    ),
    Mistake(
        f"{SWIFTUI}/Views/FlowEnvironment.swift",
        "copying(\\.openURL)",
        "copying(\\.dismiss)",
        "WritableKeyPath",
    ),
    # The wrong type, for the system or for a view.
    Mistake(
        f"{SWIFTUI}/FlowLinks.swift",
        ".onOpenURL { open($0) }",
        ".onOpenURL { open($1) }",
        "expects 1 argument",
    ),
    Mistake(
        f"{SWIFTUI}/FlowView.swift",
        "private var data: Data?",
        "private var data: [String]?",
        "cannot assign value of type 'SceneStorage<Data?>'",
    ),
    Mistake(
        f"{SWIFTUI}/FlowContent.swift",
        "@Environment(\\.isPresented)",
        "@Environment(\\.presented)",
        "no exact matches",
    ),
    Mistake(
        f"{SWIFTUI}/Views/FlowActions.swift",
        "static var defaultValue: FlowActions { FlowActions() }",
        "static var defaultValue = FlowActions()",
        "not concurrency-safe",
    ),
    Mistake(
        "Examples/Sources/PracticeSwiftUI/MainView.swift",
        "{ Text($0.element) }",
        "{ _ in Text(main.diary.lines) }",
        "cannot convert value of type '[String]'",
    ),
    Mistake(
        "Examples/Sources/PracticeSwiftUI/PracticeViews.swift",
        "{ FirstView(first: $0) }",
        "{ MainView(main: $0) }",
        "cannot convert value of type 'FirstModel'",
    ),
    # An app's first lines.
    Mistake(
        "Examples/Apps/PracticeSwiftUI.swiftpm/App/PracticeApp.swift",
        "{ makePractice() }",
        "{ FirstModel.self }",
        "cannot conform to 'Coordinator'",
    ),
    Mistake(
        "Examples/Apps/PracticeSwiftUI.swiftpm/App/PracticeApp.swift",
        "WindowGroup { FlowView(views: .practice) { makePractice() } }",
        "FlowView(views: .practice) { makePractice() }",
        "conform to 'Scene'",
    ),
    # Views of the examples: a binding to what cannot be written, a value for a binding, a wrong action.
    Mistake(
        "Examples/Sources/CampusSwiftUI/NameView.swift",
        "text: $name.text",
        "text: $name.isInSheet",
        "cannot convert value of type 'Binding<Bool>'",
    ),
    Mistake(
        "Examples/Sources/SessionSwiftUI/LoginView.swift",
        "isOn: $login.isShort",
        "isOn: login.isShort",
        "cannot convert value of type 'Bool'",
    ),
    Mistake(
        "Examples/Sources/SessionSwiftUI/LoginView.swift",
        "@Bindable var login: LoginModel",
        "let login: LoginModel",
        "cannot find '$login' in scope",
    ),
    Mistake(
        "Examples/Sources/EarlyBuddySwiftUI/AddScheduleView.swift",
        "selection: $draft.date,",
        "selection: $draft.day,",
        "cannot convert value of type 'Binding<String>'",
    ),
    Mistake(
        "Examples/Sources/EarlyBuddySwiftUI/DayView.swift",
        "ForEach(model.schedules) { schedule in",
        "ForEach(model.day) { schedule in",
        "conform to 'RandomAccessCollection'",
    ),
    Mistake(
        "Examples/Sources/LensSwiftUI/RegisterImageView.swift",
        "allowedContentTypes: [.png, .jpeg]",
        "allowedContentTypes: [.png, .jpg]",
        "has no member 'jpg'",
    ),
    Mistake(
        "Examples/Sources/LensSwiftUI/PhotoImage.swift",
        "Image(uiImage: image)",
        "Image(uiImage: UIImage(data: Data(file.bytes)))",
        "must be unwrapped",
    ),
    # A preview of a host that there is not, and an app whose closure leaves its actor.
    Mistake(
        "Examples/Sources/CampusSwiftUI/CampusPreviews.swift",
        ".flowHost(.native)",
        ".flowHost(.swiftUI)",
        "has no member 'swiftUI'",
    ),
    Mistake(
        "Examples/Apps/LensSwiftUI.swiftpm/App/LensApp.swift",
        "makeLens(accounts: memory, library: memory)",
        "makeLens(accounts: memory)",
        "missing argument",
    ),
]
