/// A layer above others.
package struct PhoneModal: Sendable, Hashable {
  package enum Style: Sendable, Hashable {
    /// A card; `isHalf` leaves the upper half of the phone free.
    case sheet(isHalf: Bool, isDismissable: Bool)
    case fullScreen
    case alert(PhoneAlert)
  }

  /// The node that is presented.
  package var id: String
  package var style: Style
  package var container: PhoneContainer
  /// True for a question about leaving the screen below.
  package var isQuestion: Bool

  package init(
    id: String, style: Style, container: PhoneContainer = .empty, isQuestion: Bool = false
  ) {
    self.id = id
    self.style = style
    self.container = container
    self.isQuestion = isQuestion
  }
}
