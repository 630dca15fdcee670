public import Foundation
import UIKit

/// A finger that swipes back.
@MainActor public struct BackGesture {
  private let swipe: BackSwipe
  init(_ swipe: BackSwipe) { self.swipe = swipe }

  /// Moves the finger to a fraction of the way.
  public func move(to progress: CGFloat) { swipe.move(to: progress) }
  /// Lifts the finger; the screen is popped.
  public func finish() { swipe.end(cancelled: false) }
  /// Lifts the finger: the screen stays.
  public func cancel() { swipe.end(cancelled: true) }
}

/// A finger that swipes a sheet down.
@MainActor public struct DismissalGesture {
  private let gesture: UserDismissal
  init(_ gesture: UserDismissal) { self.gesture = gesture }

  /// Moves the finger to a fraction of the way.
  public func move(to progress: CGFloat) { gesture.move(to: progress) }
  /// Lifts the finger; the sheet is dismissed.
  public func finish() { gesture.end(cancelled: false) }
  /// Lifts the finger: the sheet stays.
  public func cancel() { gesture.end(cancelled: true) }
}

/// A finger that drags a zoomed screen away.
@MainActor public struct ZoomGesture {
  private let drag: ZoomDrag
  init(_ drag: ZoomDrag) { self.drag = drag }

  /// Moves the finger to a fraction of the way.
  public func move(to progress: CGFloat) { drag.move(to: progress) }
  /// Lifts the finger; the screen goes.
  public func finish() { drag.end(cancelled: false) }
  /// Lifts the finger: the screen stays.
  public func cancel() { drag.end(cancelled: true) }
}
