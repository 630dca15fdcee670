import DemoServer
import DemoTesting
import Testing
import Usher
import UsherWeb
import WebDriver

extension InBrowser {
  /// A switcher in a browser, whose places come as the app says.
  @Suite("Browser: how a switcher moves")
  struct SwitcherMotions {
    @Test("The next place pushes the former one away, and afterwards stands as any other")
    func pushed() async throws {
      try await moving { visitor in
        try await visitor.browser.click("button[value$='/In']")
        try await visitor.browser.wait(
          for: "both places side by side",
          until: """
            [...document.querySelectorAll('#u-phone .u-screen')].length === 2
              && document.moves.some(([old, now]) => old < -1 && now > 1)
            """)
        try await visitor.browser.execute(
          "document.getAnimations().forEach((animation) => animation.finish())")
        try await visitor.rests()
        #expect(
          try await visitor.browser.execute(
            "return [...document.querySelectorAll('.u-screen')].map((e) => e.ariaLabel).join()")
            == "Inside")
        #expect(
          try await visitor.browser.execute(
            "return document.querySelector('.u-screen').getBoundingClientRect().left === "
              + "document.querySelector('.u-layers').getBoundingClientRect().left") == true)
      }
    }

    @Test("Without animation the former place is gone at once")
    func atOnce() async throws {
      try await moving { visitor in
        try await visitor.browser.click("button[value$='/At once']")
        try await visitor.rests()
        #expect(try await visitor.browser.execute("return document.moves.length") == 0)
      }
    }

    /// Shows the app, and notes on its page where two places are while there are two.
    private func moving(_ body: (Visitor) async throws -> Void) async throws {
      let server = try await DemoServer.start(on: .exactly(0), serving: await makeDoors())
      try await withBrowser(width: 390, height: 800) { browser in
        let visitor = Visitor(browser: browser, address: server.address)
        try await visitor.open("doors")
        try await browser.execute(
          """
          // Slow, until both places were seen: a busy machine shows no frame of a short motion.
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (keys, options) {
            return animate.call(this, keys, { ...options, duration: options.duration * 100 });
          };
          document.moves = [];
          const look = () => {
            const all = [...document.querySelectorAll('#u-phone .u-screen')];
            const at = (e) => Math.round(e.getBoundingClientRect().left);
            const home = at(document.querySelector('.u-layers'));
            const leaves = (e) => e.closest('[data-leaving]');
            const [old, now] = [all.find(leaves), all.find((e) => !leaves(e))];
            if (old && now) document.moves.push([at(old) - home, at(now) - home]);
            requestAnimationFrame(look);
          };
          look();
          """)
        try await body(visitor)
        #expect(try await browser.readConsoleErrors() == [])
      }
      await server.stop()
    }
  }
}

@MainActor
private func makeDoors() -> WebHost {
  let views = WebViews()
  views.register(DoorPage.self) { page in
    for way in page.ways { Row(way) { page.go(way) } }
  }
  views.animate(from: DoorPage.self, to: DoorPage.self) { _, next in
    next.title == "Inside" ? .motion(.push(from: .trailing)) : .automatic
  }
  return WebHost("Doors", apps: [WebApp("Doors", path: "/doors", views: views) { Doors() }])
}

@MainActor
private final class Doors: Coordinator {
  enum Route { case outside, inside }
  let navigation = Switcher<Route>(.outside)

  func destination(for route: Route) -> Destination {
    switch route {
    case .outside:
      .screen(
        DoorPage("Outside", ["In", "At once"]) { way in
          self.show(.inside, transition: way == "In" ? .automatic : .unanimated)
        })
    case .inside: .screen(DoorPage("Inside", ["Out"]) { _ in self.show(.outside) })
    }
  }
}

@MainActor
private final class DoorPage: ScreenConfiguring {
  let title: String
  let ways: [String]
  let go: @MainActor (String) -> Void
  var screenOptions: ScreenOptions { ScreenOptions(title: title) }

  init(_ title: String, _ ways: [String], go: @escaping @MainActor (String) -> Void) {
    (self.title, self.ways, self.go) = (title, ways, go)
  }
}
