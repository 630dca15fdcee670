/// The device of a drag.
package enum Pointer: Hashable, Sendable {
  case mouse
  case touch
}

/// A pressed pointer: it can be moved, and then released or cancelled.
package actor Drag {
  /// The position of the pointer.
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

  /// Releases the pointer at its position.
  package func release() async throws(WebDriverError) {
    try checkIsDown()
    isOver = true
    try await browser.send(.up, at: position, pointer)
  }

  /// Cancels the gesture.
  ///
  /// A touch ends as when the system takes it over: the page gets a `pointercancel`. A mouse has no
  /// such event; it moves back to where it was pressed, and is released there.
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
