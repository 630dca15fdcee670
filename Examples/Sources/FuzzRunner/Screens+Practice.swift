package import Practice
package import UsherTesting

extension MainModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [FuzzAction("first") { self.onFirst() }, FuzzAction("second") { self.onSecond() }]
  }
}

extension FirstModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] { [FuzzAction("next") { self.onNext() }] }
}

extension FirstSubModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] { [FuzzAction("done") { self.onDone() }] }
}
