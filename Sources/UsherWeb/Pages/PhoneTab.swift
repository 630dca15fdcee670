/// A tab: only the selected one has a host container.
package struct PhoneTab: Sendable, Hashable {
  package var id: String
  package var title: String
  package var symbol: String?
  package var badge: String?
  package var container: PhoneContainer

  package init(
    id: String, title: String, symbol: String? = nil, badge: String? = nil,
    container: PhoneContainer = .empty
  ) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.badge = badge
    self.container = container
  }
}
