public import Usher

/// The words that the host itself writes: all others on a page come from the app.
///
/// ```swift
/// options.language = "ko"
/// options.words = .korean
/// ```
///
/// For another language, change a copy; words you leave out stay English.
public struct WebWords: Sendable, Hashable {
  /// A page that says why a request was turned away.
  public struct Message: Sendable, Hashable {
    /// The heading, and the window's title.
    public var title: String
    /// What it means for the user.
    public var detail: String

    /// Makes a message.
    public init(_ title: String, _ detail: String) {
      self.title = title
      self.detail = detail
    }
  }

  // MARK: On the phone

  /// The back button, where the screen below has no title.
  public var back = "Back"
  /// What closes a sheet, for those who do not see it.
  public var close = "Close"
  /// What the tab bar is called, for those who do not see it.
  public var tabs = "Tabs"
  /// A screen without a title, in the menu of the back button.
  public var untitled = "Screen"

  /// What an action sheet without a title is called, for those who do not see it.
  public var choices = "Choices"
  /// The buttons that `alert`, `confirm`, `choose` and `prompt` add by themselves.
  public var alerts = AlertWords.english

  /// On a small screen, the link to what stands beside the phone on a large one.
  public var more = "More about this app"
  /// The link from there back to the phone.
  public var backToApp = "Back to the app"

  // MARK: Fields

  /// The button of a field for a file.
  public var chooseFile = "Choose a file"
  /// A field for a file before a file is chosen.
  public var noFile = "No file chosen"
  /// The part of a day that is the year.
  public var year = "Year"
  /// The part of a day that is the month.
  public var month = "Month"
  /// The part of a day that is the day of the month.
  public var day = "Day"
  /// The part of a time that is the hour.
  public var hour = "Hour"
  /// The part of a time that is the minute.
  public var minute = "Minute"
  /// The twelve months, as a list shows them.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// What follows the number of a year.
  public var yearUnit = ""
  /// What follows the number of a day.
  public var dayUnit = ""
  /// What follows the number of an hour.
  public var hourUnit = ""
  /// What follows the number of a minute.
  public var minuteUnit = ""

  // MARK: Notes, which pass

  /// The browser's Back met something that cannot be left so.
  public var cannotGoBack = "This cannot be left by going back."
  /// The browser's Forward leads to nothing that is known.
  public var cannotGoForward = "There is nothing to go forward to."
  /// The tree behind the page has gone.
  public var hasEnded = "This page has ended."
  /// The request is larger than the app accepts.
  public var isTooLarge = "Too large. Nothing was changed."
  /// The server was not reached.
  public var noConnection = "No connection. This may not have arrived."
  /// The server does not answer; the page goes on trying.
  public var reconnecting = "Reconnecting…"

  // MARK: Error pages

  /// The button that leads to a new tree.
  public var startAgain = "Start again"
  /// The button that asks for the same page once more.
  public var tryAgain = "Try again"
  /// Status 400.
  public var malformed = Message(
    "Not understood", "The request is malformed. Nothing was changed.")
  /// Status 403.
  public var forbidden = Message(
    "Not from this page",
    "The form does not belong to this page, or the page is too old. Nothing was changed.")
  /// Status 403, where an app is not opened by going to it.
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
  /// Status 421, where the server was asked for by a name that is not its own.
  public var misdirected = Message(
    "Not this server", "This server does not answer under that name. Nothing was changed.")
  /// Status 503, where what was kept of a tree cannot be read at the moment.
  public var unavailable = Message(
    "Not now", "This page cannot be fetched at the moment. Nothing was lost: try again later.")

  /// The words in English.
  public init() {}

  /// The words in English.
  public static let english = WebWords()
}
