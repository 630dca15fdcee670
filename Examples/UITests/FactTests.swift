#if canImport(SwiftUIPerson)
  import SwiftUIPerson
#else
  import XCTest
#endif

/// Each test passes where a switch of the stand-ins has the value that the test's name ends with.
///
/// `Scripts/verify-device` makes facts of their outcomes: to fail is no mistake here.
final class FactTests: XCTestCase {
  @MainActor func testFactAppearancesInnerFirst() async throws {
    let facts = await Facts("appearances")
    facts.noted("inner", before: "outer")
  }
  @MainActor func testFactAppearancesOuterFirst() async throws {
    let facts = await Facts("appearances")
    facts.noted("outer", before: "inner")
  }
  @MainActor func testFactPathWriteStart() async throws {
    let facts = await Facts.afterCancelledSwipe()
    facts.noted("write0", true)
  }
  @MainActor func testFactPathWriteReleaseOrEnd() async throws {
    let facts = await Facts.afterCancelledSwipe()
    facts.noted("write0", false)
    await facts.drag(from: (0, 0.4), to: (0.9, 0.4))
    facts.isAt("Root")
    facts.noted("write0", true)
  }
  @MainActor func testFactPathWritesOnce() async throws {
    let facts = await Facts.afterBack()
    facts.noted("write0", times: 1)
  }
  @MainActor func testFactPathWritesTwice() async throws {
    let facts = await Facts.afterBack()
    facts.noted("write0", times: 2)
  }
  @MainActor func testFactPageIdentityByValue() async throws {
    let facts = await Facts.afterReplacedPage()
    facts.sees("page 2 with 0 taps")
  }
  @MainActor func testFactPageIdentityByPosition() async throws {
    let facts = await Facts.afterReplacedPage()
    facts.sees("page 2 with 1 taps")
  }
  @MainActor func testFactOuterToolbarYields() async throws {
    let facts = await Facts("bar")
    await facts.tap("Two bars")
    facts.sees("Two bars")
    facts.hasBackButton(false)
  }
  @MainActor func testFactOuterToolbarReplaces() async throws {
    let facts = await Facts("bar")
    await facts.tap("Two bars")
    facts.sees("Two bars")
    facts.hasBackButton(true)
  }
  @MainActor func testFactContentSwipeGoesBack() async throws {
    let facts = await Facts.afterContentSwipe("With button")
    facts.isAt("Root")
  }
  @MainActor func testFactContentSwipeDoesNothing() async throws {
    let facts = await Facts.afterContentSwipe("With button")
    facts.isAt("With button")
  }
  @MainActor func testFactHiddenBackButtonTurnsContentSwipeOff() async throws {
    let facts = await Facts.afterContentSwipe("Without button")
    try facts.needsContentSwipe()
    facts.isAt("Without button")
  }
  @MainActor func testFactHiddenBackButtonLeavesContentSwipeOn() async throws {
    let facts = await Facts.afterContentSwipe("Without button")
    try facts.needsContentSwipe()
    facts.isAt("Root")
  }
  @MainActor func testFactTabsEager() async throws {
    let facts = await Facts("tabs")
    facts.noted("appears", true)
  }
  @MainActor func testFactTabsLazy() async throws {
    let facts = await Facts("tabs")
    facts.noted("appears", false)
  }
  @MainActor func testFactTabTappedAgainWrites() async throws {
    let facts = await Facts("tabs")
    await facts.tab("One")
    facts.noted("one", times: 1)
  }
  @MainActor func testFactTabTappedAgainWritesNothing() async throws {
    let facts = await Facts("tabs")
    await facts.tab("One")
    facts.noted("one", false)
  }
  @MainActor func testFactRefusedTabIsReverted() async throws {
    let facts = await Facts("refusedTab")
    await facts.tab("Two")
    facts.sees("first")
  }
  @MainActor func testFactRefusedTabStays() async throws {
    let facts = await Facts("refusedTab")
    await facts.tab("Two")
    facts.sees("second")
  }
  @MainActor func testFactOnDismissAfterBinding() async throws {
    let facts = await Facts.afterDraggedSheet("sheet")
    facts.noted("written", before: "dismissed")
  }
  @MainActor func testFactOnDismissBeforeBinding() async throws {
    let facts = await Facts.afterDraggedSheet("sheet")
    facts.noted("dismissed", before: "written")
  }
  @MainActor func testFactSecondSheetIsQueued() async throws {
    let facts = await Facts.afterTwoSheets()
    facts.sees("Second sheet")
  }
  @MainActor func testFactSecondSheetIsLost() async throws {
    let facts = await Facts.afterTwoSheets()
    facts.seesNot("Second sheet")
  }
  @MainActor func testFactHeldSiblingsAnyCounts() async throws {
    let facts = await Facts.afterDraggedSheet("heldSiblings")
    facts.sees("Held")
  }
  @MainActor func testFactHeldSiblingsLastCounts() async throws {
    let facts = await Facts.afterDraggedSheet("heldSiblings")
    facts.noted("dismissed", true)
  }
  @MainActor func testFactAlertActionAfterBinding() async throws {
    let facts = await Facts.afterAlert()
    facts.noted("written", before: "answer")
  }
  @MainActor func testFactAlertActionBeforeBinding() async throws {
    let facts = await Facts.afterAlert()
    facts.noted("answer", before: "written")
  }
  @MainActor func testFactSystemPopCallsMethods() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    await facts.back(to: "Root")
    facts.noted("called", true)
  }
  @MainActor func testFactSystemPopGoesPastMethods() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    await facts.back(to: "Root")
    facts.isAt("Root")
    facts.noted("called", false)
  }
  @MainActor func testFactCompletionOrderAsAdded() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    facts.noted("first", before: "second")
  }
  @MainActor func testFactCompletionOrderReversed() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    facts.noted("second", before: "first")
  }
  @MainActor func testFactCompletionTimeAfterDelegate() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    facts.noted("shown", before: "first")
  }
  @MainActor func testFactCompletionTimeBeforeDelegate() async throws {
    let facts = await Facts("stack")
    await facts.tap("Push")
    facts.noted("first", before: "shown")
  }
}

extension Facts {
  /// A page, and a swipe back that is cancelled.
  fileprivate static func afterCancelledSwipe() async -> Facts {
    let facts = await Facts("path")
    await facts.tap("Push")
    await facts.drag(from: (0, 0.4), to: (0.2, 0.4))
    facts.isAt("Page")
    return facts
  }
  fileprivate static func afterBack() async -> Facts {
    let facts = await Facts("path")
    await facts.tap("Push")
    await facts.back()
    facts.isAt("Root")
    return facts
  }
  fileprivate static func afterReplacedPage() async -> Facts {
    let facts = await Facts("pageIdentity")
    await facts.tap("Count")
    await facts.tap("Replace")
    return facts
  }
  fileprivate static func afterContentSwipe(_ page: String) async -> Facts {
    let facts = await Facts("bar")
    await facts.tap(page)
    facts.isAt(page)
    await facts.drag(from: (0.3, 0.4), to: (0.95, 0.4))
    return facts
  }
  fileprivate static func afterDraggedSheet(_ fact: String) async -> Facts {
    let facts = await Facts(fact)
    await facts.tap("Present")
    await facts.drag(from: (0.5, 0.1), to: (0.5, 0.97))
    return facts
  }
  fileprivate static func afterTwoSheets() async -> Facts {
    let facts = await Facts("secondSheet")
    await facts.tap("Present")
    await facts.tap("Another")
    await facts.drag(from: (0.5, 0.1), to: (0.5, 0.97))
    return facts
  }
  fileprivate static func afterAlert() async -> Facts {
    let facts = await Facts("alert")
    await facts.tap("Ask")
    await facts.tap("Answer")
    return facts
  }
  /// Skips a test where no swipe over the content goes back.
  fileprivate func needsContentSwipe() throws {
    if systemVersion < 26 { throw XCTSkip("since iOS 26") }
  }
}
