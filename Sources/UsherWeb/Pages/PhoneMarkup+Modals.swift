extension PhoneModal.Style {
  /// The style of the layer below while this one covers it.
  var coverName: String {
    switch self {
    case .sheet(let isHalf, _): isHalf ? "half" : "sheet"
    case .fullScreen: "full"
    case .alert: "alert"
    }
  }
}

extension PhoneMarkup {
  /// Returns a layer above the root; `cover` names the layer that covers it.
  func modal(_ modal: PhoneModal, cover: String?, isTop: Bool) -> Markup {
    switch modal.style {
    case .sheet(let isHalf, let isDismissable):
      sheet(modal, isHalf: isHalf, isDismissable: isDismissable, cover: cover, isTop: isTop)
    case .fullScreen:
      layer(
        key: modal.id, kind: "full", cover: cover, isCovered: !isTop,
        attributes: dialog(modal),
        content: [box(modal.container, key: "box-\(modal.id)", isActive: isTop)])
    case .alert(let content):
      alert(modal, content, cover: cover, isTop: isTop)
    }
  }

  private func sheet(
    _ modal: PhoneModal, isHalf: Bool, isDismissable: Bool, cover: String?, isTop: Bool
  ) -> Markup {
    var inner = self
    inner.hasLargeTitles = false
    let grabber =
      isDismissable
      ? button(
        .close(modal.id),
        ["class": "u-grabber", "aria-label": words.close, "data-escape": ""],
        [.element("i")])
      : .element("div", ["class": "u-grabber", "aria-hidden": "true"])
    return layer(
      key: modal.id, kind: isHalf ? "half" : "sheet", cover: cover, isCovered: !isTop,
      attributes: dialog(modal).merging([
        "data-entry": modal.id, "data-fixed": isDismissable ? nil : "",
      ]),
      content: [
        dim(modal, isDismissable: isDismissable),
        .element(
          "div", ["class": "u-card"],
          [grabber, inner.box(modal.container, key: "box-\(modal.id)", isActive: isTop)]),
      ])
  }

  /// Returns the dimming view over the layers below; tapping it closes a sheet that allows it.
  private func dim(_ modal: PhoneModal, isDismissable: Bool) -> Markup {
    guard isDismissable else { return .element("div", ["class": "u-dim"]) }
    return button(
      .dismiss(modal.id),
      [
        "class": "u-dim", "tabindex": "-1", "aria-hidden": "true", "aria-label": words.close,
      ], [])
  }

  private func dialog(_ modal: PhoneModal) -> MarkupAttributes {
    let state = PhoneState(root: modal.container)
    return ["role": "dialog", "aria-modal": "true", "aria-label": state.title ?? words.untitled]
  }
}
