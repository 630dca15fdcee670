/// What a drag is made with.
package enum Pointer: Hashable, Sendable {
  case mouse
  case touch
}

/// A pointer that is down: it can be moved, looked at meanwhile, and let go or cancelled.
package actor Drag {
  /// Where the pointer is.
  package private(set) var position: Point

  private let start: Point
  private let pointer: Pointer
  private let browser: Browser
  private var isOver = false

  init(from start: Point, with pointer: Pointer, in browser: Browser) async throws(WebDriverError) {
    position = start
    self.start = start
    self.pointer = pointer
    self.browser = browser
    try await browser.send(.down, at: start, pointer)
  }

  /// Moves the pointer in a straight line, one step in each frame of the page, so that the
  /// page sees every step.
  package func move(to end: Point, steps: Int = 10) async throws(WebDriverError) {
    try checkIsDown()
    let start = position
    for step in 1...max(1, steps) {
      let share = Double(step) / Double(max(1, steps))
      position = Point(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      try await browser.send(.move, at: position, pointer)
      try await browser.nextFrame()
    }
  }

  /// Lets go where the pointer is.
  package func release() async throws(WebDriverError) {
    try checkIsDown()
    isOver = true
    try await browser.send(.up, at: position, pointer)
  }

  /// Takes the gesture back.
  ///
  /// A touch ends as when the system takes it away: the page gets a `pointercancel`. A mouse has
  /// nothing of the kind; it goes back to where it was pressed, and is let go there.
  package func cancel() async throws(WebDriverError) {
    try checkIsDown()
    isOver = true
    position = start
    try await browser.send(.cancel, at: start, pointer)
  }

  private func checkIsDown() throws(WebDriverError) {
    if isOver { throw WebDriverError(.gestureOver, "the drag from \(start) has ended before") }
  }
}
