// The code of docs/web.md; `make check` checks that the page shows it as it stands here.
import UsherWeb

private class Door {}
private class Room {}

extension WebViews {
  /// The door opens towards the reader's side.
  func moveDoors() {
    animate(from: Door.self, to: Room.self) { _, _ in .motion(.push(from: .trailing)) }
    animate(from: Room.self, to: Door.self) { _, _ in .motion(.push(from: .leading)) }
  }
}
