import Usher
import UsherLinks
import UsherTesting

/// Long walks through an app in memory, and the steps that its code takes in them.
///
/// The flow tool's tests look each step up in the app's map.
@MainActor
enum GoldenSteps {
  /// The walks; each begins with a new root, and two of three with a link.
  private static let walkCount = 48
  /// The touches of one walk.
  private static let touchCount = 40

  /// Returns the steps of all walks.
  static func taken(in app: GoldenApp) async throws -> [String] {
    let addresses = try GoldenFiles.walk(app).addresses
    var chooser = Chooser()
    var found: Set<String> = []
    for number in 0..<walkCount {
      let root = try app.makeRoot(photoCount: number.isMultiple(of: 2) ? 0 : 2)
      let host = InMemoryHost(root, recordsMisuse: false)
      let steps = ObservedSteps(host)
      await settle(host)
      if !number.isMultiple(of: 3), !addresses.isEmpty {
        // Some lead to places that this app does not have, such as a removed photo.
        _ = try? host.tree.open(addresses[number % addresses.count])
        await settle(host)
      }
      for _ in 0..<touchCount {
        let touches = GoldenTouch.possible(in: host)
        guard !touches.isEmpty else { break }
        let place =
          host.alert.map { "alert \($0.title)" }
          ?? host.topScreen.map { "\(type(of: $0)) \(host.title ?? "")" } ?? ""
        touches[chooser.choose(among: touches.map(\.name), at: place)].perform()
        await settle(host)
      }
      found.formUnion(steps.lines)
      host.tree.close()
    }
    return found.sorted()
  }

  /// Gives tasks their turns until nothing has happened for a while.
  private static func settle(_ host: InMemoryHost) async {
    var (count, turns) = (-1, 0)
    while turns < 60 {
      await Task.yield()
      turns = count == host.events.count ? turns + 1 : 0
      count = host.events.count
    }
  }
}
