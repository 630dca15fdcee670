extension Browser {
  /// Runs the body of a JavaScript function, and returns what it returns.
  ///
  /// The body finds `arguments` under that name; elements travel as ``Element/reference``. A
  /// promise is awaited.
  @discardableResult
  package func execute(
    _ script: String, _ arguments: JSON...
  ) async throws(WebDriverError) -> JSON {
    try await execute(script, arguments)
  }

  /// Runs the body of a JavaScript function until it calls the last of its `arguments`, and
  /// returns what that is called with.
  ///
  /// - Throws: ``WebDriverError`` with code `.scriptTimeout` if this takes longer than
  ///   ``patience``, or the page goes away meanwhile.
  @discardableResult
  package func executeAsync(
    _ script: String, _ arguments: JSON...
  ) async throws(WebDriverError) -> JSON {
    try await executeAsync(script, arguments, within: patience)
  }

  /// Returns when the page is about to draw its next frame.
  ///
  /// Pages draw in the front tab only.
  package func nextFrame() async throws(WebDriverError) {
    try await executeAsync("const done = arguments[0]; requestAnimationFrame(() => done())")
  }

  func execute(_ script: String, _ arguments: [JSON]) async throws(WebDriverError) -> JSON {
    try await send(
      "POST", "/execute/sync", ["script": .string(script), "args": .array(arguments)])
  }

  func executeAsync(
    _ script: String, _ arguments: [JSON], within limit: Duration
  ) async throws(WebDriverError) -> JSON {
    try await limitScripts(to: limit)
    return try await send(
      "POST", "/execute/async", ["script": .string(script), "args": .array(arguments)])
  }
}
