#if FlowTool
  import ArgumentParser
  import FlowOutput

  /// Explains a rule.
  struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "explain", abstract: "Explains a rule, or lists all rules.")

    @Argument(help: "The name of a rule, such as D1.") var rule: String?

    func run() throws {
      guard let rule else {
        for text in RuleText.all {
          let name = text.name + String(repeating: " ", count: max(1, 5 - text.name.count))
          print(name + text.title)
        }
        return
      }
      guard let text = RuleText.named(rule) else {
        let names = RuleText.all.map(\.name).joined(separator: ", ")
        throw ValidationError("There is no rule \(rule). The rules are \(names).")
      }
      print(text.page, terminator: "")
    }
  }
#endif
