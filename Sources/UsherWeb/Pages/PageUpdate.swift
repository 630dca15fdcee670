/// What the script needs to bring a page up to date: sent after a post and in the stream.
///
/// It always holds the whole phone, so that a lost one costs nothing; the newest version wins.
package struct PageUpdate: Sendable, Hashable {
  /// Increases with every visible change.
  package var version: Int
  /// How many entries the browser's history is to have above the first.
  package var depth: Int
  /// What the address bar is to show; empty for what it shows already.
  package var link: String
  /// The window's title.
  package var title: String
  /// What to read out if the active node changed.
  package var spoken: String
  /// The layers of the phone.
  package var phone: String
  /// What stands beside the phone.
  package var panel: String
  /// Whether a wish of the browser's Back or Forward was not fulfilled, so that the history has to
  /// move back to where the tree is.
  package var isRefused: Bool
  /// Something to tell the user.
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
