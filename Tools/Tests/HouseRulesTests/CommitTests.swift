import HouseRules
import Testing

@Suite("Commits") struct CommitTests {
  private static let body = "\n\nIt was given twice.\n"

  @Test("A short imperative with its reasons passes")
  func good() {
    #expect(Commits.problems(of: "Deliver a result once\(Self.body)").isEmpty)
    #expect(Commits.problems(of: "Pass the origin on\(Self.body)").isEmpty)
  }

  @Test(
    "A subject that is too long, no imperative or nothing is found",
    arguments: [
      ("Deliver \(String(repeating: "a", count: 65))", "73 characters, more than 72"),
      ("Delivered a result", "“Delivered” is no verb"), ("Fixes a result", "“Fixes” is no verb"),
      ("deliver a result", "“deliver” is no verb"), ("Core: deliver it", "“Core:” is no verb"),
      ("Delivering a result", "“Delivering” is no verb"), ("Improvements", "says nothing"),
      ("Deliver a result.", "ends with a full stop"),
    ])
  func subjects(_ subject: String, _ saying: String) {
    let problems = Commits.problems(of: subject + Self.body)
    #expect(problems.contains { $0.contains(saying) }, "it says \(problems)")
  }

  @Test("The reasons stand in a body, below an empty line")
  func bodies() {
    let subject = "Deliver a result once"
    #expect(Commits.problems(of: subject) == ["there is no body with the reasons"])
    #expect(
      Commits.problems(of: "\(subject)\nIt was given twice.\n")
        == ["there is no empty line below the subject"])
  }
}
