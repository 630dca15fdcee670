/// A CSS selector, as the driver wants it.
struct Selector {
  let json: JSON

  init(_ css: String) {
    json = ["using": "css selector", "value": .string(css)]
  }
}

extension Browser {
  /// The first element that matches now.
  ///
  /// - Throws: ``WebDriverError`` with code `.noSuchElement` if there is none.
  package func element(_ css: String) async throws(WebDriverError) -> Element {
    Element(try await send("POST", "/element", Selector(css).json), in: self)
  }

  /// All elements that match now.
  package func elements(_ css: String) async throws(WebDriverError) -> [Element] {
    try await send("POST", "/elements", Selector(css).json).array?.map { Element($0, in: self) }
      ?? []
  }

  /// How many elements match now.
  package func count(_ css: String) async throws(WebDriverError) -> Int {
    try await elements(css).count
  }

  /// Whether an element matches now.
  package func exists(_ css: String) async throws(WebDriverError) -> Bool {
    try await count(css) > 0
  }

  /// Clicks the first element that matches and can be clicked, as soon as there is one.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout` if none comes.
  package func click(_ css: String) async throws(WebDriverError) {
    try await use("an element “\(css)” to click", Self.matching, css, "click")
  }

  /// Clicks the first button or link with this visible title, or accessible label, as soon as
  /// there is one that can be clicked.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout` if none comes.
  package func click(button title: String) async throws(WebDriverError) {
    try await use("a button “\(title)” to click", Self.titled, title, "click")
  }

  /// Types at the end of the first field that matches, as soon as there is one.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout` if none comes.
  package func type(_ text: String, into css: String) async throws(WebDriverError) {
    let keys: JSON = ["text": .string(text)]
    try await use("a field “\(css)” to type into", Self.matching, css, "value", keys)
  }

  /// Empties the first field that matches, as soon as there is one.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout` if none comes.
  package func clear(_ css: String) async throws(WebDriverError) {
    try await use("a field “\(css)” to empty", Self.matching, css, "clear")
  }

  /// Sends a command to the first of the `candidates` that a pointer can reach.
  ///
  /// If the page takes it away in the moment between, the next one that comes is used.
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
        // Once more, until time is up.
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

  /// Whether a pointer can reach an element, after scrolling if that helps.
  ///
  /// What is still on its way into the page from the side is not scrolled to. An element that moves is out of
  /// reach: the pointer would go down and up where it was, on something else or on two things.
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
