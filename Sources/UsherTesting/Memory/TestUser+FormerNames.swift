public import Testing

extension TestUser {
  /// Swipes the top sheet down until it leaves.
  @available(*, deprecated, renamed: "swipeDown()")
  public func dragSheetDown(sourceLocation: SourceLocation = #_sourceLocation) {
    swipeDown(sourceLocation: sourceLocation)
  }

  /// Begins to swipe the top sheet down and keeps the finger down.
  @available(*, deprecated, renamed: "beginSwipeDown()")
  public func beginDraggingSheet(
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> HeldGesture { beginSwipeDown(sourceLocation: sourceLocation) }

  /// True if the top modal is a sheet that the user may swipe down.
  @available(*, deprecated, renamed: "canSwipeDown")
  public var canDragSheet: Bool { canSwipeDown }
}
