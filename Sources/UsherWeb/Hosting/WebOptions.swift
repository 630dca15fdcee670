import Foundation

/// The options of an app's pages.
public struct WebOptions: Sendable {
  /// The language of the pages, as HTML names it: `en`, `ko`.
  public var language = "en"
  /// True if pages are laid out from right to left.
  public var isRightToLeft = false
  /// The host's own words.
  public var words = WebWords.english
  /// The style of the pages.
  public var stylesheet = WebStylesheet.standard
  /// Drawings for tabs, by the names in their tab items; they take precedence over the host's own.
  public var icons: [String: Icon] = [:]
  /// True if browsers send the visitor's cookie only over encrypted connections.
  ///
  /// Set it for every site with `https`.
  ///
  /// The cookie then has the prefix `__Host-` as well, so that no other host of the domain can set it.
  public var hasSecureCookies = false
  /// The lifetime of the visitor's cookie after each page load: 30 days by default.
  ///
  /// A browser without the cookie is a new visitor, without the earlier trees.
  public var visitorLifetime = Duration.seconds(30 * 24 * 60 * 60)
  /// The host names of the app, such as `["example.com"]`; `nil` for any.
  ///
  /// A request with another `Host` gets status 421, whatever its port. Without names, a foreign
  /// page whose own name points to this server can open trees, though never see another visitor's.
  /// Set the names even for a server that only this machine can reach.
  public var hosts: Set<String>?
  /// Limits of the app's memory and input.
  public var limits = WebLimits()
  /// The clock for idle times and for the heartbeat of the streams.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// The pause between heartbeats on silent streams, by which the server notices browsers that have
  /// left.
  ///
  /// Limited to between a tenth of a second and an hour.
  public var heartbeat = Duration.seconds(20)
  /// The store of trees for the time while the server does not run; `nil` for none.
  public var trees: (any TreeStore)?
  /// The time for which a request waits for ``trees``, by ``clock``.
  ///
  /// A request that changed something is answered when its tree is stored, or after this time. The
  /// tree is then saved when the store continues, and requests for it do not wait meanwhile. A
  /// request for a tree that cannot be loaded in this time gets status 503: nothing is lost, and a
  /// page in a browser repeats the request by itself.
  public var storePatience = Duration.seconds(5)
  /// Receives the errors of ``trees``, on the main actor: those that the store throws, and
  /// ``TreeStoreError``.
  ///
  /// The visitor still gets an answer, and the tree stays in use in memory; see ``TreeStore``.
  ///
  /// Writes a line to the standard error stream by default, however long the error's description is.
  public var onStoreFailure: @MainActor @Sendable (any Error) -> Void = { error in
    FileHandle.standardError.write(Data("UsherWeb: trees: \(oneLine(error))\n".utf8))
  }

  /// Creates the default options.
  public init() {}
}

/// Returns the description of an error, in one line of at most 300 characters.
package func oneLine(_ error: any Error) -> String {
  let text = "\(error)".split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return text.count > 300 ? text.prefix(299) + "…" : text
}
