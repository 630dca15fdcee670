import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: rows with long texts")
  struct Rows {
    @Test(
      "a long value leaves the label whole and the arrow in its place", arguments: [390, 320],
      [
        "Supercalifragilisticexpialidocious-and-more-without-a-space",
        "가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오",
        "a name of several words that is much longer than the row in which it stands",
      ])
    func value(_ width: Int, _ name: String) async throws {
      try await Visitor.visiting("campus", width: width, height: 844) { visitor in
        try await visitor.tap("To main")
        try await visitor.tap(tab: "Account")
        try await visitor.tap("Name")
        try await visitor.sees(title: "Name")
        try await visitor.browser.clear("\(visitor.top) input[type=text]")
        try await visitor.browser.type(name, into: "\(visitor.top) input[type=text]")
        try await visitor.tap("Save")
        try await visitor.browser.waitForText("\(visitor.top) .u-value", equals: name)
        try await visitor.rests()
        let problems = try await visitor.browser.execute(
          """
          const row = document.querySelector(arguments[0] + " .u-row:has(.u-value)");
          const area = (e) => e.getBoundingClientRect(), inside = area(row), problems = [];
          for (const part of row.querySelectorAll("*"))
            if (area(part).right > inside.right || area(part).left < inside.left)
              problems.push(part.outerHTML);
          if (area(row.querySelector(".u-label")).height > 24) problems.push("label");
          if (area(row.lastElementChild).width < 17) problems.push("arrow");
          const body = document.querySelector(arguments[0] + " .u-body");
          if (body.scrollWidth > body.clientWidth) problems.push("wide");
          return problems.join();
          """, .string(visitor.top))
        #expect(problems == "")
      }
    }
  }
}
