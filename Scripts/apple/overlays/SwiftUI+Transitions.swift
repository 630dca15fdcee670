// What transitions of switchers and the app of facts use of SwiftUI, each on its page below
// developer.apple.com/documentation/swiftui: anytransition, transaction/init(animation:), view/transition(_:)-5h5h0,
// navigationstack/init(root:), navigationpath, navigationlink/init(_:isactive:destination:)-6xw7h, identitytransition,
// transition/identity, view/transition(_:), animation/default, withanimation(_:_:),
// view/fullscreencover(ispresented:ondismiss:content:)
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct NavigationPath: Sendable {}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) {}
}

@MainActor @preconcurrency
public struct NavigationLink<Label: View, Destination: View>: View {
  public var body: Never { fatalError() }
}
extension NavigationLink where Label == Text {
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {}
}

@MainActor @preconcurrency
public protocol Transition {}
public struct IdentityTransition: Transition {
  nonisolated public init() {}
}
extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Not `Sendable` here: its page names no such conformance.
public struct AnyTransition {
  public static var opacity: AnyTransition { AnyTransition() }
}
extension Transaction {
  public init(animation: Animation?) { self.init() }
}

extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
}
