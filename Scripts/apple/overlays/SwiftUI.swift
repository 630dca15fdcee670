// developer.apple.com/documentation/swiftui/view, …/viewbuilder, …/uihostingcontroller
// Apple documents these declarations, on the pages above.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

/// A part of what is shown.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// Makes one view from several.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// Shows a view with UIKit.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) { nil }
  @MainActor @preconcurrency public required dynamic init?(coder: NSCoder) { nil }
}
