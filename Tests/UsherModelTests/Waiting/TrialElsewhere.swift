@_spi(Hosting) @testable import Usher

/// Something that happens elsewhere in the tree of a trial.
@MainActor
struct TrialElsewhere {
  let name: String
  let body: (Trial) -> Void

  private init(_ name: String, _ body: @escaping (Trial) -> Void) {
    (self.name, self.body) = (name, body)
  }

  /// True if the flow that it is about is there.
  func exists(in world: Trial.World) -> Bool {
    switch name.prefix(while: { $0 != "." }) {
    case "other", "tabs": world.setting == .tab
    case "below": world.setting == .pushed || world.setting == .covered || world.setting == .sheet
    default: world.model == .family
    }
  }

  static let all = [
    TrialElsewhere("other.push(n)") { $0.other.push("n") },
    TrialElsewhere("other.pop()") { $0.other.pop() },
    TrialElsewhere("other.replace(n)") { $0.other.replace(with: "n") },
    TrialElsewhere("other.present(n)") { $0.other.present("n") },
    TrialElsewhere("other.present(n, outlivesPlace)") {
      $0.other.present("n", outlivesPlace: true)
    },
    TrialElsewhere("tabs.select(other)") { $0.tabs?.select("other") },
    TrialElsewhere("tabs.select(other); tabs.select(main)") {
      $0.tabs?.select("other")
      $0.tabs?.select("main")
    },
    TrialElsewhere("tabs.setTabs([other, main])") { $0.tabs?.setTabs(["other", "main"]) },
    TrialElsewhere("tabs.setTabs([n, main])") { $0.tabs?.setTabs(["n", "main"]) },
    TrialElsewhere("tabs.present(n)") { $0.tabs?.present("n") },
    TrialElsewhere("below.push(n)") { $0.below?.push("n") },
    TrialElsewhere("below.edit(0..<0, [n])") {
      $0.below?.edit { _ in StackSplice(0..<0, with: ["n"]) }
    },
    TrialElsewhere("below.remove(z)") { trial in
      if trial.below?.navigation.top == "z" { trial.below?.remove("z") }
    },
    TrialElsewhere("below.present(n)") { $0.below?.present("n", outlivesPlace: true) },
    TrialElsewhere("kid.push(n)") { $0.kid?.push("n") },
    TrialElsewhere("kid.pop()") { $0.kid?.pop() },
    TrialElsewhere("kid.replace(n)") { $0.kid?.replace(with: "n") },
    TrialElsewhere("kid.present(n)") { $0.kid?.present("n") },
  ]
}
