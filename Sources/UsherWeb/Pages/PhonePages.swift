/// Pages side by side, of which one is shown.
package struct PhonePages: Sendable, Hashable {
  package var id: String
  /// The shown page; `nil` without pages.
  package var shown: String?
  package var container: PhoneContainer
  /// The pages beside it.
  package var previous: String?
  package var next: String?
  /// Its position, from 1.
  package var number: Int
  package var count: Int
  package var isVertical: Bool

  package init(
    id: String, shown: String?, container: PhoneContainer, previous: String? = nil,
    next: String? = nil, number: Int = 1, count: Int = 1, isVertical: Bool = false
  ) {
    (self.id, self.shown, self.container) = (id, shown, container)
    (self.previous, self.next) = (previous, next)
    (self.number, self.count, self.isVertical) = (number, count, isVertical)
  }
}
