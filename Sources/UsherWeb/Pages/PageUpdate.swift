/// The data with which the script updates a page: sent after a post and in the stream.
///
/// It always contains the whole phone, so that a lost update does no harm; the newest version wins.
package struct PageUpdate: Sendable, Hashable {
  /// Increases with every visible change.
  package var version: Int
  /// The number of entries that the browser's history must have above the first.
  package var depth: Int
  /// The link for the address bar; empty if it is unchanged.
  package var link: String
  /// The window's title.
  package var title: String
  /// The text to announce if the active node changed.
  package var spoken: String
  /// The layers of the phone.
  package var phone: String
  /// The panel beside the phone.
  package var panel: String
  /// True if a navigation by the browser's Back or Forward was refused, so that the history must
  /// return to the tree's entry.
  package var isRefused: Bool
  /// A note for the user.
  package var note: String?

  package init(
    version: Int, depth: Int, link: String = "", title: String, spoken: String, phone: String,
    panel: String = "",
    isRefused: Bool = false, note: String? = nil
  ) {
    self.version = version
    self.depth = depth
    self.link = link
    self.title = title
    self.spoken = spoken
    self.phone = phone
    self.panel = panel
    self.isRefused = isRefused
    self.note = note
  }

  /// The value as JSON on one line.
  package var json: [UInt8] {
    var json = JSONLine(capacity: phone.utf8.count + panel.utf8.count + 512)
    json.add("depth", depth)
    json.add("isRefused", isRefused)
    json.add("link", link)
    if let note { json.add("note", note) }
    json.add("panel", panel)
    json.add("phone", phone)
    json.add("spoken", spoken)
    json.add("title", title)
    json.add("version", version)
    return json.closed
  }

  /// The value as a server-sent event.
  package var event: [UInt8] {
    [UInt8]("id: \(version)\nevent: update\ndata: ".utf8) + json + [UInt8]("\n\n".utf8)
  }
}
