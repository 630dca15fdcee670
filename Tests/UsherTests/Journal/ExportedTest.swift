// Written from a recording.
// swift-format-ignore-file

import Foundation
import Testing
import Usher

@MainActor @Test("A note is kept, \"quoted\"")
func recordedANoteIsKeptQuoted() async throws {
  // intent !1 start NotesFlow by host
  // intent !2 present editor in NotesFlow by code
  // intent !3 finish in EditorFlow by code
  let json = ##"{"dropped":0,"isWhole":true,"records":[{"doing":{"standing":"asked"},"intent":{"id":1,"origin":{"name":"host"},"target":"NotesFlow","verb":"start"},"outside":true},{"started":{"id":1,"isModal":false,"kind":"flow","name":"NotesFlow"}},{"started":{"id":2,"isModal":false,"kind":"screen","name":"NotePage","parent":1,"route":"list"}},{"settled":1,"settlement":{"outcome":"settled"}},{"doing":{"at":"","edits":[{"present":{"at":"","seed":{"route":{"editor":{}}},"style":{"name":"sheet"}}}],"standing":"asked"},"intent":{"flow":"NotesFlow","id":2,"origin":{"name":"code"},"subject":1,"target":"editor","verb":"present"},"outside":true},{"started":{"id":3,"isModal":true,"kind":"flow","name":"EditorFlow","parent":2,"route":"editor"}},{"started":{"id":4,"isModal":false,"kind":"screen","name":"EditorPage","parent":3,"route":"editor"}},{"settled":2,"settlement":{"outcome":"settled"}},{"doing":{"at":"0.m","edits":[{"leave":{"at":"0.m","cause":{"name":"finished"}}}],"output":"\ud55c\uae00 \"\\# \u000a","standing":"asked"},"intent":{"flow":"EditorFlow","id":3,"origin":{"name":"code"},"subject":3,"verb":"finish"},"outside":true},{"cause":{"name":"ancestor ended"},"ended":4},{"cause":{"name":"finished"},"ended":3},{"result":3,"value":{"stored":"\ud55c\uae00 \"\\# \u000a"}},{"intent":{"cause":3,"flow":"NotesFlow","id":4,"origin":{"name":"code"},"subject":1,"target":"note(1)","verb":"push"}},{"started":{"id":5,"isModal":false,"kind":"screen","name":"NotePage","parent":1,"route":"note(1)"}},{"settled":3,"settlement":{"outcome":"settled"}},{"settled":4,"settlement":{"outcome":"settled"}}],"root":"NotesFlow","rootMayLeave":false,"version":1}"##
  let journal = try JSONDecoder().decode(Journal.self, from: Data(json.utf8))
  let replay = try await journal.replay(NotesFlow())
  #expect(replay.divergence == nil)
  #expect(replay.tree.description == "NotesFlow (stack)\n  list: NotePage\n  note(1): NotePage")
  replay.close()
}
