import Foundation
import Testing
import Usher
import UsherJournal
import UsherSnapshots
import UsherTesting

/// Files of the version in which a modal stood on the screen that was on top: at the time of the files the call and the
/// news were on the second modal of the right tab.
@Suite("Modals in files of an earlier version")
@MainActor
struct EarlierModalsTests {
  @Test("A snapshot restores them on what presented them")
  func restored() throws {
    let snapshot = try JSONDecoder().decode(TreeSnapshot.self, from: Data(storedSnapshot.utf8))
    let app = EarlierApp()
    let host = InMemoryHost(app, launch: .restoring(snapshot))
    host.expectTree(
      """
      EarlierApp (switcher)
        main: EarlierTabs (tabs)
          left: EarlierStack (stack)
            page(0): EarlierPage
            page(1): EarlierPage
              sheet page(2): EarlierPage
          *right: EarlierStack (stack)
            page(0): EarlierPage
              full screen page(3): EarlierPage
              sheet page(4): EarlierPage
          full screen call: EarlierPage
          sheet news: EarlierPage
      """)
    #expect(host.tree.restorationReport?.cuts.isEmpty == true)
    #expect(host.disagreements == [])
    let tabs = try #require(app.child(EarlierTabs.self))
    tabs.select(.left)
    app.dismiss()
    tabs.dismiss()
    #expect(!app.isPresenting)
    #expect(!tabs.isPresenting)
    #expect(host.disagreements == [])
  }

  @Test("A journal replays with them on what presented them")
  func replayed() async throws {
    let journal = try JSONDecoder().decode(Journal.self, from: Data(storedJournal.utf8))
    let replay = try await journal.replay(EarlierApp())
    #expect(replay.divergence == nil)
    #expect(
      replay.tree.description == """
        EarlierApp (switcher)
          main: EarlierTabs (tabs)
            *left: EarlierStack (stack)
              page(0): EarlierPage
              page(1): EarlierPage
            right: EarlierStack (stack)
              page(0): EarlierPage
                full screen page(3): EarlierPage
                sheet page(4): EarlierPage
        """)
    replay.close()
  }
}

private final class EarlierPage {}

private final class EarlierApp: Coordinator {
  enum Route: Hashable, Codable { case main, news }
  let navigation = Switcher<Route>(.main)
  func destination(for route: Route) -> Destination {
    switch route {
    case .main: .flow(EarlierTabs())
    case .news: .screen(EarlierPage())
    }
  }
}

private final class EarlierTabs: Coordinator {
  enum Route: Hashable, Codable { case left, right, call }
  let navigation = Tabs<Route>(.left, .right)
  func destination(for route: Route) -> Destination {
    switch route {
    case .left, .right: .flow(EarlierStack())
    case .call: .screen(EarlierPage())
    }
  }
}

private final class EarlierStack: Coordinator {
  enum Route: Hashable, Codable { case page(Int) }
  let navigation = Stack<Route>(.page(0))
  func destination(for route: Route) -> Destination { .screen(EarlierPage()) }
}

private let storedSnapshot = """
  {"root":{"flow":{"kind":"switcher","inside":[{"at":0,"flow":{"kind":"tabs","inside":[{"f\
  low":{"inside":[{"modal":{"route":{"page":{"_0":2}},"order":0,"style":"sheet"},"at":1}],\
  "routes":[{"page":{"_0":0}},{"page":{"_0":1}}]},"at":0},{"flow":{"inside":[{"at":0,"moda\
  l":{"style":"full screen","modal":{"style":"sheet","route":{"page":{"_0":4}},"modal":{"s\
  tyle":"full screen","level":1,"modal":{"level":2,"style":"sheet","route":{"news":{}},"or\
  der":4},"route":{"call":{}},"order":3},"order":2},"route":{"page":{"_0":3}},"order":1}}]\
  ,"routes":[{"page":{"_0":0}}]},"at":1}],"routes":[{"left":{}},{"right":{}}],"selection":\
  1}}],"routes":[{"main":{}}]}},"usher":1}
  """

private let storedJournal = """
  {"dropped":0,"records":[{"outside":true,"intent":{"id":1,"verb":"start","target":"Earlie\
  rApp","origin":{"name":"host"}},"doing":{"standing":"asked"}},{"started":{"id":1,"name":\
  "EarlierApp","kind":"flow","isModal":false}},{"started":{"kind":"flow","id":2,"route":"m\
  ain","parent":1,"isModal":false,"name":"EarlierTabs"}},{"started":{"id":3,"kind":"flow",\
  "name":"EarlierStack","route":"left","parent":2,"isModal":false}},{"started":{"id":4,"ki\
  nd":"screen","route":"page(0)","parent":3,"name":"EarlierPage","isModal":false}},{"start\
  ed":{"kind":"flow","parent":2,"isModal":false,"name":"EarlierStack","route":"right","id"\
  :5}},{"started":{"parent":5,"name":"EarlierPage","isModal":false,"route":"page(0)","kind\
  ":"screen","id":6}},{"settlement":{"outcome":"settled"},"settled":1},{"outside":true,"in\
  tent":{"id":2,"origin":{"name":"code"},"flow":"EarlierStack","target":"page(1)","subject\
  ":3,"verb":"push"},"doing":{"at":"0.0#3","edits":[{"splice":{"isTop":true,"seeds":[{"rou\
  te":{"page":{"_0":1}}}],"cause":{"name":"replaced"},"taking":[],"at":"0.0#3","range":[1,\
  1]}}],"standing":"asked"}},{"started":{"route":"page(1)","id":7,"parent":3,"isModal":fal\
  se,"kind":"screen","name":"EarlierPage"}},{"settlement":{"outcome":"settled"},"settled":\
  2},{"outside":true,"intent":{"target":"page(2)","id":3,"flow":"EarlierStack","verb":"pre\
  sent","origin":{"name":"code"},"subject":3},"doing":{"at":"0.0#3","edits":[{"present":{"\
  seed":{"route":{"page":{"_0":2}}},"at":"0.0#3","style":{"name":"sheet"}}}],"standing":"a\
  sked"}},{"started":{"name":"EarlierPage","id":8,"route":"page(2)","kind":"screen","paren\
  t":7,"isModal":true}},{"settlement":{"outcome":"settled"},"settled":3},{"outside":true,"\
  intent":{"id":4,"target":"right","flow":"EarlierTabs","verb":"select","origin":{"name":"\
  code"},"subject":2},"doing":{"standing":"asked","at":"0#2","edits":[{"select":{"at":"0#2\
  ","position":1}}]}},{"settlement":{"outcome":"settled"},"settled":4},{"outside":true,"in\
  tent":{"origin":{"name":"code"},"id":5,"target":"page(3)","flow":"EarlierStack","verb":"\
  present","subject":5},"doing":{"standing":"asked","edits":[{"present":{"seed":{"route":{\
  "page":{"_0":3}}},"style":{"name":"full screen"},"at":"0.1#5"}}],"at":"0.1#5"}},{"starte\
  d":{"route":"page(3)","isModal":true,"id":9,"name":"EarlierPage","kind":"screen","parent\
  ":6}},{"settlement":{"outcome":"settled"},"settled":5},{"outside":true,"intent":{"target\
  ":"page(4)","subject":5,"origin":{"name":"code"},"id":6,"flow":"EarlierStack","verb":"pr\
  esent"},"doing":{"at":"0.1#5","standing":"asked","edits":[{"present":{"at":"0.1#5","seed\
  ":{"route":{"page":{"_0":4}}},"style":{"name":"sheet"}}}]}},{"started":{"name":"EarlierP\
  age","route":"page(4)","parent":9,"isModal":true,"kind":"screen","id":10}},{"settlement"\
  :{"outcome":"settled"},"settled":6},{"outside":true,"intent":{"target":"call","verb":"pr\
  esent","subject":2,"flow":"EarlierTabs","id":7,"origin":{"name":"code"}},"doing":{"edits\
  ":[{"present":{"seed":{"route":{"call":{}}},"style":{"name":"full screen"},"at":"0#2"}}]\
  ,"at":"0#2","standing":"asked"}},{"started":{"name":"EarlierPage","kind":"screen","isMod\
  al":true,"parent":10,"id":11,"route":"call"}},{"settlement":{"outcome":"settled"},"settl\
  ed":7},{"outside":true,"intent":{"id":8,"subject":1,"verb":"present","target":"news","or\
  igin":{"name":"code"},"flow":"EarlierApp"},"doing":{"at":"","edits":[{"present":{"seed":\
  {"route":{"news":{}}},"at":"","style":{"name":"sheet"}}}],"standing":"asked"}},{"started\
  ":{"parent":11,"route":"news","id":12,"kind":"screen","name":"EarlierPage","isModal":tru\
  e}},{"settlement":{"outcome":"settled"},"settled":8},{"outside":true,"intent":{"target":\
  "left","subject":2,"flow":"EarlierTabs","id":9,"verb":"select","origin":{"name":"code"}}\
  ,"doing":{"at":"0#2","edits":[{"select":{"position":0,"at":"0#2"}}],"standing":"asked"}}\
  ,{"settlement":{"outcome":"settled"},"settled":9},{"outside":true,"intent":{"id":10,"flo\
  w":"EarlierApp","subject":1,"origin":{"name":"code"},"verb":"dismiss"},"doing":{"at":"",\
  "edits":[{"remove":{"at":"0.1.0.m.m.m.m#12","cause":{"name":"dismissed"}}}],"standing":"\
  asked"}},{"cause":{"name":"dismissed"},"ended":12},{"settlement":{"outcome":"settled"},"\
  settled":10},{"outside":true,"intent":{"subject":3,"origin":{"name":"code"},"id":11,"flo\
  w":"EarlierStack","verb":"dismiss"},"doing":{"standing":"asked","at":"0.0#3","edits":[{"\
  remove":{"at":"0.0.1.m#8","cause":{"name":"dismissed"}}}]}},{"cause":{"name":"dismissed"\
  },"ended":8},{"settlement":{"outcome":"settled"},"settled":11},{"outside":true,"intent":\
  {"origin":{"name":"code"},"verb":"dismiss","flow":"EarlierTabs","id":12,"subject":2},"do\
  ing":{"standing":"asked","at":"0#2","edits":[{"remove":{"cause":{"name":"dismissed"},"at\
  ":"0.1.0.m.m.m#11"}}]}},{"cause":{"name":"dismissed"},"ended":11},{"settlement":{"outcom\
  e":"settled"},"settled":12}],"version":1,"rootMayLeave":false,"root":"EarlierApp","isWho\
  le":true}
  """
