import Foundation
import Testing
import UsherJournal

@Suite("The names in the text of a journal")
struct JournalKeysTests {
  @Test(
    "A journal written before the code was renamed is read, and written again with the same names")
  func names() throws {
    let text = #"""
      {"dropped":0,"firstEntry":41,"isWhole":true,"records":[\#
      {"doing":{"standing":"asked"},"intent":{"id":1,"origin":{"name":"host"},"verb":"start"},"outside":true},\#
      {"entering":{"flow":1,"isAnswer":false,"name":"App","route":"main",\#
      "verdict":{"ask":{"meanwhile":{"described":"splash"}}}}},\#
      {"settled":1,"settlement":{"outcome":"settled"}}],"root":"App","rootMayLeave":true,"version":1}
      """#
    let journal = try JSONDecoder().decode(Journal.self, from: Data(text.utf8))
    #expect(journal.canLeaveRoot)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(journal), as: UTF8.self) == text)
  }
}
