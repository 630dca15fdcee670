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
        (.labelled(id: 7, name: #"a", "b"#), "labelled(Int, String)"),
        (.several(1.5, true, "x, y"), "several(Double, Bool, String)"),
        (.text(#"\"(secret), 7"#), "text(String)"), (.list([1, 2]), "list(…)"),
      ]
      for (route, text) in routes { #expect(hidden("\(route)") == text) }
      #expect(hidden("\(Route.own(Size()))") == "own(Size)")
      #expect(hidden("colour(Shop.Hue.red)") == "colour(Hue)")
      #expect(hidden("size(Shop.Size(width: 1, name: \"a\"))") == "size(Size)")
      #expect(hidden("size(Store.Size(width: 1))") == "size(…)", "of an unknown module")
    }

    @Test("do not appear where their text tells no type")
    func others() {
      for text in [
        "user(alice)", "user(Alice)", "user(alice.smith)", "user(Alice.Smith)", "user(Alice(7))",
        "user(a b)", "user(E621E1F8-C36C-495A-93FC-0C247A3E6E5F)", "user(alice: )", "user(",
        "user(Dr.Alice.smith)", "user(Dr.Alice(7))", "user(Alice: smith)",
      ] {
        #expect(hidden(text) == "user(…)")
      }
      #expect(hidden("user(Anna: 7)") == "user(Int)")
      #expect(hidden("a(x, Bob: 7)") == "a(…, Int)")
    }

    private func hidden(_ text: String) -> String {
      text.withTypes(of: ["Shop", "UsherInspectorTests"])
    }
  }
#endif
