@_spi(Hosting) import Usher

extension PhoneAlert {
  /// Returns the name of the text field in a post, unique among the alerts of the page.
  static func fieldName(of alert: String) -> String { "text-\(alert)" }
}

extension PhoneMarkup {
  /// A message, a question, a prompt or an action sheet.
  func alert(
    _ modal: PhoneModal, _ content: PhoneAlert, cover: String?, isTop: Bool
  ) -> Markup {
    let (titleID, messageID) = ("alert-\(modal.id)", "message-\(modal.id)")
    return layer(
      key: modal.id, kind: content.isSheet ? "choices" : "alert", cover: cover, isCovered: !isTop,
      attributes: [
        "role": content.isSheet ? "dialog" : "alertdialog", "aria-modal": "true",
        "data-active": isTop ? "" : nil,
        "aria-labelledby": content.title.isEmpty ? nil : titleID,
        "aria-label": content.title.isEmpty ? content.message ?? words.choices : nil,
        "aria-describedby": content.message.map { _ in messageID },
      ],
      content: [
        surroundings(modal, content),
        .element(
          "div", ["class": content.isSheet ? "u-choices" : "u-alert"],
          [
            content.title.isEmpty
              ? .empty
              : .element("h1", ["id": titleID, "tabindex": "-1"], [.text(content.title)]),
            content.message.map { .element("p", ["id": messageID], [.text($0)]) } ?? .empty,
            content.field.map { field($0, modal, labelled: titleID) } ?? .empty,
            answers(modal, content),
          ]),
      ])
  }

  /// Returns the button that Enter presses in the text field of the alert on top: the first one of
  /// its form.
  func enterButton(of state: PhoneState) -> Markup {
    guard let modal = state.modals.last, case .alert(let content) = modal.style,
      content.field != nil, let preferred = content.preferredIndex
    else { return .empty }
    return button(.answer(alert: modal.id, index: preferred), ["hidden": ""], [])
  }

  private func answers(_ modal: PhoneModal, _ content: PhoneAlert) -> Markup {
    let isPair = content.actions.count == 2 && !content.isSheet
    return .element(
      "div", ["class": isPair ? "u-answers u-pair" : "u-answers"],
      content.actions.enumerated().map { index, action in
        button(
          .answer(alert: modal.id, index: index),
          [
            "class": "u-answer u-\(action.role)",
            "data-preferred": index == content.preferredIndex ? "" : nil,
            "data-escape": index == content.cancelIndex ? "" : nil,
          ], [.text(action.title)])
      })
  }

  /// Returns the dimming view over the layers below; a tap beside an action sheet chooses its
  /// Cancel button.
  private func surroundings(_ modal: PhoneModal, _ content: PhoneAlert) -> Markup {
    guard content.isSheet, let cancel = content.cancelIndex else {
      return .element("div", ["class": "u-dim"])
    }
    return button(
      .answer(alert: modal.id, index: cancel),
      [
        "class": "u-dim", "tabindex": "-1", "aria-hidden": "true", "aria-label": words.close,
      ], [])
  }

  func field(
    _ field: PhoneAlert.Field, _ modal: PhoneModal, labelled titleID: String
  ) -> Markup {
    let isPassword = field.kind == .password
    // Not `type=email` and the like: the browser would refuse to send other text.
    return .element(
      "input",
      [
        "class": "u-prompt", "form": form, "name": PhoneAlert.fieldName(of: modal.id),
        "type": isPassword ? "password" : "text", "value": field.text,
        "placeholder": field.placeholder, "inputmode": field.kind.inputMode,
        "autocomplete": "off", "autocapitalize": field.kind == .text ? nil : "off",
        "enterkeyhint": "done", "aria-labelledby": titleID, "data-preferred": "",
      ])
  }
}

extension AlertContent.TextField.Kind {
  /// The keyboard of a phone; `nil` for the usual one.
  fileprivate var inputMode: String? {
    switch self {
    case .text, .password: nil
    case .number: "numeric"
    case .email: "email"
    case .phone: "tel"
    case .url: "url"
    }
  }
}
