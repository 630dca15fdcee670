#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Usher

  /// The animations between two screens.
  extension UIKitViews {
    /// Animates the changes from a screen to another: a push, a pop, a replacement, a switch, a presentation, a dismissal.
    ///
    /// ```swift
    /// views.animate(from: AlbumModel.self, to: PhotoModel.self) { _, photo in .zoom(from: photo.id) }
    /// views.animate(from: PhotoModel.self, to: MapModel.self) { _, _ in .animated(by: Turn()) }
    /// views.animate(from: MapModel.self, to: PhotoModel.self) { map, _ in
    ///   .animated(by: Turn(isBack: true), interaction: map.drag.current)
    /// }
    /// ```
    ///
    /// The way back is a pair of its own. A transition that a verb names comes first, and of several pairs that fit
    /// the last one. In the host's own stacks it animates what the user does with the back button too. A swipe
    /// back, a drag of a sheet, and a change of tabs or pages keep UIKit's animation.
    ///
    /// - Parameters:
    ///   - from: The class of the object of the screen that is seen before, or a superclass.
    ///   - to: The class of the object of the screen that is seen afterwards, or a superclass.
    ///   - transition: Called at the beginning of each change. Name an interaction only while a gesture of the app
    ///     drives the change: UIKit waits for it.
    /// - Complexity: Each change costs O(*n*) in the number of pairs.
    public func animate<From: AnyObject, To: AnyObject>(
      from: From.Type, to: To.Type,
      by transition: @escaping @MainActor (From, To) -> TransitionStyle
    ) {
      pairs.add(from: from, to: to, by: transition)
    }
  }
#endif
