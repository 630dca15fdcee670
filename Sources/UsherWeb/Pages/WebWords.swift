public import Usher

/// The host's own words on a page; all other words come from the app.
///
/// ```swift
/// options.language = "ko"
/// options.words = .korean
/// ```
///
/// For another language, change the words of a copy; the others stay English.
public struct WebWords: Sendable, Hashable {
  /// The text of an error page, with the reason for a refused request.
  public struct Message: Sendable, Hashable {
    /// The heading, and the window's title.
    public var title: String
    /// The text below, with the consequence for the user.
    public var detail: String

    /// Creates a message from its heading and the text below.
    public init(_ title: String, _ detail: String) {
      self.title = title
      self.detail = detail
    }
  }

  // MARK: On the phone

  /// The label of the back button, if the screen below has no title.
  public var back = "Back"
  /// The label of a sheet's close button, for screen readers.
  public var close = "Close"
  /// The label of the tab bar, for screen readers.
  public var tabs = "Tabs"
  /// The label of the button that shows and hides the first column, for screen readers.
  public var sidebar = "Sidebar"
  /// The label of the buttons that turn pages, for screen readers.
  public var pages = "Pages"
  /// The label of the button to the page before the shown one, for screen readers.
  public var previousPage = "Previous page"
  /// The label of the button to the page after the shown one, for screen readers.
  public var nextPage = "Next page"
  /// The name of a screen without a title, in the menu of the back button.
  public var untitled = "Screen"

  /// The label of an action sheet without a title, for screen readers.
  public var choices = "Choices"
  /// The titles of the default buttons of `alert`, `confirm`, `choose` and `prompt`.
  public var alerts = AlertWords.english

  /// The label of the link to the panel, on a small screen.
  public var more = "More about this app"
  /// The label of the link from the panel back to the phone.
  public var backToApp = "Back to the app"

  // MARK: Fields

  /// The label of a file field's button.
  public var chooseFile = "Choose a file"
  /// The text of a file field before the user has chosen a file.
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
  /// The names of the twelve months, from January; a month without a name shows its number.
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
  /// Shown when the tree of the page has ended.
  public var endedNote = "This page has ended."
  /// Shown when a request is larger than the app accepts.
  public var tooLargeNote = "Too large. Nothing was changed."
  /// Shown when the page cannot reach the server with a request.
  public var noConnection = "No connection. This may not have arrived."
  /// Shown when another server has taken the page over, without what it could not store.
  public var movedNote = "Something that was under way here has ended."
  /// Shown while the server does not answer and the page keeps trying.
  public var reconnecting = "Reconnecting…"

  // MARK: Error pages

  /// The label of the button that starts a new tree.
  public var startAgain = "Start again"
  /// The label of the button that repeats a request: for the same page, or a press without an answer.
  public var tryAgain = "Try again"
  /// The page for status 400: a malformed request.
  public var malformed = Message(
    "Not understood", "The request is malformed. Nothing was changed.")
  /// The page for status 403: a form of another site, or of a page that is too old.
  public var forbidden = Message(
    "Not from this page",
    "The form does not belong to this page, or the page is too old. Nothing was changed.")
  /// The page for status 403: a request that would open an app, but not in a tab of its own.
  public var notOpened = Message(
    "Not opened",
    "An app is opened by going to it, not as a part of another page. Nothing was changed.")
  /// The page for status 404: an unknown address, or the tree of another visitor.
  public var notFound = Message(
    "Not here", "There is nothing at this address, or it has ended, or it is not yours.")
  /// The page for status 405: a method that the address does not accept.
  public var wrongMethod = Message(
    "Wrong method", "This address does not take such a request. Nothing was changed.")
  /// The page for status 410: a tree that has ended.
  public var gone = Message("Ended", "This page has ended.")
  /// The page for status 413: a request that is too large.
  public var tooLarge = Message(
    "Too large", "The request is too large. Nothing was changed.")
  /// The page for status 415: a post that is not a form.
  public var unsupported = Message(
    "Not a form", "Only a form of this page is understood here. Nothing was changed.")
  /// The page for status 421: a host name that is not the app's.
  public var misdirected = Message(
    "Not this server", "This server does not answer under that name. Nothing was changed.")
  /// The page for status 503: a stored tree that cannot be read at the moment.
  public var unavailable = Message(
    "Not now", "This page cannot be fetched at the moment. Nothing was lost: try again later.")

  /// Creates the words in English.
  public init() {}

  /// The words in English.
  public static let english = WebWords()
}
