/// A screen that tells the host its title and other options.
///
/// Conform a screen's own object, or the coordinator of a flow, which then speaks for the screens inside:
///
///     final class PlacesModel: ScreenConfiguring {
///       let screenOptions = ScreenOptions(title: "Places")
///     }
///
/// Hosts apply the options when the screen appears. If the object is `@Observable` and the property is computed
/// from observed properties, hosts follow their changes. Nothing requires a screen to conform.
@MainActor
public protocol ScreenConfiguring: AnyObject {
  /// The options; a flow's come before those of the screens in it, option by option.
  var screenOptions: ScreenOptions { get }
}
