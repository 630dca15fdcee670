import Foundation

/// What an app can choose about its pages.
public struct WebOptions: Sendable {
  /// The language of the pages, as HTML names it: `en`, `ko`.
  public var language = "en"
  /// Whether pages are laid out from right to left.
  public var isRightToLeft = false
  /// The words that the host itself writes.
  public var words = WebWords.english
  /// What the pages look like.
  public var stylesheet = WebStylesheet.standard
  /// Drawings for tabs, by the names that their tab items use; they go before the host's own.
  public var icons: [String: Icon] = [:]
  /// Whether browsers send the visitor's cookie over encrypted connections only.
  ///
  /// Set it for every site served over `https`.
  ///
  /// The cookie then has the prefix `__Host-` as well, so that no other host of the domain can set it.
  public var hasSecureCookies = false
  /// How long a browser keeps the visitor's cookie after it last loaded a page: 30 days unless you set it.
  ///
  /// A browser without the cookie is a new visitor, who finds none of the earlier trees.
  public var visitorLifetime = Duration.seconds(30 * 24 * 60 * 60)
  /// The names under which browsers reach the app, such as `["example.com"]`; `nil` for any.
  ///
  /// A request whose `Host` is another one is answered with 421, whatever its port. Without names, a
  /// page of another site that has its own name point to this server can open trees, though never
  /// see another visitor's. Name them for whatever listens on this machine only.
  public var hosts: Set<String>?
  /// How much one app keeps and takes.
  public var limits = WebLimits()
  /// What measures idle times and paces the heartbeat of the streams.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// How often something is written to streams on which nothing happens, so that the server notices
  /// browsers that have left.
  ///
  /// At least every hour, and ten times a second at most.
  public var heartbeat = Duration.seconds(20)
  /// Where trees are kept while the server is not there; nowhere if it is `nil`.
  public var trees: (any TreeStore)?
  /// How long a request waits for ``trees``, by ``clock``.
  ///
  /// A request that changed something is answered when its tree is kept, or after this time: it is then
  /// saved when the store has come to it, and requests for the same tree do not wait meanwhile. One for a
  /// tree that cannot be loaded in this time is answered with 503: nothing is lost, and a page in a browser
  /// asks again by itself.
  public var storePatience = Duration.seconds(5)
  /// Receives what goes wrong in ``trees``, on the main actor: what they throw, and ``TreeStoreError``.
  ///
  /// The visitor still gets an answer, and the tree in memory stays in use; see ``TreeStore``.
  ///
  /// Writes a line to the standard error stream by default, however long the error's description is.
  public var onStoreFailure: @MainActor @Sendable (any Error) -> Void = { error in
    FileHandle.standardError.write(Data("UsherWeb: trees: \(oneLine(error))\n".utf8))
  }

  /// The usual choices.
  public init() {}
}

/// What an error says, in one line of at most 300 characters.
package func oneLine(_ error: any Error) -> String {
  let text = "\(error)".split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return text.count > 300 ? text.prefix(299) + "…" : text
}
