import DemoServer
import Lens
import LensMemory
import LensWeb
import UsherWeb

/// Makes pages with Lens and its panel, and the three photos of its walk.
@MainActor
func makeLensHost() throws -> WebHost {
  let memory = LensMemory()
  if let email = EmailAddress("minji@example.com") {
    for name in ["river.png", "mountain.png", "sea.png"] {
      _ = try memory.add(
        ImageFile(name: name, bytes: [1, 2, 3]), for: Account(id: email.text, email: email))
    }
  }
  var options = WebOptions()
  (options.language, options.words) = ("ko", .korean)
  let panels = DemoPanels()
  let app = WebApp(
    "Lens", path: "/lens", views: makeLensViews(), options: options,
    beside: { panels.markup(beside: $0, of: .lens) }
  ) { _ in makeLens(accounts: memory, library: memory) }
  let host = WebHost("Lens", apps: [app])
  panels.serve(on: host)
  return host
}
