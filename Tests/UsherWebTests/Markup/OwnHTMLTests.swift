import Testing
import UsherWeb

@Suite("An app's own HTML")
@MainActor
struct OwnHTMLTests {
  private let hostile = "<img src=x onerror=alert(1)>"

  private func render(@ComponentBuilder _ content: () -> Group) -> RenderedScreen {
    RenderedScreen(node: "7", token: "t", content: content())
  }

  @Test("Pieces are joined line by line; a string is text")
  func builder() {
    let names = ["Ada", "민지", hostile]
    let list = Markup.element("ul", ["class": "names"]) {
      for name in names { Markup.element("li") { name } }
      if names.isEmpty {
        "Nobody"
      } else {
        Markup.element("li") {
          "and "; Markup.element("b") { "more" }
        }
      }
      if names.count > 9 { "many" }
    }
    #expect(
      list.html == """
        <ul class="names"><li>Ada</li><li>민지</li><li>&lt;img src=x onerror=alert(1)&gt;</li>\
        <li>and <b>more</b></li></ul>
        """)
  }

  @Test("It can contain controls: a button, a field")
  func controls() {
    var likes = 0
    var name = "A"
    let screen = render {
      HTML { page in
        Markup.element("figure", ["class": "photo"]) {
          Markup.element("button", page.button("Like") { likes += 1 }) { "♥ \(likes)" }
          Markup.element(
            "textarea", page.textField("Name", text: name) { name = $0 }
          ) { name }
        }
      }
    }
    #expect(screen.markup.html.contains("value=\"tap:7:button/Like\">♥ 0</button>"))
    #expect(screen.perform("button/Like", fields: FormFields(["field/Name": "B"])))
    #expect(likes == 1 && name == "B")
  }

  @Test("Components stand in the app's elements, and the other way round")
  func mixed() {
    var opened = 0
    let screen = render {
      Element("article", ["class": "card", "onclick": "alert(1)"]) {
        Heading(hostile)
        Markup.element("hr")
        Button("Open") { opened += 1 }
      }
      Element("div", ["class": "gap"])
      HTML { page in
        Markup.element("nav") { Button("Close") {}.render(in: &page) }
      }
    }
    let html = screen.markup.html
    #expect(html.contains("<article class=\"card\"><h2"))
    #expect(!html.contains("onclick") && !html.contains("<img"))
    #expect(html.contains("<div class=\"gap\"></div><nav><button"))
    #expect(screen.perform("button/Open", fields: FormFields()))
    #expect(opened == 1)
  }

  @Test("A drawing is strokes, or SVG of the app, and screen readers skip it")
  func icon() {
    let html = render {
      Icon(path: "M1 2h3")
      Icon(.element("circle", ["r": "4", "onload": "alert(1)"]))
    }.markup.html
    #expect(html.contains("aria-hidden=\"true\"><path d=\"M1 2h3\"></path></svg>"))
    #expect(html.contains("<circle r=\"4\"></circle></svg>"))
  }

  @Test("Only explicitly raw text is written unescaped")
  func unescaped() {
    let made = "<p>From a <b>template</b></p>"
    #expect(Markup.unescaped(made).html == made)
    #expect(Markup.text(made).html == "&lt;p&gt;From a &lt;b&gt;template&lt;/b&gt;&lt;/p&gt;")
    #expect(render { Markup.unescaped(made) }.markup.html.hasSuffix(made))
    #expect(Markup.element("div") { made }.html.contains("&lt;b&gt;"))
  }
}
