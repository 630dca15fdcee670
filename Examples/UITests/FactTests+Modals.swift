#if canImport(SwiftUIPerson)
  import SwiftUIPerson
#else
  import XCTest
#endif

// Sheets, covers and alerts of SwiftUI's.
extension FactTests {
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
  @MainActor func testFactSheetWriteRelease() async throws {
    let facts = await Facts.afterDraggedSheet("sheet")
    facts.noted("written", before: "gone")
  }
  @MainActor func testFactSheetWriteEnd() async throws {
    let facts = await Facts.afterDraggedSheet("sheet")
    facts.noted("gone", before: "written")
  }
  @MainActor func testFactOuterDetentsReplaces() async throws {
    let facts = await Facts.afterDraggedSheet("detents")
    facts.noted("large", true)
  }
  @MainActor func testFactOuterDetentsYields() async throws {
    let facts = await Facts.afterDraggedSheet("detents")
    facts.noted("medium", true)
  }
  @MainActor func testFactOrphanedSheetGoes() async throws {
    let facts = await Facts.afterOrphanedSheet()
    facts.noted("comes", times: 1)
  }
  @MainActor func testFactOrphanedSheetComesBackOnce() async throws {
    let facts = await Facts.afterOrphanedSheet()
    facts.noted("comes", times: 2)
  }
  @MainActor func testFactSeveralDismissalsAtOnce() async throws {
    let facts = await Facts.afterTwoCovers()
    facts.noted("first", before: "leaves")
  }
  @MainActor func testFactSeveralDismissalsStepwise() async throws {
    let facts = await Facts.afterTwoCovers()
    facts.noted("leaves", before: "first")
  }
}

extension Facts {
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
  fileprivate static func afterOrphanedSheet() async -> Facts {
    let facts = await Facts("orphan")
    await facts.tap("Push")
    await facts.tap("Present")
    await facts.tap("Leave")
    facts.isAt("Root")
    return facts
  }
  fileprivate static func afterTwoCovers() async -> Facts {
    let facts = await Facts("covers")
    await facts.tap("Present")
    await facts.tap("Present another")
    await facts.tap("Leave both")
    return facts
  }
}
