import Foundation
import Testing
import UsherHostTesting

/// The rows that have no test with a flow view, and why.
///
/// The rows beginning with H are `HostContract.hazards`, which `SwiftUIContractTests` plays with a flow view.
enum HazardRows {
  static let excluded = [
    "H38": "columns are tested in the suite of the native host",
    "H39": "the compact column is UIKit's, which the UIKit host is asked for",
    "H44": "pages are UIKit's, which the UIKit host is asked for",
    "H45": "columns are UIKit's, which the UIKit host is asked for",
    "H46": "columns are UIKit's, which the UIKit host is asked for",
    "S05": "only the direction of an animation differs, which the UIKit host is asked for",
    "S06": "iOS 16", "S70": "iOS 16",
    "S17": "the embedded flow view declares no destinations of SwiftUI's",
    "S19": "the embedded flow view declares no destinations of SwiftUI's",
    "S28": "the embedded flow view has no presentation modifier whose content could be swapped",
    "S40": "needs a device: backgrounding and detents",
    "S45": "popovers are UIKit's own here, and tested with the UIKit host",
    "S46": "macOS, which has no embedded flow view",
    "S47": "needs a device; one weak source",
    "S48": "nothing is done when views appear; weak source",
    "S49": "needs a device; one weak source",
    "S55": "tags are not used: the tab bar is UIKit's own here",
    "S56": "the stand-in shows pages as tabs",
    "S58": "SwiftUI's own collapsing is not used", "S59": "SwiftUI's own collapsing is not used",
    "S60a": "SwiftUI's own collapsing is not used", "S60b": "SwiftUI's own collapsing is not used",
    "S60c": "SwiftUI's own collapsing is not used", "S60e": "SwiftUI's own collapsing is not used",
    "S62": "an extension of UINavigationController holds for the whole process of the tests",
    "S71": "nothing is done when views appear, see S11",
    "S72": "bodies are counted in the tests of the stand-in",
  ]

  static var all: [String] {
    let columns = ["a", "b", "c", "d", "e"].map { "S60\($0)" }
    let numbers = (1...74).filter { $0 != 60 }.map { "S\($0 < 10 ? "0" : "")\($0)" }
    return (1...46).map { "H\($0 < 10 ? "0" : "")\($0)" } + numbers + columns
  }

  /// The rows that the names of the tests in this folder begin with.
  static func tested() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    var rows: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let text = try String(contentsOf: file, encoding: .utf8)
      for name in text.matches(
        of: /@Test\(\s*"([HS]\d\d[a-e]?(?:, [HS]\d\d[a-e]?)*)(?:: | with a router)/)
      {
        for row in name.1.split(separator: ", ") { rows.insert(String(row)) }
      }
    }
    return rows
  }
}

@Suite("Hazards: the tables")
@MainActor
struct HazardTableTests {
  @Test("Every row is tested with a flow view, or excluded with a reason, and not both")
  func complete() throws {
    let tested = try HazardRows.tested().union(HostContract.hazards.map(\.row))
    #expect(tested.count > 70)
    for row in HazardRows.all {
      #expect(
        tested.contains(row) != (HazardRows.excluded[row] != nil), "\(row) is missing, or both")
    }
    #expect(tested.subtracting(HazardRows.all) == [])
    #expect(Set(HazardRows.excluded.keys).subtracting(HazardRows.all) == [])
  }
}
