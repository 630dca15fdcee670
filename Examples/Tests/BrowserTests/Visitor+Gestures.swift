import WebDriver

extension Visitor {
  /// Puts a finger on the left edge of the screen on top.
  func touchEdge(with pointer: Pointer = .touch) async throws -> Drag {
    try await rests()
    return try await browser.press(at: try await middle(of: "\(top) > .u-edge"), with: pointer)
  }

  /// Swipes back from the left edge, all the way.
  func swipeBack(with pointer: Pointer = .touch) async throws {
    let finger = try await touchEdge(with: pointer)
    try await finger.pull(x: 300)
    try await finger.release()
  }

  /// Begins to swipe back, and goes back with the finger.
  func swipeBackNotQuite(with pointer: Pointer = .touch) async throws {
    let finger = try await touchEdge(with: pointer)
    try await finger.pull(x: 180)
    try await browser.waitForElement(".u-stack[data-moving]")
    try await finger.pull(x: -150)
    try await finger.release()
  }

  /// Puts a finger on the grip of the sheet on top.
  func touchSheet(with pointer: Pointer = .touch) async throws -> Drag {
    try await rests()
    return try await browser.press(at: try await middle(of: ".u-grabber"), with: pointer)
  }

  /// Draws the sheet on top down until it goes.
  func dragSheetDown(with pointer: Pointer = .touch) async throws {
    let finger = try await touchSheet(with: pointer)
    try await finger.pull(y: 0.7 * (try await browser.element(".u-card").rect.height))
    try await finger.release()
  }

  /// Draws the sheet on top down a little, and pushes it up again.
  func dragSheetNotQuite(with pointer: Pointer = .touch) async throws {
    let finger = try await touchSheet(with: pointer)
    try await finger.pull(y: 150)
    try await finger.pull(y: -120)
    try await finger.release()
  }
}

extension Drag {
  /// Moves on by this much.
  func pull(x: Double = 0, y: Double = 0) async throws {
    let here = position
    try await move(to: Point(x: here.x + x, y: here.y + y))
  }
}
