extension FuzzStep {
  /// Begins a swipe back and keeps the finger down.
  @available(*, deprecated, renamed: "beginSwipeBack")
  public static var beginSwipe: FuzzStep { .beginSwipeBack }
  /// Begins to swipe the top sheet down and keeps the finger down.
  @available(*, deprecated, renamed: "beginSwipeDown")
  public static var beginDrag: FuzzStep { .beginSwipeDown }
  /// Swipes the top sheet down until it leaves.
  @available(*, deprecated, renamed: "swipeDown")
  public static var dragSheet: FuzzStep { .swipeDown }
}
