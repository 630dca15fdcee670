extension Flow {
  /// The entry on top of what this flow shows, its modals included: where a new modal belongs.
  ///
  /// - Complexity: O(*d*) in how deep flows and modals nest above this flow.
  var topEntry: Entry? {
    guard var top = container.selectedEntry ?? entry else { return nil }
    while true {
      if let modal = top.modal {
        top = modal
      } else if let inner = top.flow?.container.selectedEntry {
        top = inner
      } else {
        return top
      }
    }
  }
}
