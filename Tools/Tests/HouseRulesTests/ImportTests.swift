import HouseRules
import Testing

@Suite("Imports") struct ImportTests {
  let table = Trial(rule: "imports").with(
    "Scripts/allowed-imports.txt",
    """
    # comment
    Sources/Usher      Observation -- the core
    Sources/UsherWeb   Usher -- a host
    Sources/Host*      any -- hosts
    """)

  @Test("Allowed imports pass, and imports in comments do not count")
  func allowed() throws {
    try table.with("Sources/Usher/Tree/A.swift", "import Observation\n// import Foundation\n")
      .with("Sources/UsherWeb/B.swift", "public import Usher\n")
      .with("Sources/Host/D.swift", "import Usher\n")
      .with("Tests/UsherTests/C.swift", "@testable import Usher\nimport Foundation\n")
      .expectPasses()
  }

  @Test(
    "A layer may not import other modules",
    arguments: [
      "import Foundation", "public import Foundation", "@preconcurrency import Foundation",
      "import struct Foundation.Date", "import Observation; import Foundation",
      "#if canImport(Foundation)\n  import Foundation\n#endif",
    ])
  func refused(_ line: String) throws {
    try table.with("Sources/Usher/A.swift", line)
      .expectFails("`Foundation` may not be imported")
  }

  @Test("An import of a higher layer is refused with its place")
  func upward() throws {
    try table.with("Sources/Usher/A.swift", "package import UsherWeb\n")
      .expectFails("Sources/Usher/A.swift:1: error: `UsherWeb`")
  }

  @Test("A framework is imported only where a platform has it")
  func guarded() throws {
    let good = "#if canImport(SwiftUI) && !os(tvOS)\n  import SwiftUI\n"
    try table.with("Sources/HostA/A.swift", good + "#endif\n").expectPasses()
    for line in [
      "import UIKit", good + "  import UIKit\n#endif",
      "#if canImport(UIKit)\n#else\n  import UIKit\n#endif",
      "#if canImport(UIKit)\n#elseif os(macOS)\n  import UIKit\n#endif",
      "#if !canImport(UIKit)\n  import UIKit\n#endif",
    ] {
      try table.with("Sources/HostA/A.swift", line)
        .expectFails("a platform without UIKit has no such module")
    }
  }

  @Test("A new module needs a row")
  func unruled() throws {
    try table.with("Sources/UsherUIKit/A.swift", "import Usher\n").expectFails("no row of")
    try Trial(rule: "imports").expectFails("there is no table")
  }

  @Test("Users of the library do not look inside")
  func testable() throws {
    try table.with("Fixtures/PublicOnly/Tests/ATests/A.swift", "@testable import Usher\n")
      .expectFails("public API only")
  }

  @Test("An exported import needs its reason")
  func exported() throws {
    let line = "@_exported public import Usher\n"
    try table.with("Sources/UsherWeb/A.swift", line).expectFails("@_exported")
    try table.with("Sources/UsherWeb/A.swift", "// Because X does so.\n" + line).expectPasses()
  }

  @Test("A row of a table needs its reason")
  func reasons() throws {
    try Trial(rule: "imports").with("Scripts/allowed-imports.txt", "Sources/A Usher\n")
      .expectFails("and a reason")
  }
}
