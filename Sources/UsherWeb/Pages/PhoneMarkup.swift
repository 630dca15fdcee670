/// A phone's state as HTML.
///
/// Every element that the script moves has the id of its node as `data-key`; covered elements are
/// `inert`. All buttons are submit buttons of forms, so that the page works without the script.
package struct PhoneMarkup: Sendable {
  package var words = WebWords()
  /// The app's own drawings, by the names in its tab items.
  package var icons: [String: Icon] = [:]
  /// The form that the phone's own buttons send: one with fields of the top screen, so that the
  /// server knows the typed text before the user leaves, also without the script.
  private(set) var form = "u-form"
  /// True if the screen at the bottom of a stack has a large title above its body.
  var hasLargeTitles = true

  package init() {}

  /// The layers of the phone, the root first.
  package func layers(of state: PhoneState) -> Markup {
    guard let form = state.top?.form else {
      return .fragment([enterButton(of: state), layersInForm(of: state)])
    }
    var markup = self
    markup.form = form.id
    // Enter presses the first button of a form, which must not be the back button.
    return .fragment([
      .element("button", form.button.merging(["hidden": ""])), markup.layersInForm(of: state),
    ])
  }

  private func layersInForm(of state: PhoneState) -> Markup {
    var layers: [Markup] = []
    let covers = state.modals.map(\.style.coverName)
    layers.append(
      layer(
        key: "root", kind: "root", cover: covers.first, isCovered: !state.modals.isEmpty,
        content: [box(state.root, key: "root-box", isActive: state.modals.isEmpty)]))
    for (index, modal) in state.modals.enumerated() {
      let isTop = index == state.modals.count - 1
      layers.append(
        self.modal(modal, cover: isTop ? nil : covers[index + 1], isTop: isTop))
    }
    return .element("div", ["class": "u-layers", "data-motion": "layers"], layers)
  }

  /// Returns a layer; `cover` names the layer above, which shrinks or darkens this one.
  func layer(
    key: String, kind: String, cover: String?, isCovered: Bool,
    attributes: MarkupAttributes = [:], content: [Markup]
  ) -> Markup {
    let own: MarkupAttributes = [
      "class": "u-layer u-is-\(kind)", "data-key": key, "data-cover": cover,
      "inert": isCovered ? "" : nil,
    ]
    return .element("section", own.merging(attributes), content)
  }

  /// Contains one host container; a new one fades in, or comes as its switcher says.
  func box(_ container: PhoneContainer, key: String, isActive: Bool) -> Markup {
    var (container, direction) = (container, String?.none)
    // A switcher in it has a box of its own: how this one changed last says nothing about that.
    if case .single(_, let place, let how) = container { (container, direction) = (place, how) }
    return .element(
      "div",
      ["class": "u-box", "data-motion": "fade", "data-key": key, "data-from": direction],
      [self.container(container, isActive: isActive)])
  }

  /// Returns the markup whose own buttons send a form; the same markup without one.
  func sending(_ form: PhoneForm?) -> PhoneMarkup {
    guard let form else { return self }
    var markup = self
    markup.form = form.id
    return markup
  }

  func container(_ container: PhoneContainer, isActive: Bool) -> Markup {
    switch container {
    case .empty: .empty
    case .screen(let page):
      screen(page, below: [], place: .alone, isActive: isActive)
    case .stack(let id, let pages):
      stack(id, pages, isActive: isActive)
    case .split(let split): self.split(split, isActive: isActive)
    case .tabs(let id, let items, let selected):
      tabs(id, items, selected: selected, isActive: isActive)
    case .pages(let pages): self.pages(pages, isActive: isActive)
    case .single(let id, _, _): box(container, key: "place-\(id)", isActive: isActive)
    }
  }

  /// Returns a button of the phone itself: back, a tab, a dimming view.
  func button(
    _ action: PageAction, _ attributes: MarkupAttributes, _ content: [Markup]
  ) -> Markup {
    let own: MarkupAttributes = ["form": form, "name": "do", "value": action.text]
    return .element("button", own.merging(attributes), content)
  }
}
