extension Browser {
  /// Presses at a point until the drag is released or cancelled.
  ///
  /// The browser has its own gestures and takes a touch away from a page that does not forbid it
  /// (`touch-action`): it scrolls, and a sideways drag navigates its history. A finger that is
  /// lifted in motion flings, and a tap right after that only ends the fling.
  package func press(
    at point: Point, with pointer: Pointer = .touch
  ) async throws(WebDriverError) -> Drag {
    try await Drag(from: point, with: pointer, in: self)
  }

  /// Drags from one point to another, and releases.
  package func drag(
    from start: Point, to end: Point, steps: Int = 10, with pointer: Pointer = .touch
  ) async throws(WebDriverError) {
    let drag = try await press(at: start, with: pointer)
    try await drag.move(to: end, steps: steps)
    try await drag.release()
  }

  /// The phases of a pointer.
  enum PointerPhase {
    case down, move, up, cancel
  }

  func send(
    _ phase: PointerPhase, at point: Point, _ pointer: Pointer
  ) async throws(WebDriverError) {
    switch pointer {
    case .touch: try await touch(phase, at: point)
    case .mouse: try await mouse(phase, at: point)
    }
  }

  /// chromedriver forgets between two calls that a touch pointer is down, and ignores the
  /// specification's `pointerCancel`, so touches use Chromium's own protocol.
  private func touch(_ phase: PointerPhase, at point: Point) async throws(WebDriverError) {
    let place: JSON = ["x": .number(point.x), "y": .number(point.y)]
    let (type, points): (JSON, JSON) =
      switch phase {
      case .down: ("touchStart", [place])
      case .move: ("touchMove", [place])
      case .up: ("touchEnd", [])
      case .cancel: ("touchCancel", [])
      }
    try await sendToDevTools("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
  }

  private func mouse(_ phase: PointerPhase, at point: Point) async throws(WebDriverError) {
    let move: JSON = [
      "type": "pointerMove", "duration": 0, "origin": "viewport",
      "x": .number(point.x), "y": .number(point.y),
    ]
    let up: JSON = ["type": "pointerUp", "button": 0]
    let actions: JSON =
      switch phase {
      case .down: [move, ["type": "pointerDown", "button": 0]]
      case .move: [move]
      case .up: [up]
      case .cancel: [move, up]
      }
    let mouse: JSON = [
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
      "actions": actions,
    ]
    try await send("POST", "/actions", ["actions": [mouse]])
  }
}
