import Foundation
import Testing
import WebDriver

extension WebDriverTests {
  @Suite("Elements, text and scripts")
  struct ElementTests {
    private let form = """
      <title>form</title>
      <h1 class=title data-kind=head style="position:absolute;left:20px;top:30px;width:200px;\
      height:40px;margin:0">장소 <span hidden>secret</span>찾기</h1>
      <form style="margin-top:100px" onsubmit="log.append('sent '); return false">
        <input id=name value=old><button aria-label="보내기">↑</button>
        <button type=button onclick="log.append('first ')" hidden>같은 이름</button>
        <div inert><button type=button onclick="log.append('inert ')">같은 이름</button></div>
        <button type=button onclick="log.append('shown ')">같은
          이름</button>
      </form>
      <ul><li>a<li>b<li>c</ul><p id=log></p>
      <div style="height:3000px"></div><button onclick="log.append('far ')">far</button>
      """

    @Test("Text, attributes, properties and frame of an element are read, and elements are counted")
    func looking() async throws {
      try await withPages(["/": form]) { browser, server in
        try await browser.navigate(to: server + "/")
        let title = try await browser.element("h1.title")
        #expect(try await title.text == "장소 찾기")
        #expect(try await title.attribute("data-kind") == "head")
        #expect(try await title.attribute("data-none") == nil)
        #expect(try await title.property("tagName") == "H1")
        #expect(try await title.rect == Rect(x: 20, y: 30, width: 200, height: 40))
        #expect(try await title.rect.center == Point(x: 120, y: 50))
        #expect(try await title.isDisplayed)
        #expect(try await browser.element("span").isDisplayed == false)
        #expect(try await browser.count("li") == 3)
        #expect(try await browser.exists("li"))
        #expect(try await browser.exists("table") == false)
        #expect(try await browser.elements("li").last?.text == "c")
        let list = try await browser.element("ul")
        #expect(try await list.elements("li").count == 3)
        #expect(try await list.element("li:nth-child(2)").text == "b")
      }
    }

    @Test("Text is typed and cleared, Korean too, and keys are pressed")
    func typing() async throws {
      try await withPages(["/": form]) { browser, server in
        try await browser.navigate(to: server + "/")
        let name = try await browser.element("#name")
        try await name.clear()
        try await browser.type("서울역 ", into: "#name")
        try await name.type("😀 café")
        #expect(try await name.property("value") == "서울역 😀 café")
        try await browser.press(.enter)
        try await browser.waitForText("#log", equals: "sent")
        try await browser.press(.tab)
        #expect(try await browser.execute("return document.activeElement.ariaLabel") == "보내기")
        try await browser.press(.tab, holding: .shift)
        #expect(try await browser.execute("return document.activeElement.id") == "name")
      }
    }

    @Test("A click reaches what a user can reach, by selector or title, after scrolling")
    func clicking() async throws {
      try await withPages(["/": form]) { browser, server in
        try await browser.navigate(to: server + "/")
        try await browser.click(button: "far")
        try await browser.click(button: "같은 이름")
        try await browser.click(button: "보내기")
        try await browser.click("form button:last-child")
        try await browser.element("form > button[aria-label]").click()
        try await browser.waitForText("#log", equals: "far shown sent shown sent")
      }
    }

    @Test("A click waits until its element appears and nothing covers it")
    func clickingLater() async throws {
      let page = """
        <p id=log></p><div id=veil style="position:fixed;inset:0;background:white"></div><script>
        setTimeout(() => { log.outerHTML += '<button onclick="log.append(1)">late</button>' }, 100)
        setTimeout(() => veil.remove(), 300)
        </script>
        """
      try await withPages(["/": page]) { browser, server in
        try await browser.navigate(to: server + "/")
        try await browser.click(button: "late")
        try await browser.waitForText("#log", equals: "1")
      }
    }

    @Test("A click waits until its element and the elements around it stop moving")
    func clickingWhatMoves() async throws {
      let rows = (1...60).map { "<button onclick=log.append('\($0)\\n')>row \($0)</button><br>" }
      let page = """
        <style>button { height: 20px; font-size: 10px } i { animation: turn 1s infinite }
        @keyframes turn { to { opacity: 0 } }</style>
        <p id=log style="position:fixed;right:0"></p><div id=list>\(rows.joined())</div>
        <i>forever</i><script>
        list.animate({ transform: ['translateY(3000px)', 'none'] }, 1500)
        </script>
        """
      try await withPages(["/": page]) { browser, server in
        for row in ["row 5", "row 10", "row 15"] {
          try await browser.navigate(to: server + "/")
          try await browser.click(button: row)
          try await browser.wait(for: "a click", until: "log.innerText")
          #expect(try await browser.element("#log").text == row.dropFirst(4))
        }
      }
    }

    @Test("A missing, a covered and a removed element are separate errors")
    func errors() async throws {
      let page = "<button>under</button><div style='position:fixed;inset:0'></div>"
      let pages = ["/": page, "/next": "<h1>next</h1>"]
      try await withPages(pages, patience: .milliseconds(300)) { browser, server in
        try await browser.navigate(to: server + "/")
        let missing = await #expect(throws: WebDriverError.self) { try await browser.element("h1") }
        #expect(missing?.code == .noSuchElement)
        #expect(missing?.message.contains(#""selector":"h1""#) == true)
        let button = try await browser.element("button")
        let covered = await #expect(throws: WebDriverError.self) { try await button.click() }
        #expect(covered?.code == .clickIntercepted)
        let late = await #expect(throws: WebDriverError.self) {
          try await browser.click(button: "under")
        }
        #expect(late?.code == .timeout)
        #expect(late?.message.contains("a button “under” to click, which did not happen") == true)
        try await browser.navigate(to: server + "/next")
        let stale = await #expect(throws: WebDriverError.self) { try await button.text }
        #expect(stale?.code == .staleElement)
      }
    }

    @Test("Scripts take and return any JSON value, and elements")
    func scripts() async throws {
      try await withPages(["/": form]) { browser, server in
        try await browser.navigate(to: server + "/")
        let value: JSON = ["text": "가나", "list": [1, 2.5, true, .null], "empty": [:]]
        #expect(try await browser.execute("return arguments[0]", value) == value)
        #expect(try await browser.execute("return Promise.resolve(7)").int == 7)
        let title = try await browser.element("h1").reference
        #expect(try await browser.execute("return arguments[0].className", title) == "title")
        let sum = try await browser.executeAsync(
          "const [a, b, done] = arguments; setTimeout(() => done(a + b))", 1, 2)
        #expect(sum == 3)
        let error = await #expect(throws: WebDriverError.self) {
          try await browser.execute("throw new Error('아니')")
        }
        #expect(error?.code == .javaScript)
        #expect(error?.message.hasPrefix("아니") == true)
      }
    }

    @Test("Screenshots of the page and of an element are PNG files of their size")
    func screenshots() async throws {
      let folder = NSTemporaryDirectory() + "screenshots-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try await withPages(["/": form]) { browser, server in
        try await browser.navigate(to: server + "/")
        try await browser.screenshot(to: folder + "/new/page.png")
        try await browser.element("h1").screenshot(to: folder + "/title.png")
        #expect(try size(ofPNG: folder + "/new/page.png") == [800, 600])
        #expect(try size(ofPNG: folder + "/title.png") == [200, 40])
        let error = await #expect(throws: WebDriverError.self) {
          try await browser.screenshot(to: "/dev/null/page.png")
        }
        #expect(error?.code == .notWritten)
      }
    }

    /// Returns width and height, which are at the start of a PNG file.
    private func size(ofPNG path: String) throws -> [Int] {
      let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      try #require(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
  }
}
