import Foundation
public import Usher

/// The options of an app: its language, style, security, limits and store.
///
/// An app copies its options: later changes have no effect on it.
public struct WebOptions: Sendable {
  /// The language of the pages, as HTML names it: `en`, `ko`.
  public var language = "en"
  /// True if pages are laid out from right to left.
  public var isRightToLeft = false
  /// The host's own words on the pages, such as “Back”.
  public var words = WebWords.english
  /// The style of the pages.
  public var stylesheet = WebStylesheet.standard
  /// Drawings for tabs, by the names of symbols in tab items; the app's come before the built-in ones.
  public var icons: [String: Icon] = [:]
  /// True if browsers send the visitor's cookie only over encrypted connections.
  ///
  /// Set it for every site with `https`. The cookie's name then begins with `__Host-`, so that no
  /// other host of the domain can set it.
  public var hasSecureCookies = false
  /// The lifetime of the visitor's cookie after each load of a page, in whole seconds; 30 days by
  /// default.
  ///
  /// A browser without the cookie counts as a new visitor, without the earlier trees.
  public var visitorLifetime = Duration.seconds(30 * 24 * 60 * 60)
  /// The host names under which the app answers, such as `["example.com"]`; `nil` for any.
  ///
  /// The name has no port; an IPv6 address stands in brackets. A request with another `Host` gets
  /// status 421. Without names, a foreign site whose name points to this server can open trees, but
  /// never see those of another visitor. Set the names even for a server that only this machine can
  /// reach.
  public var allowedHosts: Set<String>?
  /// The limits of the app's memory, and of what browsers may send.
  public var limits = WebLimits()
  /// The clock for idle times, heartbeats, and the waits and pauses of ``store``.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// The pause between heartbeats on the streams to browsers, from a tenth of a second to an hour.
  ///
  /// Some servers notice only when they write that a browser has left. A value beyond these limits
  /// counts as the nearest one.
  public var heartbeatInterval = Duration.seconds(20)
  /// The store that keeps trees while the server does not run; `nil` for none.
  public var store: (any TreeStore)?
  /// The time for which a request waits for ``store``, by ``clock``; at most a day.
  ///
  /// The app answers a request that changed something when the tree is stored, or after this time. A
  /// slow save then continues, and other requests for the tree do not wait for it. A request for a
  /// tree that the store does not load in this time gets status 503. Nothing is lost then, and an
  /// open page repeats its request by itself.
  public var storeTimeout = Duration.seconds(5)
  /// The lease of this server in a shared ``store``, by the clock of the store and by ``clock``.
  ///
  /// Other servers take over the trees of a server that has not renewed its lease for this time. The
  /// app renews it eight times as often, and then hands over the trees that others want.
  public var leaseTime = Duration.seconds(4)
  /// Receives the errors of ``store``, on the main actor: those that the store throws, and
  /// ``TreeStoreError``.
  ///
  /// The visitor still gets an answer, and the tree stays in use in memory; see ``TreeStore``. By
  /// default it writes one line to the standard error stream, with at most 300 characters of the
  /// error's description.
  public var onStoreError: @MainActor @Sendable (any Error) -> Void = { error in
    FileHandle.standardError.write(Data("UsherWeb: trees: \(oneLine(error))\n".utf8))
  }

  /// The configuration of each tree; the titles of its alerts' buttons are those of ``words``.
  public var configuration = TreeConfiguration()

  /// Creates options with the default values.
  public init() {}
}

/// Returns the description of an error, in one line of at most 300 characters.
package func oneLine(_ error: any Error) -> String {
  let text = "\(error)".split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return text.count > 300 ? text.prefix(299) + "…" : text
}
