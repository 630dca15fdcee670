#if canImport(UIKit)
  import UIKit

  /// Builds views below each other, with `if` and `for`.
  @resultBuilder @MainActor
  package enum ViewsBuilder {
    package static func buildExpression(_ view: UIView) -> [UIView] { [view] }
    package static func buildBlock(_ views: [UIView]...) -> [UIView] { views.flatMap(\.self) }
    package static func buildOptional(_ views: [UIView]?) -> [UIView] { views ?? [] }
    package static func buildEither(first views: [UIView]) -> [UIView] { views }
    package static func buildEither(second views: [UIView]) -> [UIView] { views }
    package static func buildArray(_ views: [[UIView]]) -> [UIView] { views.flatMap(\.self) }
  }
#endif
