import UIKit

/// Ends what a view is shown in.
@MainActor @preconcurrency public struct DismissAction {
  internal let dismisser: Dismisser?
  internal nonisolated init(dismisser: Dismisser?) { self.dismisser = dismisser }
  public func callAsFunction() { dismisser?.dismiss() }
}
/// Knows how to end a page or a presentation.
internal final class Dismisser: @unchecked Sendable {
  // Because it is only used on the main thread.
  var dismiss: () -> Void = {}
  var isPresented: () -> Bool = { true }
}
private struct DismisserKey: EnvironmentKey {
  static var defaultValue: Dismisser? { nil }
}

/// Whether a view is presented, and a way to end that.
public struct PresentationMode {
  internal let dismisser: Dismisser?
  public var isPresented: Bool { dismisser?.isPresented() ?? false }
  public mutating func dismiss() {
    let dismisser = dismisser
    onMain { dismisser?.dismiss() }
  }
}

/// Opens links.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of a link.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable { case handled, discarded, system(URL?) }
    fileprivate let kind: Kind
    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }
  private let handler: @MainActor (URL) -> Result
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): UIApplication.shared.open(other ?? url) { completion($0) }
    }
  }
}
private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

/// Where in its life a scene is.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
/// Whether colours are light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
private struct HorizontalKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private struct VerticalKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

extension EnvironmentValues {
  internal var _dismisser: Dismisser? {
    get { self[DismisserKey.self] }
    set { self[DismisserKey.self] = newValue }
  }
  /// Ends what the view is shown in.
  public var dismiss: DismissAction { DismissAction(dismisser: _dismisser) }
  /// Whether the view is presented.
  public var isPresented: Bool { _dismisser?.isPresented() ?? false }
  /// Whether the view is presented, and a way to end that.
  public var presentationMode: Binding<PresentationMode> {
    let dismisser = _dismisser
    return Binding(
      ClosureLocation(
        get: { PresentationMode(dismisser: dismisser) }, set: { _, _ in }))
  }
  /// Opens links.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction { _ in .systemAction } }
    set { self[OpenURLKey.self] = newValue }
  }
  /// Where in its life the scene is.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// Whether colours are light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// How much room there is.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }
  /// How much room there is.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
}
