@_spi(Hosting) import Usher

/// The state of a phone as a value: the root and the modals above it, in order.
package struct PhoneState: Sendable, Hashable {
  package var root: PhoneContainer
  package var modals: [PhoneModal]

  package init(root: PhoneContainer, modals: [PhoneModal] = []) {
    self.root = root
    self.modals = modals
  }
}
