public import Usher

/// The host's own words: all others on a page come from the app.
///
/// ```swift
/// options.language = "ko"
/// options.words = .korean
/// ```
///
/// For another language, change a copy; unchanged words stay English.
public struct WebWords: Sendable, Hashable {
  /// A page with the reason for a refused request.
  public struct Message: Sendable, Hashable {
    /// The heading, and the window's title.
    public var title: String
    /// The consequence for the user.
    public var detail: String

    /// Makes a message.
    public init(_ title: String, _ detail: String) {
      self.title = title
      self.detail = detail
    }
  }

  // MARK: On the phone

  /// The back button, if the screen below has no title.
  public var back = "Back"
  /// The label of a sheet's close button, for screen readers.
  public var close = "Close"
  /// The label of the tab bar, for screen readers.
  public var tabs = "Tabs"
  /// A screen without a title, in the menu of the back button.
  public var untitled = "Screen"

  /// The label of an action sheet without a title, for screen readers.
  public var choices = "Choices"
  /// The default buttons of `alert`, `confirm`, `choose` and `prompt`.
  public var alerts = AlertWords.english

  /// On a small screen, the link to the panel.
  public var more = "More about this app"
  /// The link from the panel back to the phone.
  public var backToApp = "Back to the app"

  // MARK: Fields

  /// The button of a file field.
  public var chooseFile = "Choose a file"
  /// A file field before a file is chosen.
  public var noFile = "No file chosen"
  /// The label of a date's year.
  public var year = "Year"
  /// The label of a date's month.
  public var month = "Month"
  /// The label of a date's day.
  public var day = "Day"
  /// The label of a time's hour.
  public var hour = "Hour"
  /// The label of a time's minute.
  public var minute = "Minute"
  /// The twelve months, as a list shows them.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// The text after the number of a year.
  public var yearUnit = ""
  /// The text after the number of a day.
  public var dayUnit = ""
  /// The text after the number of an hour.
  public var hourUnit = ""
  /// The text after the number of a minute.
  public var minuteUnit = ""

  // MARK: Notes, which pass

  /// Shown when the browser's Back was refused.
  public var cannotGoBack = "This cannot be left by going back."
  /// Shown when the browser's Forward has no known screen.
  public var cannotGoForward = "There is nothing to go forward to."
  /// The tree of the page has ended.
  public var hasEnded = "This page has ended."
  /// The request is larger than the app accepts.
  public var isTooLarge = "Too large. Nothing was changed."
  /// The server cannot be reached.
  public var noConnection = "No connection. This may not have arrived."
  /// The server does not answer; the page keeps trying.
  public var reconnecting = "Reconnecting…"

  // MARK: Error pages

  /// The button that starts a new tree.
  public var startAgain = "Start again"
  /// The button that requests the same page again.
  public var tryAgain = "Try again"
  /// Status 400.
  public var malformed = Message(
    "Not understood", "The request is malformed. Nothing was changed.")
  /// Status 403.
  public var forbidden = Message(
    "Not from this page",
    "The form does not belong to this page, or the page is too old. Nothing was changed.")
  /// Status 403, if a request that is no navigation would open an app.
  public var notOpened = Message(
    "Not opened",
    "An app is opened by going to it, not as a part of another page. Nothing was changed.")
  /// Status 404.
  public var notFound = Message(
    "Not here", "There is nothing at this address, or it has ended, or it is not yours.")
  /// Status 405.
  public var wrongMethod = Message(
    "Wrong method", "This address does not take such a request. Nothing was changed.")
  /// Status 410.
  public var gone = Message("Ended", "This page has ended.")
  /// Status 413.
  public var tooLarge = Message(
    "Too large", "The request is too large. Nothing was changed.")
  /// Status 415.
  public var unsupported = Message(
    "Not a form", "Only a form of this page is understood here. Nothing was changed.")
  /// Status 421, for a host name that is not the server's.
  public var misdirected = Message(
    "Not this server", "This server does not answer under that name. Nothing was changed.")
  /// Status 503, while a stored tree cannot be read.
  public var unavailable = Message(
    "Not now", "This page cannot be fetched at the moment. Nothing was lost: try again later.")

  /// The words in English.
  public init() {}

  /// The words in English.
  public static let english = WebWords()
}
