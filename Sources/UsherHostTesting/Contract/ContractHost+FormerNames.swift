extension ContractHost {
  /// Does nothing: a host implements `swipeDown(cancelled:)`.
  @available(*, unavailable, renamed: "swipeDown(cancelled:)")
  public func dragSheetDown(cancelled: Bool) {}
}

extension GestureContractHost {
  /// Does nothing: a host implements `beginSwipeDown()`.
  @available(*, unavailable, renamed: "beginSwipeDown()")
  public func beginDragging() {}
}
