/// The content of a layer, a tab or a box.
package indirect enum PhoneContainer: Sendable, Hashable {
  case empty
  /// One screen without a navigation bar.
  case screen(PhonePage)
  /// Screens on top of each other, the first at the bottom.
  case stack(id: String, pages: [PhonePage])
  case split(PhoneSplit)
  case tabs(id: String, items: [PhoneTab], selected: String)
  case pages(PhonePages)
  /// The place of a switcher; the direction is what the script is told if it does not come by a fade.
  case single(id: String, PhoneContainer, direction: String? = nil)
}
