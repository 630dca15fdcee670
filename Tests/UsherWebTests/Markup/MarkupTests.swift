import Testing
import UsherWeb

@Suite("HTML as a value")
struct MarkupTests {
  private let hostile = "<script>alert('1')</script>\"&\u{0}"

  @Test("Text stays text")
  func text() {
    #expect(
      Markup.text(hostile).html
        == "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;\u{FFFD}")
    #expect(Markup.text("a\u{85}b").html == "a\u{FFFD}b")
    #expect(Markup.text("é\u{A0}").html == "é\u{A0}")
    #expect(Markup.text("안녕 👋\n").html == "안녕 👋\n")
    // One character for Swift, several for HTML.
    #expect(Markup.text("<\u{301}b>").html == "&lt;\u{301}b&gt;")
  }

  @Test("Attributes stay attributes")
  func attributes() {
    #expect(
      Markup.element("p", ["title": "\" onclick=\"x", "hidden": "", "id": nil]).html
        == "<p title=\"&quot; onclick=&quot;x\" hidden=\"\"></p>")
  }

  @Test("Elements nest, and void ones have no end")
  func elements() {
    let markup = Markup.element("ul", [:], [.element("li", [:], ["a", .element("br"), "b"])])
    #expect(markup.html == "<ul><li>a<br>b</li></ul>")
    #expect(markup.plainText == "a  b")
  }

  @Test(
    "Elements and attributes that could hold code are left out",
    arguments: [
      Markup.element("script", [:], ["x"]), .element("STYLE"), .element("iframe"),
      .element("p onclick=x"), .element(""), .element("1a"), .element("p\u{0}"),
    ])
  func codeElements(_ markup: Markup) {
    #expect(markup.html == "")
  }

  @Test(
    "Elements that redirect, load, or change the document are left out, in any spelling",
    arguments: [
      "meta", "link", "base", "object", "embed", "applet", "param", "frame", "frameset",
      "fencedframe", "portal", "html", "head", "body", "animate", "set", "noscript", "noembed",
      "noframes", "plaintext", "xmp", "listing", "META",
    ])
  func forbiddenElements(_ name: String) {
    let markup = Markup.element(
      name, ["http-equiv": "refresh", "content": "0;url=https://evil.example"], ["x"])
    #expect(markup.html == "")
  }

  @Test("An SVG picture keeps no script, handler or address that runs code")
  func svg() {
    let markup = Markup.element(
      "svg", ["onload": "x"],
      [
        .element("script", [:], ["x"]),
        .element("set", ["attributeName": "href", "to": "javascript:x"]),
        .element("a", ["xlink:href": "javascript:x"], [.element("circle", ["r": "1"])]),
      ])
    #expect(markup.html == ##"<svg><a xlink:href="#"><circle r="1"></circle></a></svg>"##)
  }

  @Test("Attributes that could hold code are left out")
  func codeAttributes() {
    let markup = Markup.element(
      "p",
      ["onclick": "x", "ONLOAD": "x", "style": "x", "srcdoc": "x", "a b": "x", "class": "c"])
    #expect(markup.html == "<p class=\"c\"></p>")
  }

  @Test(
    "Addresses that run code lead nowhere",
    arguments: [
      "javascript:alert(1)", " JavaScript:alert(1)", "java\nscript:alert(1)", "\u{1}javascript:x",
      "data:text/html,<p>", "data:image/svg+xml,<svg>", "vbscript:x", "javascript&colon;x:y",
    ])
  func codeAddresses(_ address: String) {
    #expect(Markup.element("a", ["href": address]).html == "<a href=\"#\"></a>")
  }

  @Test(
    "Every attribute that holds an address is checked, in any spelling",
    arguments: [
      "href", "HREF", "src", "action", "cite", "formaction", "formAction", "poster", "xlink:href",
      "ping", "data", "background", "longdesc", "xml:base",
    ])
  func addressAttributes(_ name: String) {
    #expect(
      Markup.element("a", [name: "javascript:x"]).html == "<a \(name.lowercased())=\"#\"></a>")
  }

  @Test("A name that only ends like a listed one is another name")
  func longNames() {
    let markup = Markup.element(
      "p", ["data-href": "javascript:x", "a-very-long-xlink:href": "javascript:x", "once": "x"])
    #expect(
      markup.html
        == "<p data-href=\"javascript:x\" a-very-long-xlink:href=\"javascript:x\"></p>")
    #expect(Markup.element("my-script", [:], ["x"]).html == "<my-script>x</my-script>")
    #expect(Markup.element("IMG").html == "<IMG>")
  }

  @Test(
    "Other addresses stay",
    arguments: ["/a?b=c:d", "https://swift.org/a:b", "#top", "mailto:a@b.c", "a/b:c", "?q=a:b"])
  func addresses(_ address: String) {
    #expect(Markup.element("a", ["href": address]).html == "<a href=\"\(address)\"></a>")
  }

  @Test("A document escapes its values")
  func document() {
    var document = MarkupDocument(title: "</title><b>")
    document.language = "\"><b>"
    document.script = "\"><script>"
    document.body = [.text("<b>")]
    #expect(!document.html.contains("<b>"))
    #expect(document.html.components(of: "<script") == 1)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
