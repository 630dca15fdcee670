import Testing
import Usher
import UsherWeb

@Suite("A split on the web, whose columns are on one page", .drained)
@MainActor
struct SplitTests {
  private func visitor(_ more: NotesFlow.Route...) async -> Visitor {
    let visitor = Visitor(makeSplitApp())
    await visitor.open()
    for route in more {
      switch route {
      case .folder(let number): await visitor.press("Folder \(number)")
      case .note(let number): await visitor.press("Note \(number)")
      case .details: await visitor.press("Show details")
      case .folders: break
      }
    }
    return visitor
  }

  private func sees(
    _ visitor: Visitor, _ screens: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = visitor.page.text.matches(of: /This is ([\w ]*),/).map { String($0.1) }
    #expect(seen == screens, sourceLocation: sourceLocation)
  }

  /// Returns the value of the back button of a screen.
  private func back(from title: String, _ visitor: Visitor) async throws -> String {
    "back:\(try await name(of: title, visitor))"
  }

  private func name(of title: String, _ visitor: Visitor) async throws -> String {
    let page = try #require(await visitor.send(WebRequest(target: visitor.address)).text)
    let key = try Regex(#"<article [^>]*data-key="(\d+)"[^>]*aria-label="\#(title)""#)
    return String(try #require(page.firstMatch(of: key)?.output[1].substring))
  }

  @Test(
    "The topmost screen of each column is on the page once, and the window is named after the top")
  func columns() async {
    let visitor = await visitor(.folder(1), .note(2), .details)
    sees(visitor, "Folders", "Notes 1", "Note 2", "Details")
    #expect(visitor.page.titles.last == "Details")
  }

  @Test("The buttons of every column work, also those of a container in it")
  func presses() async {
    let visitor = await visitor(.folder(1), .note(2), .details)
    await visitor.press("Attachment")
    sees(visitor, "Folders", "Notes 1", "Attachment", "Details")
    await visitor.press("Older")
    sees(visitor, "Folders", "Older", "Attachment", "Details")
    await visitor.press("Folder 2")
    sees(visitor, "Folders", "Notes 2")
    await visitor.press("Tabs")
    sees(visitor, "Folders", "New notes")
    await visitor.press("Note 9")
    sees(visitor, "Folders", "New notes", "Note 9")
    await visitor.press("Old notes")
    sees(visitor, "Folders", "Old notes", "Note 9")
  }

  @Test("A button hides the first column and shows all again, also those that the app has hidden")
  func toggling() async throws {
    let visitor = await visitor(.folder(1))
    func page() async -> String {
      await visitor.send(WebRequest(target: visitor.address)).text ?? ""
    }
    let button = try #require(
      await page().firstMatch(of: /class="u-toggle"[^>]*aria-label="Sidebar"/)?.output)
    expect(await page(), contains: "aria-expanded=\"true\"")
    let split = try #require(await page().firstMatch(of: /columns:(\d+)/)?.output.1)
    await visitor.post("columns:\(split)")
    expect(await page(), contains: "data-hides=\"sidebar\"")
    expect(await page(), contains: "aria-expanded=\"false\"")
    sees(visitor, "Folders", "Notes 1")
    await visitor.post("columns:\(split)")
    #expect(await page().contains("data-hides") == false)
    await visitor.post("columns:999")
    #expect(await page().contains("data-hides") == false)
    #expect(await page().contains(button))
  }

  @Test("Text that is typed in a column before the last one arrives")
  func writing() async throws {
    let visitor = await visitor(.folder(1), .note(2))
    let list = try await name(of: "Notes 1", visitor)
    let field = try #require(
      visitor.page.fields.first { $0["name"]?.hasSuffix("Text of Notes 1") == true }?["name"])
    await visitor.post("write:\(list)", [field: "milk"])
    expect(visitor.page.text, contains: "This is Notes 1, with “milk”")
  }

  @Test("Only the screens on the page accept input, and none below a sheet or in an earlier page")
  func hidden() async throws {
    let visitor = await visitor(.folder(1), .note(2))
    let list = try await name(of: "Notes 1", visitor)
    let older = try #require(visitor.page.button("Older")).value
    let note = try #require(visitor.page.button("Attachment")).value
    await visitor.post(older)
    sees(visitor, "Folders", "Older", "Note 2")
    // The list is below another screen of its column.
    await visitor.post(older)
    await visitor.post("write:\(list)")
    sees(visitor, "Folders", "Older", "Note 2")
    await visitor.press("Folder 2")
    await visitor.post(note)
    sees(visitor, "Folders", "Notes 2")
  }

  @Test("Back leaves the top of all, as where it is narrow")
  func narrowBack() async throws {
    let visitor = await visitor(.folder(1), .note(2))
    await visitor.press("Attachment")
    for screens in [["Notes 1", "Note 2"], ["Notes 1"], []] {
      let top = try #require(visitor.page.titles.last)
      await visitor.post(try await back(from: top, visitor))
      let seen = visitor.page.text.matches(of: /This is ([\w ]*),/).map { String($0.1) }
      #expect(seen == ["Folders"] + screens)
    }
    expect(visitor.page.text, contains: "No folder")
  }

  @Test("Back in an earlier column leaves that column's top, and later columns stay")
  func columnBack() async throws {
    let visitor = await visitor(.folder(1), .note(2))
    await visitor.press("Older")
    await visitor.post(try await back(from: "Older", visitor))
    sees(visitor, "Folders", "Notes 1", "Note 2")
    expect(visitor.events, contains: "(back button)")
    // The lowest item of a column before the last has none.
    await visitor.post(try await back(from: "Notes 1", visitor))
    await visitor.post(try await back(from: "Folders", visitor))
    sees(visitor, "Folders", "Notes 1", "Note 2")
  }

  @Test("A button of an earlier page removes nothing else")
  func stale() async throws {
    let visitor = await visitor(.folder(1), .note(2))
    await visitor.press("Older")
    let (older, note) = (
      try await back(from: "Older", visitor), try await back(from: "Note 2", visitor)
    )
    await visitor.press("Oldest")
    await visitor.post(older)
    sees(visitor, "Folders", "Oldest", "Note 2")
    await visitor.press("Attachment")
    await visitor.post(note)
    sees(visitor, "Folders", "Oldest", "Attachment")
    await visitor.press("Folder 2")
    for action in [older, note] { await visitor.post(action) }
    sees(visitor, "Folders", "Notes 2")
  }

  @Test("The back menu of a column goes back in it; that of the top of all goes back over columns")
  func menu() async throws {
    let visitor = await visitor(.folder(1), .note(2))
    let list = try await name(of: "Notes 1", visitor)
    for label in ["Older", "Oldest"] { await visitor.press(label) }
    let (oldest, note) = (
      try await name(of: "Oldest", visitor), try await name(of: "Note 2", visitor)
    )
    await visitor.post("backto:\(list):\(oldest)")
    sees(visitor, "Folders", "Notes 1", "Note 2")
    expect(visitor.events, contains: "(back menu)")
    for label in ["Older", "Oldest"] { await visitor.press(label) }
    // From a screen that is gone, and to one of another column.
    await visitor.post("backto:\(list):\(oldest)")
    let folders = try await name(of: "Folders", visitor)
    await visitor.post("backto:\(folders):\(try await name(of: "Oldest", visitor))")
    sees(visitor, "Folders", "Oldest", "Note 2")
    await visitor.post("backto:\(list):\(note)")
    sees(visitor, "Folders", "Notes 1")
  }

  @Test("The browser's Back leaves the top of all, and Forward puts it back into its column")
  func history() async {
    let visitor = await visitor(.folder(1), .note(2))
    _ = await visitor.postByScript("history:1")
    await visitor.reload()
    sees(visitor, "Folders", "Notes 1")
    _ = await visitor.postByScript("history:2")
    await visitor.reload()
    sees(visitor, "Folders", "Notes 1", "Note 2")
    _ = await visitor.postByScript("history:0")
    await visitor.reload()
    sees(visitor, "Folders")
  }

  @Test("A page that rests has the columns again at the next request")
  func resting() async throws {
    let visitor = Visitor(makeSplitApp(.folder(1), .note(2)))
    await visitor.open()
    let before = try #require(await visitor.send(WebRequest(path: visitor.address)).text)
    for _ in 0..<70 { await Visitor(visitor.app).open() }
    let after = try #require(await visitor.send(WebRequest(path: visitor.address)).text)
    #expect(before == after)
    await visitor.press("Attachment")
    sees(visitor, "Folders", "Notes 1", "Attachment")
  }
}
