import WebDriver

extension Visitor {
  /// Touches the left edge of the top screen, or of the pages in which it is.
  func touchEdge(with pointer: Pointer = .touch) async throws -> Drag {
    try await rests()
    let edge = try await middle(of: "\(top) > .u-edge, .u-screen:has(.u-leaf > \(top)) > .u-edge")
    return try await browser.press(at: edge, with: pointer)
  }

  /// Swipes back from the left edge completely.
  func swipeBack(with pointer: Pointer = .touch) async throws {
    let finger = try await touchEdge(with: pointer)
    try await finger.pull(x: 300)
    try await finger.release()
  }

  /// Begins a swipe back and cancels it.
  func swipeBackNotQuite(with pointer: Pointer = .touch) async throws {
    let finger = try await touchEdge(with: pointer)
    try await finger.pull(x: 180)
    try await browser.waitForElement(".u-stack[data-moving]")
    try await finger.pull(x: -150)
    try await finger.release()
  }

  /// Touches the grip of the top sheet.
  func touchSheet(with pointer: Pointer = .touch) async throws -> Drag {
    try await rests()
    return try await browser.press(at: try await middle(of: ".u-grabber"), with: pointer)
  }

  /// Drags the top sheet down until it leaves.
  func swipeDown(with pointer: Pointer = .touch) async throws {
    let finger = try await touchSheet(with: pointer)
    try await finger.pull(y: 0.7 * (try await browser.element(".u-card").rect.height))
    try await finger.release()
  }

  /// Drags the top sheet down a little, and back up.
  func swipeDownNotQuite(with pointer: Pointer = .touch) async throws {
    let finger = try await touchSheet(with: pointer)
    try await finger.pull(y: 150)
    try await finger.pull(y: -120)
    try await finger.release()
  }
}

extension Drag {
  /// Moves by this distance.
  func pull(x: Double = 0, y: Double = 0) async throws {
    let here = position
    try await move(to: Point(x: here.x + x, y: here.y + y))
  }
}
