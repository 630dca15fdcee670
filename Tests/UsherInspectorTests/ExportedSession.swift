// Written from a recording.
// swift-format-ignore-file

import Foundation
import Testing
import Usher
import UsherJournal

@MainActor @Test("A walk in the shop")
func recordedAWalkInTheShop() async throws {
  // request !1 start ShopFlow by host
  // request !2 push word("first") in ShopFlow by code
  // request !3 push child in ShopFlow by code
  // request !4 back button by user
  // request !5 push closed in ShopFlow by code
  // request !6 present sure in ShopFlow by code
  // request !7 choose 0 by user
  // request !8 present word("second") in ShopFlow by code
  let json = #"{"dropped":0,"isWhole":true,"records":[{"doing":{"standing":"asked"},"intent":{"id":1,"origin":{"name":"host"},"target":"ShopFlow","verb":"start"},"outside":true},{"entering":{"flow":1,"isAnswer":false,"name":"ShopFlow","route":"list","verdict":{"allow":{}}}},{"started":{"id":1,"isModal":false,"kind":"flow","name":"ShopFlow"}},{"started":{"id":2,"isModal":false,"kind":"screen","name":"ListScreen","parent":1,"route":"list"}},{"settled":1,"settlement":{"outcome":"settled"}},{"doing":{"at":"","edits":[{"splice":{"at":"","cause":{"name":"replaced"},"isTop":true,"range":[1,1],"seeds":[{"route":{"word":{"_0":"first"}}}],"taking":[]}}],"standing":"asked"},"intent":{"flow":"ShopFlow","id":2,"origin":{"name":"code"},"subject":1,"target":"word(\"first\")","verb":"push"},"outside":true},{"entering":{"flow":1,"isAnswer":false,"name":"ShopFlow","route":"word(\"first\")","verdict":{"allow":{}}}},{"started":{"id":3,"isModal":false,"kind":"screen","name":"WordScreen","parent":1,"route":"word(\"first\")"}},{"settled":2,"settlement":{"outcome":"settled"}},{"doing":{"at":"","edits":[{"splice":{"at":"","cause":{"name":"replaced"},"isTop":true,"range":[2,2],"seeds":[{"route":{"child":{}}}],"taking":[]}}],"standing":"asked"},"intent":{"flow":"ShopFlow","id":3,"origin":{"name":"code"},"subject":1,"target":"child","verb":"push"},"outside":true},{"entering":{"flow":1,"isAnswer":false,"name":"ShopFlow","route":"child","verdict":{"allow":{}}}},{"started":{"id":4,"isModal":false,"kind":"flow","name":"BasketFlow","parent":1,"route":"child"}},{"started":{"id":5,"isModal":false,"kind":"screen","name":"ListScreen","parent":4,"route":"basket"}},{"settled":3,"settlement":{"outcome":"settled"}},{"doing":{"at":"","edits":[{"expect":{"at":["2.0#5","2#4"],"cause":{"name":"back button"}}},{"remove":{"at":"2#4","cause":{"name":"back button"}}}],"standing":"done"},"intent":{"id":4,"origin":{"name":"user"},"subject":1,"verb":"back button"},"outside":true},{"cause":{"name":"back button"},"ended":5},{"cause":{"name":"back button"},"ended":4},{"settled":4,"settlement":{"outcome":"settled"}},{"doing":{"at":"","edits":[{"splice":{"at":"","cause":{"name":"replaced"},"isTop":true,"range":[2,2],"seeds":[{"route":{"closed":{}}}],"taking":[]}}],"standing":"asked"},"intent":{"flow":"ShopFlow","id":5,"origin":{"name":"code"},"subject":1,"target":"closed","verb":"push"},"outside":true},{"entering":{"flow":1,"isAnswer":false,"name":"ShopFlow","route":"closed","verdict":{"refuse":{"_0":"not signed in as \u201calice\u201d"}}}},{"settled":5,"settlement":{"by":"ShopFlow: not signed in as \u201calice\u201d","outcome":"refused"}},{"doing":{"at":"","edits":[{"present":{"at":"","seed":{"route":{"sure":{}}},"style":{"name":"sheet"}}}],"standing":"asked"},"intent":{"flow":"ShopFlow","id":6,"origin":{"name":"code"},"subject":1,"target":"sure","verb":"present"},"outside":true},{"entering":{"flow":1,"isAnswer":false,"name":"ShopFlow","route":"sure","verdict":{"allow":{}}}},{"started":{"id":6,"isModal":true,"kind":"alert","name":"Sure?","parent":3,"route":"sure"}},{"settled":6,"settlement":{"outcome":"settled"}},{"doing":{"at":"1.m#6","edits":[{"choose":{"action":0,"at":"1.m#6"}},{"remove":{"at":"1.m#6","cause":{"name":"alert action"}}}],"standing":"asked"},"intent":{"id":7,"origin":{"name":"user"},"subject":6,"target":"0","verb":"choose"},"outside":true},{"cause":{"name":"alert action"},"ended":6},{"settled":7,"settlement":{"outcome":"settled"}},{"doing":{"at":"","edits":[{"present":{"at":"","seed":{"route":{"word":{"_0":"second"}}},"style":{"name":"sheet"}}}],"standing":"asked"},"intent":{"flow":"ShopFlow","id":8,"origin":{"name":"code"},"subject":1,"target":"word(\"second\")","verb":"present"},"outside":true},{"entering":{"flow":1,"isAnswer":false,"name":"ShopFlow","route":"word(\"second\")","verdict":{"allow":{}}}},{"started":{"id":7,"isModal":true,"kind":"screen","name":"WordScreen","parent":3,"route":"word(\"second\")"}},{"settled":8,"settlement":{"outcome":"settled"}}],"root":"ShopFlow","rootMayLeave":false,"version":1}"#
  let journal = try JSONDecoder().decode(Journal.self, from: Data(json.utf8))
  let replay = try await journal.replay(ShopFlow())
  #expect(replay.divergence == nil)
  #expect(replay.tree.description == "ShopFlow (stack)\n  list: ListScreen\n  word(\"first\"): WordScreen\n    sheet word(\"second\"): WordScreen")
  replay.close()
}
