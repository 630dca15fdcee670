import SwiftUI

// A library of the kind that keeps an array of screens, each with a way to be shown, and makes nested stacks, sheets
// and covers of them.

/// How a screen is shown.
public enum ScreenStyle: Hashable, Codable, Sendable {
  case push
  case sheet(withStack: Bool)
  case cover(withStack: Bool)

  var isPush: Bool { self == .push }
}

/// A screen, and how it is shown.
public struct Step<Screen> {
  public var screen: Screen
  public var style: ScreenStyle
  public init(_ screen: Screen, _ style: ScreenStyle = .push) {
    self.screen = screen
    self.style = style
  }
  public static func push(_ screen: Screen) -> Step { Step(screen) }
  public static func sheet(_ screen: Screen, withStack: Bool = false) -> Step {
    Step(screen, .sheet(withStack: withStack))
  }
  public static func cover(_ screen: Screen, withStack: Bool = false) -> Step {
    Step(screen, .cover(withStack: withStack))
  }
}
extension Step: Equatable where Screen: Equatable {}
extension Step: Hashable where Screen: Hashable {}
extension Step: Encodable where Screen: Encodable {}
extension Step: Decodable where Screen: Decodable {}

extension Array {
  public mutating func push<Screen>(_ screen: Screen) where Element == Step<Screen> {
    append(.push(screen))
  }
  public mutating func presentSheet<Screen>(_ screen: Screen, withStack: Bool = false)
  where Element == Step<Screen> { append(.sheet(screen, withStack: withStack)) }
  public mutating func goBack(_ count: Int = 1) {
    removeLast(Swift.min(count, self.count))
  }
  public mutating func goBackToRoot() { removeAll() }
}

/// Steps whose screens are of any type.
public struct StepPath: Equatable {
  public var steps: [Step<AnyHashable>]
  public init(_ steps: [Step<AnyHashable>] = []) { self.steps = steps }
  public mutating func push<S: Hashable>(_ screen: S) { steps.append(.push(AnyHashable(screen))) }
  public var isEmpty: Bool { steps.isEmpty }
  public mutating func goBack() { _ = steps.popLast() }
}

/// Carries the verbs to the screens.
@MainActor public final class StepNavigator<Screen>: ObservableObject {
  private let stepsBinding: Binding<[Step<Screen>]>
  init(_ steps: Binding<[Step<Screen>]>) { stepsBinding = steps }
  public var steps: [Step<Screen>] {
    get { stepsBinding.wrappedValue }
    set {
      objectWillChange.send()
      stepsBinding.wrappedValue = newValue
    }
  }
  public func push(_ screen: Screen) { steps.append(.push(screen)) }
  public func presentSheet(_ screen: Screen, withStack: Bool = false) {
    steps.append(.sheet(screen, withStack: withStack))
  }
  public func goBack() { _ = steps.popLast() }
}
public typealias PathNavigator = StepNavigator<AnyHashable>

/// Makes views of screens, as screens register for their types.
@MainActor final class DestinationHolder: ObservableObject {
  var builders: [String: (AnyHashable) -> AnyView?] = [:]
  nonisolated static func key<T>(for type: T.Type) -> String { String(reflecting: type) }

  func append<T: Hashable>(_ builder: @escaping (T) -> AnyView) {
    builders[Self.key(for: T.self)] = { value in
      (value.base as? T).map { builder($0) }
    }
  }
  func build<T>(_ value: T) -> AnyView {
    let base = (value as? AnyHashable)?.base ?? value
    let key = String(reflecting: type(of: base as Any))
    if let hashable = value as? AnyHashable, let view = builders[key]?(hashable) { return view }
    return AnyView(Text("no view for \(key)"))
  }
}

private struct WithStackKey: EnvironmentKey {
  static let defaultValue = false
}
private struct StyleKey: EnvironmentKey {
  static let defaultValue: ScreenStyle? = nil
}
extension EnvironmentValues {
  var isWithinStack: Bool {
    get { self[WithStackKey.self] }
    set { self[WithStackKey.self] = newValue }
  }
  public var screenStyle: ScreenStyle? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

struct UnobservedHolder: ViewModifier {
  @StateObject private var holder = DestinationHolder()
  func body(content: Content) -> some View { content.environmentObject(holder) }
}

struct Registration<T: Hashable, Destination: View>: ViewModifier {
  @EnvironmentObject private var holder: DestinationHolder
  let destination: (T) -> Destination
  func body(content: Content) -> some View {
    holder.append { (value: T) in AnyView(destination(value)) }
    return content
  }
}
extension View {
  /// Registers a view for the screens of a type.
  public func stepDestination<T: Hashable, Destination: View>(
    for type: T.Type, @ViewBuilder destination: @escaping (T) -> Destination
  ) -> some View { modifier(Registration(destination: destination)) }
}

/// Shows steps above a root.
public struct StepFlow<Screen: Hashable, Root: View>: View {
  @Binding private var external: [Step<Screen>]
  @State private var own: [Step<Screen>] = []
  private let usesOwn: Bool
  private let withStack: Bool
  private let root: Root

  public init(
    _ steps: Binding<[Step<Screen>]>? = nil, withStack: Bool, @ViewBuilder root: () -> Root
  ) {
    _external = steps ?? .constant([])
    usesOwn = steps == nil
    self.withStack = withStack
    self.root = root()
  }
  private var steps: Binding<[Step<Screen>]> { usesOwn ? $own : $external }

  public var body: some View {
    StepRouter(steps: steps, withStack: withStack, root: root)
      .modifier(UnobservedHolder())
      .environmentObject(StepNavigator(steps))
  }
}
extension StepFlow where Screen == AnyHashable {
  public init(_ path: Binding<StepPath>, withStack: Bool, @ViewBuilder root: () -> Root) {
    self.init(path.steps, withStack: withStack, root: root)
  }
}

struct StepRouter<Screen: Hashable, Root: View>: View {
  @Binding var steps: [Step<Screen>]
  let withStack: Bool
  let root: Root

  var body: some View {
    Layer(steps: $steps, first: 0, withStack: withStack, root: root)
  }
}

/// One stack with the pushes of a layer; the next layer is presented from it.
struct Layer<Screen: Hashable, Root: View>: View {
  @Binding var steps: [Step<Screen>]
  let first: Int
  let withStack: Bool
  let root: Root
  @EnvironmentObject private var holder: DestinationHolder

  private var end: Int { steps.dropFirst(first).firstIndex { !$0.style.isPush } ?? steps.endIndex }
  private var pushed: Binding<[Screen]> {
    Binding {
      guard first <= steps.count else { return [] }
      return steps[first..<end].map(\.screen)
    } set: { new in
      guard new.count < end - first else {
        steps.append(contentsOf: new.dropFirst(end - first).map { Step($0) })
        return
      }
      steps.removeSubrange((first + new.count)...)
    }
  }
  private func isPresented(_ matches: @escaping (ScreenStyle) -> Bool) -> Binding<Bool> {
    Binding(
      get: { end < steps.count && matches(steps[end].style) },
      set: { isPresented in
        guard !isPresented, end < steps.count, matches(steps[end].style) else { return }
        steps.removeSubrange(end...)
      })
  }
  @ViewBuilder private var nextLayer: some View {
    if let step = steps[safe: end] {
      Layer<Screen, AnyView>(
        steps: $steps, first: end + 1, withStack: step.style.hasStack,
        root: AnyView(holder.build(step.screen).environment(\.screenStyle, step.style)))
    }
  }
  @ViewBuilder private var content: some View {
    if withStack {
      NavigationStack(path: pushed) {
        root
          .environment(\.isWithinStack, true)
          .navigationDestination(for: Screen.self) { screen in
            holder.build(screen).environment(\.screenStyle, .push)
          }
      }
    } else {
      root
    }
  }
  var body: some View {
    content
      .sheet(isPresented: isPresented { if case .sheet = $0 { true } else { false } }) {
        nextLayer
      }
      .fullScreenCover(
        isPresented: isPresented { if case .cover = $0 { true } else { false } }, onDismiss: nil
      ) { nextLayer }
  }
}
extension ScreenStyle {
  var hasStack: Bool {
    switch self {
    case .push: false
    case .sheet(let withStack), .cover(let withStack): withStack
    }
  }
}
extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// Pushes a screen when it is tapped.
public struct StepLink<Screen: Hashable, Label: View>: View {
  private let screen: Screen?
  private let style: ScreenStyle
  private let label: Label
  @EnvironmentObject private var navigator: PathNavigator
  public init(screen: Screen?, style: ScreenStyle = .push, @ViewBuilder label: () -> Label) {
    self.screen = screen
    self.style = style
    self.label = label()
  }
  public var body: some View {
    Button {
      guard let screen else { return }
      navigator.steps.append(Step(AnyHashable(screen), style))
    } label: {
      label
    }
    .disabled(screen == nil)
  }
}
extension StepLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, screen: Screen?, style: ScreenStyle = .push) {
    self.init(screen: screen, style: style) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, screen: Screen?, style: ScreenStyle = .push) {
    self.init(screen: screen, style: style) { Text(title) }
  }
}

// MARK: An app that uses it

public struct StepSample: View {
  enum Screen: Hashable { case number(Int), settings }
  struct Label: Hashable { let text: String }
  @State private var path = StepPath()
  public init() {}
  public var body: some View {
    StepFlow($path, withStack: true) {
      Home()
        .stepDestination(for: Int.self) { NumberScreen(number: $0) }
        .stepDestination(for: Label.self) { Text("label \($0.text)").navigationTitle("Label") }
    }
    .onChange(of: path) { old, new in print("\(old.steps.count) → \(new.steps.count)") }
  }
  struct Home: View {
    @EnvironmentObject private var navigator: PathNavigator
    var body: some View {
      VStack(spacing: 8) {
        StepLink("push 1", screen: 1)
        StepLink("sheet 2", screen: 2, style: .sheet(withStack: true))
        StepLink("cover 3", screen: 3, style: .cover(withStack: true))
        StepLink("label", screen: Label(text: "x"))
        StepLink(screen: nil as Int?) { Text("nothing") }
        Button("deep") {
          navigator.steps += [
            .push(AnyHashable(7)), .sheet(AnyHashable(8), withStack: true), .push(AnyHashable(9)),
          ]
        }
      }
      .navigationTitle("Home")
    }
  }
  struct NumberScreen: View {
    @EnvironmentObject private var navigator: PathNavigator
    @Environment(\.screenStyle) private var style
    @Environment(\.dismiss) private var dismiss
    let number: Int
    var body: some View {
      List {
        Text("number \(number)")
        Text("style \(style.map { "\($0)" } ?? "none")")
        Button("next") { navigator.push(AnyHashable(number + 1)) }
        Button("back") { navigator.goBack() }
        Button("all") { navigator.steps.goBackToRoot() }
        Button("dismiss", action: dismiss.callAsFunction)
      }
      .navigationTitle("Number \(number)")
    }
  }
}
