extension Flow {
  /// The entry on top of what this flow shows, its modals included: where a new modal belongs.
  ///
  /// - Complexity: O(*d*) in how deep flows and modals nest above this flow. Presenting many in a row does
  ///   not look for it each time.
  var topEntry: Entry? {
    (container.selectedEntry ?? entry)?.topEntry
  }
}

extension Entry {
  /// The entry on top of what is here: the last of the modals and places in it, or itself.
  var topEntry: Entry {
    var top = self
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
