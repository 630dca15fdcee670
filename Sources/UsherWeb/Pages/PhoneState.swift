@_spi(Hosting) package import Usher

/// What a phone would show, as a value: the root and the modals above it, in order.
package struct PhoneState: Sendable, Hashable {
  package var root: PhoneContainer
  package var modals: [PhoneModal]

  package init(root: PhoneContainer, modals: [PhoneModal] = []) {
    self.root = root
    self.modals = modals
  }
}

/// What fills a layer, a tab or a box.
package indirect enum PhoneContainer: Sendable, Hashable {
  case empty
  /// One screen without a navigation bar.
  case screen(PhonePage)
  /// Screens on top of each other, the first at the bottom.
  case stack(id: String, pages: [PhonePage])
  case tabs(id: String, items: [PhoneTab], selected: String)
}

/// One node as a screen of the phone.
package struct PhonePage: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    /// It is covered, and nobody sees it.
    case hidden
    case body(Markup)
    /// A container stands where a screen could be: tabs that were pushed.
    case container(PhoneContainer)
  }

  package var id: String
  package var title: String?
  /// What the back button of the screen above says; the title if it is `nil`.
  package var backTitle: String?
  package var hidesBar: Bool
  package var content: Content
  /// The form with its fields.
  var form: PhoneForm?

  package init(
    id: String, title: String? = nil, backTitle: String? = nil, hidesBar: Bool = false,
    content: Content = .hidden
  ) {
    self.id = id
    self.title = title
    self.backTitle = backTitle
    self.hidesBar = hidesBar
    self.content = content
  }
}

/// A form of a screen, which the phone's own buttons send.
struct PhoneForm: Sendable, Hashable {
  let id: String
  /// The button that Enter presses in its fields.
  let button: MarkupAttributes
}

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
  /// Whether it asks whether something below it may be left.
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

/// The words and buttons of an alert.
package struct PhoneAlert: Sendable, Hashable {
  package struct Action: Sendable, Hashable {
    package enum Role: Sendable, Hashable { case normal, cancel, destructive }
    package var title: String
    package var role: Role

    package init(title: String, role: Role = .normal) {
      self.title = title
      self.role = role
    }
  }

  /// The line of text that the user can edit.
  package struct Field: Sendable, Hashable {
    package var text: String
    package var placeholder: String?
    package var kind: AlertContent.TextField.Kind

    package init(
      text: String, placeholder: String? = nil, kind: AlertContent.TextField.Kind = .text
    ) {
      self.text = text
      self.placeholder = placeholder
      self.kind = kind
    }
  }

  package var title: String
  package var message: String?
  package var actions: [Action]
  /// The position of the action that the app prefers, if it does.
  package var preferred: Int?
  package var field: Field?
  /// Whether it is a list of actions at the bottom.
  package var isSheet: Bool

  package init(
    title: String, message: String? = nil, actions: [Action], preferred: Int? = nil,
    field: Field? = nil, isSheet: Bool = false
  ) {
    self.title = title
    self.message = message
    self.actions = actions
    self.preferred = preferred
    self.field = field
    self.isSheet = isSheet
  }
}
