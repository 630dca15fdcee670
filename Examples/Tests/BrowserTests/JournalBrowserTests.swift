import Foundation
import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: the journal")
  struct Journal {
    @Test("the past is shown step by step in the inspector, while the app stays as it is")
    func steps() async throws {
      try await Visitor.visiting("practice") { visitor in
        for label in ["First", "FirstSub"] { try await visitor.tap(label) }
        try await visitor.sees(onFirstSub)
        try await visitor.inInspector { inspector in
          try await inspector.click("#journal-tab")
          try await inspector.browser.waitForText("#step-text", equals: "3 steps")
          try await inspector.click("#step-back")
          try await inspector.seesStep(2, "main, first, first")
          try await inspector.click("#step-back")
          try await inspector.seesStep(1, "main")
          try await inspector.click("#step-forward")
          try await inspector.seesStep(2, "main, first, first")
          try await inspector.click("#now")
          try await inspector.sees(places: "main, first, first, firstSub")
        }
        try await visitor.sees(onFirstSub)
        try await visitor.tapBack()
        try await visitor.sees(onFirst)
      }
    }

    @Test("a journal is replayed, minimised, downloaded and loaded again")
    func files() async throws {
      try await Visitor.visiting("practice") { visitor in
        for label in ["First", "FirstSub"] { try await visitor.tap(label) }
        try await visitor.tapBack()
        try await visitor.sees(onFirst)
        try await visitor.inInspector { inspector in
          try await inspector.click("#changes")
          try await inspector.click("#journal-tab")
          try await inspector.click("#replay")
          try await inspector.notes("The replay leads to the same tree, in the same way.")
          let journal = try #require(try await inspector.download("#download-journal"))
          #expect(journal.contains(#""root":"MainCoordinator""#))
          let test = try #require(try await inspector.download("#download-test"))
          #expect(test.contains("journal.replay(MainCoordinator())"))
          try await inspector.click("#minimise")
          try await inspector.notes("1 of 3 inputs lead to this tree.")
          try await inspector.seesStep(2, "main, first, first")
          try await inspector.click("#unload")
          try await inspector.load(journal, as: "yesterday.json")
          try await inspector.notes("yesterday.json was loaded: 4 steps of MainCoordinator.")
          try await inspector.load("{}", as: "other.json")
          try await inspector.browser.wait(
            for: "a refusal",
            until: """
              document.querySelector("#journal-note").textContent.startsWith("This is no journal")
              """)
          try await inspector.click("#unload")
          try await inspector.notes("The journal of this tree.")
        }
        try await visitor.sees(onFirst)
      }
    }
  }
}

/// A developer at the inspector, in its frame or alone.
struct InspectorPage {
  let browser: Browser

  func click(_ css: String) async throws { try await browser.click(css) }

  /// Waits for the names of the places in the picture, without the root.
  func sees(places: String) async throws {
    try await browser.wait(
      for: "the places \(places)",
      until: """
        [...document.querySelectorAll("#picture .name")].slice(1)
          .map((name) => name.textContent).join(", ") === arguments[0]
        """, .string(places))
  }

  /// Waits for a note in the part with the journal.
  func notes(_ note: String) async throws {
    try await browser.waitForText("#journal-note", equals: note)
  }

  fileprivate func seesStep(_ number: Int, _ places: String) async throws {
    try await browser.wait(
      for: "step \(number)",
      until: "document.querySelector('#past-text').textContent.startsWith(arguments[0])",
      .string("Step \(number) of "))
    try await sees(places: places)
  }

  /// Presses a button that downloads a text, and returns the text.
  func download(_ css: String) async throws -> String? {
    try await browser.execute(
      """
      window.saved = undefined;
      const make = URL.createObjectURL;
      URL.createObjectURL = (file) => {
        URL.createObjectURL = make;
        file.text().then((text) => window.saved = text);
        return make(file);
      };
      """)
    try await click(css)
    return try await browser.wait(for: "a download", until: "window.saved").string
  }

  /// Chooses a file with a journal.
  fileprivate func load(_ text: String, as name: String) async throws {
    try await browser.execute(
      """
      const files = new DataTransfer();
      files.items.add(new File([arguments[0]], arguments[1]));
      const field = document.querySelector("#file");
      field.files = files.files;
      field.dispatchEvent(new Event("change"));
      """, .string(text), .string(name))
  }
}

extension Visitor {
  /// Works in the inspector beside the phone during `body`.
  func inInspector(_ body: @Sendable (InspectorPage) async throws -> Void) async throws {
    try await browser.enterFrame("iframe")
    try await body(InspectorPage(browser: browser))
    try await browser.leaveFrames()
  }
}
