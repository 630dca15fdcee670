/// A screen that tells the host its title and other options.
///
/// Conform a screen's own object, or the coordinator of a flow, whose options then come before
/// those of its screens:
///
///     final class PlacesModel: ScreenConfiguring {
///       let screenOptions = ScreenOptions(title: "Places")
///     }
///
/// Hosts apply the options when the screen appears. If the object is `@Observable` and computes the
/// property from observed properties, hosts follow their changes. Conformance is optional.
@MainActor
public protocol ScreenConfiguring: AnyObject {
  /// The options; a flow's come before those of the screens in it, option by option.
  var screenOptions: ScreenOptions { get }
}
