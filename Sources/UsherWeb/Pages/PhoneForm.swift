/// A form of a screen, which the phone's own buttons send.
struct PhoneForm: Sendable, Hashable {
  let id: String
  /// The button that Enter presses in its fields.
  let button: MarkupAttributes
}
