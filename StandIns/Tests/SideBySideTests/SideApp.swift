/// The app of the comparison: a log in, a shop and an account in tabs, a checkout with a result, a link.
///
/// Each version also lets a sheet with help be shown on an item, and asks before an entered address is lost.
@MainActor
protocol SideApp: AnyObject {
  /// The order numbers that the shop has received; `nil` for each checkout that was left.
  var results: [String?] { get }
  /// Opens the link to an item.
  func open(_ item: Int)
  /// Leads back to the log in, wherever the user is.
  func sessionExpired()
}
