#if DEBUG
  import Testing

  @testable import UsherInspector

  @Suite("Payloads that are hidden")
  struct PayloadTests {
    private enum Hue { case red }
    private struct Size { var (width, name) = (1, "a) (b") }
    private enum Route {
      case plain, number(Int), labelled(id: Int, name: String), several(Double, Bool, String)
      case own(Size), colour(Hue), list([Int]), text(String)
    }

    @Test("are shown by the types that their text tells")
    func types() {
      let routes: [(Route, String)] = [
        (.plain, "plain"), (.number(-7), "number(Int)"),
        (.labelled(id: 7, name: #"a", "b"#), "labelled(id: Int, name: String)"),
        (.several(1.5, true, "x, y"), "several(Double, Bool, String)"),
        (.text(#"\"(secret), 7"#), "text(String)"), (.list([1, 2]), "list(…)"),
      ]
      for (route, text) in routes { #expect("\(route)".withTypes == text) }
      #expect("\(Route.own(Size()))".withTypes.contains("Size"))
      #expect(!"\(Route.own(Size()))".withTypes.contains("a) (b"))
      #expect("colour(Shop.Hue.red)".withTypes == "colour(Hue)")
      #expect("size(Shop.Size(width: 1, name: \"a\"))".withTypes == "size(Size)")
    }

    @Test("do not appear where their text tells no type")
    func others() {
      for text in [
        "user(alice)", "user(Alice)", "user(alice.smith)", "user(Alice.Smith)", "user(Alice(7))",
        "user(a b)", "user(E621E1F8-C36C-495A-93FC-0C247A3E6E5F)", "user(alice: )", "user(",
      ] {
        let hidden = text.withTypes
        #expect(!hidden.lowercased().contains("smith") && !hidden.contains("E621"))
        #expect(hidden == "user(…)" || hidden == "user(alice: …)", "\(hidden)")
      }
    }
  }
#endif
