extension Browser {
  /// Returns the value of a JavaScript expression as soon as it is truthy.
  ///
  /// A single script in the page waits: it evaluates again whenever the document or its history
  /// changes, and at each frame. If the page is unloaded meanwhile, the wait continues in the next
  /// one. An expression that throws counts as false; it has its arguments in `arguments`.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout` if this takes longer than `limit`
  ///   (``patience`` if `nil`); its message has `description`, the last value and the beginning of
  ///   the page's text.
  @discardableResult
  package func wait(
    for description: String, until expression: String, within limit: Duration? = nil,
    _ arguments: JSON...
  ) async throws(WebDriverError) -> JSON {
    try await wait(for: description, until: expression, arguments, within: limit)
  }

  /// Waits until the text of the first matching element equals `text`, without surrounding spaces.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout`, which shows the differing lines.
  package func waitForText(
    _ css: String, equals text: String, within limit: Duration? = nil
  ) async throws(WebDriverError) {
    let text: JSON = .string(text)
    _ = try await wait(
      for: "the text of “\(css)”",
      until: "document.querySelector(arguments[0]).innerText.trim() === arguments[1]",
      showing: "document.querySelector(arguments[0])?.innerText.trim()",
      [.string(css), text], within: limit
    ) { actual in
      Self.difference(from: "\(text)", to: actual ?? "no such element")
    }
  }

  /// Waits until an element matches, and returns the first.
  @discardableResult
  package func waitForElement(
    _ css: String, within limit: Duration? = nil
  ) async throws(WebDriverError) -> Element {
    try await waitForElement(
      "an element “\(css)”", "document.querySelector(arguments[0])", [.string(css)],
      within: limit)
  }

  /// Returns the differing lines of two texts, both as JSON, without the equal ones around them.
  private static func difference(from expected: String, to actual: String) -> String {
    let old = expected.split(separator: "\\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\\n", omittingEmptySubsequences: false)
    let above = zip(old, new).prefix { $0 == $1 }.count
    let rests = (old.dropFirst(above), new.dropFirst(above))
    let below = zip(rests.0.reversed(), rests.1.reversed()).prefix { $0 == $1 }.count
    let indent = "\n            "
    return """
      expected: \(rests.0.dropLast(below).joined(separator: indent))
        actual: \(rests.1.dropLast(below).joined(separator: indent))
      """ + (above + below > 0 ? "\n  (\(above) equal lines above, \(below) below)" : "")
  }

  /// The driver's errors for a page that was unloaded during a script or before it.
  private static var pageWent: [WebDriverError.Code] {
    [.scriptTimeout, .abortedByNavigation, .timeout]
  }

  private static func beginning(of text: String) -> String {
    text.count > 200 ? text.prefix(200) + "…" : text
  }

  func waitForElement(
    _ description: String, _ expression: String, _ arguments: [JSON], within limit: Duration?
  ) async throws(WebDriverError) -> Element {
    let value = try await wait(for: description, until: expression, arguments, within: limit)
    return Element(value, in: self)
  }

  private func wait(
    for description: String, until expression: String, showing shown: String? = nil,
    _ arguments: [JSON], within limit: Duration?,
    outcome: (_ value: String?) -> String = { "value: \($0 ?? "undefined")" }
  ) async throws(WebDriverError) -> JSON {
    let limit = limit ?? patience
    let deadline = ContinuousClock.now + limit
    repeat {
      do {
        guard runsScripts else {
          let value = try await execute(WaitScript.asking(expression), arguments)
          if value != .null { return value }
          continue
        }
        return try await executeAsync(
          WaitScript.waiting(until: expression), arguments,
          within: ContinuousClock.now.duration(to: deadline))
      } catch let error where Self.pageWent.contains(error.code) {
        // The time is up, or the page was unloaded: check the next one.
      }
    } while ContinuousClock.now < deadline
    let milliseconds = Duration.milliseconds((limit / .milliseconds(1)).rounded())
    let page = try await execute(WaitScript.reporting(shown ?? expression), arguments)
    throw WebDriverError(
      .timeout,
      """
      waited \(milliseconds) for \(description), which did not happen
        \(outcome(page["value"].string))
        page: \(page["url"]) \(page["title"])
        text: \(JSON.string(Self.beginning(of: page["text"].string ?? "")))
      """)
  }
}

/// The scripts of a wait.
///
/// Expressions are part of their text, because pages may forbid evaluating strings.
private enum WaitScript {
  static func waiting(until expression: String) -> String {
    """
    const done = arguments[arguments.length - 1];
    const given = Array.prototype.slice.call(arguments, 0, -1);
    const value = function () { return (
    \(expression)
    ); };
    const events = [
      "popstate", "hashchange", "pageshow", "visibilitychange", "load", "input", "change",
      "focusin", "focusout", "scroll", "transitionend", "animationend", "message", "storage",
    ];
    let over = false;
    const look = () => {
      let found;
      try { found = over || value.apply(null, given); } catch { return; }
      if (over || !found) return;
      over = true;
      observer.disconnect();
      for (const event of events) removeEventListener(event, look, true);
      done(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
    for (const event of events) addEventListener(event, look, true);
    const frame = () => { look(); if (!over) requestAnimationFrame(frame); };
    frame();
    """
  }

  /// Returns a script with the value of an expression if it is truthy, and nothing otherwise.
  static func asking(_ expression: String) -> String {
    """
    const value = function () { return (
    \(expression)
    ); };
    try { return value.apply(null, arguments) || null; } catch { return null; }
    """
  }

  static func reporting(_ expression: String) -> String {
    """
    const value = function () { return (
    \(expression)
    ); };
    let shown;
    try { shown = value.apply(null, arguments); } catch (error) { shown = error; }
    const text = (value) => {
      if (value instanceof Element) return value.outerHTML.slice(0, 300);
      if (value instanceof Error) return String(value);
      try { return JSON.stringify(value); } catch { return String(value); }
    };
    return {
      value: text(shown), url: location.href, title: document.title,
      text: document.body ? document.body.innerText : "",
    };
    """
  }
}
