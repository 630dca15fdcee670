import Walking
import WebDriver

/// A visitor whose browser runs no scripts.
///
/// Without scripts there are no gestures and no back menu: buttons replace them.
struct PlainVisitor: Walker {
  let visitor: Visitor

  func act(_ act: Act) async throws {
    switch act {
    case .swipe(isCancelled: false): try await visitor.tapBack()
    case .drag(isCancelled: false): try await visitor.browser.click("[data-entry] .u-grabber")
    case .swipe(isCancelled: true), .drag(isCancelled: true): break
    case .backOver(let count):
      for _ in 0..<count { try await visitor.tapBack() }
    default: try await visitor.act(act)
    }
  }

  func turn(isWide: Bool) async throws { try await visitor.turn(isWide: isWide) }

  func see(_ sight: Sight) async throws {
    switch sight {
    case .ended(let flow):
      let cause = flow.replacing("(swipe)", with: "(back button)")
        .replacing("(back menu)", with: "(back button)")
        .replacing("(swipe down)", with: "(close button)")
      try await visitor.see(.ended(cause))
    default: try await visitor.see(sight)
    }
  }
}
