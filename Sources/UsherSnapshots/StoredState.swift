@_spi(Hosting) package import Usher

/// The encoded saved state of an object.
package struct StoredState: SavedState {
  package let value: StoredValue

  package init(value: StoredValue) {
    self.value = value
  }

  package func restore(to object: AnyObject, in state: TreeState) {
    guard let saving = object as? any StateSaving else {
      return state.note(.state, "\(type(of: object))", "it saves no state now")
    }
    do {
      try saving.take(value)
    } catch {
      state.note(.state, "\(type(of: object))", error.description)
    }
  }
}
