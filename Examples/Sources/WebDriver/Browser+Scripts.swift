extension Browser {
  /// Runs the body of a JavaScript function, and returns its result.
  ///
  /// The body has its arguments in `arguments`; pass elements as ``Element/reference``. A promise
  /// is awaited.
  @discardableResult
  package func execute(
    _ script: String, _ arguments: JSON...
  ) async throws(WebDriverError) -> JSON {
    try await execute(script, arguments)
  }

  /// Runs the body of a JavaScript function until it calls the last of its `arguments`, and returns
  /// that call's argument.
  ///
  /// - Throws: ``WebDriverError`` with code `.scriptTimeout` if this takes longer than
  ///   ``patience``, or the page is unloaded meanwhile.
  @discardableResult
  package func executeAsync(
    _ script: String, _ arguments: JSON...
  ) async throws(WebDriverError) -> JSON {
    try await executeAsync(script, arguments, within: patience)
  }

  /// Returns when the page is about to draw its next frame.
  ///
  /// Pages draw only in the front tab.
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
