/// A CSS selector, in the driver's form.
struct Selector {
  let json: JSON

  init(_ css: String) {
    json = ["using": "css selector", "value": .string(css)]
  }
}

extension Browser {
  /// Returns the first matching element.
  ///
  /// - Throws: ``WebDriverError`` with code `.noSuchElement` if there is none.
  package func element(_ css: String) async throws(WebDriverError) -> Element {
    Element(try await send("POST", "/element", Selector(css).json), in: self)
  }

  /// Returns all matching elements.
  package func elements(_ css: String) async throws(WebDriverError) -> [Element] {
    try await send("POST", "/elements", Selector(css).json).array?.map { Element($0, in: self) }
      ?? []
  }

  /// Returns the number of matching elements.
  package func count(_ css: String) async throws(WebDriverError) -> Int {
    try await elements(css).count
  }

  /// Returns whether an element matches.
  package func exists(_ css: String) async throws(WebDriverError) -> Bool {
    try await count(css) > 0
  }

  /// Clicks the first matching element that can be clicked, as soon as there is one.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout` if there is none in time.
  package func click(_ css: String) async throws(WebDriverError) {
    try await use("an element “\(css)” to click", Self.matching, css, "click")
  }

  /// Clicks the first button or link with this visible title, or accessible label, as soon as one
  /// can be clicked.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout` if there is none in time.
  package func click(button title: String) async throws(WebDriverError) {
    try await use("a button “\(title)” to click", Self.titled, title, "click")
  }

  /// Types at the end of the first matching field, as soon as there is one.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout` if there is none in time.
  package func type(_ text: String, into css: String) async throws(WebDriverError) {
    let keys: JSON = ["text": .string(text)]
    try await use("a field “\(css)” to type into", Self.matching, css, "value", keys)
  }

  /// Clears the first matching field, as soon as there is one.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout` if there is none in time.
  package func clear(_ css: String) async throws(WebDriverError) {
    try await use("a field “\(css)” to empty", Self.matching, css, "clear")
  }

  /// Sends a command to the first of the `candidates` that a pointer can reach.
  ///
  /// If the page removes it in between, the next one is used.
  private func use(
    _ description: String, _ candidates: String, _ argument: String, _ command: String,
    _ body: JSON? = nil
  ) async throws(WebDriverError) {
    let passing: Set<WebDriverError.Code> = [.staleElement, .clickIntercepted, .notInteractable]
    let deadline = ContinuousClock.now + patience
    while true {
      let element = try await waitForElement(
        description, "\(candidates).find(\(Self.isReachable))", [.string(argument)],
        within: ContinuousClock.now.duration(to: deadline))
      do {
        try await element.post(command, body)
        return
      } catch let error where passing.contains(error.code) && ContinuousClock.now < deadline {
        // Try again until the time limit.
      }
    }
  }

  private static let matching = "[...document.querySelectorAll(arguments[0])]"

  private static let titled = """
    [...document.querySelectorAll(`button, a, summary, input[type=button], input[type=submit],
      [role=button], [role=link], [role=tab], [role=menuitem]`)].filter((element) =>
      [element.innerText, element.value, element.ariaLabel].some((name) =>
        String(name ?? "").replace(/\\s+/g, " ").trim() === arguments[0]))
    """

  /// A script that returns whether a pointer can reach an element, after scrolling if needed.
  ///
  /// It does not scroll to an element that is still sliding in from the side. A moving element is
  /// out of reach: the pointer would go down and up at its old position.
  private static let isReachable = """
    (element) => {
      if (element.disabled || !element.checkVisibility({ visibilityProperty: true })) return false;
      const moves = ({ playState, effect }) => playState === "running"
        && effect?.target?.contains(element) && effect.getTiming().iterations !== Infinity;
      if (document.getAnimations().some(moves)) return false;
      const isHit = () => {
        const area = element.getClientRects()[0];
        if (!area) return false;
        const hit = document.elementFromPoint(
          area.left + area.width / 2, area.top + area.height / 2);
        return hit !== null && element.contains(hit);
      };
      if (isHit()) return true;
      const area = element.getBoundingClientRect();
      if (area.right <= 0 || area.left >= innerWidth) return false;
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      return isHit();
    }
    """
}
