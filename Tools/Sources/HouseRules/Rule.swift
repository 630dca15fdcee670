/// A rule of the house: its name, and the search for its violations.
package struct Rule: Sendable {
  package let name: String
  package let check: @Sendable (Checkout) -> Finding

  init(_ name: String, _ check: @escaping @Sendable (Checkout) -> Finding) {
    self.name = name
    self.check = check
  }

  package static let all = [
    Rule("imports", checkImports),
    Rule("folders", checkFolders),
    Rule("bans", { checkBans($0) }),
    Rule("globals", checkGlobals),
    Rule("expectations", checkExpectations),
    Rule("file lengths", checkFileLengths),
    Rule("file types", checkFileTypes),
    Rule("documentation", checkDocumentation),
    Rule("English", checkEnglish),
    Rule("navigation lines", checkNavigationLines),
    Rule("side by side", checkSideBySide),
    Rule("links", checkLinks),
    Rule("names", checkNames),
    Rule("README", checkReadme),
    Rule("overview", checkOverview),
    Rule("machine paths", { checkMachinePaths($0) }),
    Rule("code in pages", checkPageCode),
    Rule("complaints", checkComplaints),
    Rule("symptoms", checkSymptoms),
    Rule("device steps", checkDeviceSteps),
    Rule("stand-in SwiftUI", checkStandInRules),
    Rule("UI tests", checkUITests),
    Rule("embedded files", checkEmbedding),
    Rule("planted bugs", checkPlantedBugs),
  ]

  /// Checks all rules on one reading of the files, in parallel, and returns what each found.
  package static func checkAll(_ checkout: Checkout) -> [(rule: Rule, finding: Finding)] {
    Array(zip(all, inParallel(all) { $0.check(checkout) }))
  }
}
