/// The reason why a command to the browser failed.
package struct WebDriverError: Error, Hashable, Sendable {
  /// The kind of failure: an error name of the WebDriver specification, or one of this client's.
  package struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, such as `no such element`.
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of failure.
  package let code: Code
  /// The message of the driver, or of this client.
  package let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension WebDriverError.Code {
  /// No element in the page matches.
  package static let noSuchElement = Self(rawValue: "no such element")
  /// The element left the page, or the page left the tab.
  package static let staleElement = Self(rawValue: "stale element reference")
  /// Another element covers the element.
  package static let clickIntercepted = Self(rawValue: "element click intercepted")
  /// The element exists, but cannot be used.
  package static let notInteractable = Self(rawValue: "element not interactable")
  /// The tab is closed.
  package static let noSuchTab = Self(rawValue: "no such window")
  /// A script threw, or is not a script.
  package static let javaScript = Self(rawValue: "javascript error")
  /// A script did not call back in time, or its page was unloaded meanwhile.
  package static let scriptTimeout = Self(rawValue: "script timeout")
  /// The page was unloaded while a script was on its way to it.
  package static let abortedByNavigation = Self(rawValue: "aborted by navigation")
  /// The condition did not become true in time.
  package static let timeout = Self(rawValue: "timeout")

  /// Chromium or chromedriver is not installed.
  package static let notInstalled = Self(rawValue: "not installed")
  /// chromedriver did not start, or has ended.
  package static let noDriver = Self(rawValue: "no driver")
  /// A drag was used after its end.
  package static let gestureOver = Self(rawValue: "gesture over")
  /// A screenshot could not be written.
  package static let notWritten = Self(rawValue: "not written")
}

extension WebDriverError: CustomStringConvertible {
  package var description: String { "\(code.rawValue): \(message)" }
}

extension WebDriverError {
  /// The error in a driver's answer, without the driver's own stack and version.
  init(answer: JSON) {
    let code = answer["error"].string ?? "unknown error"
    var lines = (answer["message"].string ?? "").split(separator: "\n")
    lines.removeAll { $0.hasPrefix("  (Session info") }
    let message = lines.joined(separator: "\n")
    let prefix = code + ": "
    self.init(
      Code(rawValue: code),
      message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message)
  }
}
