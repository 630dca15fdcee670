import UIKit
import UIKitPerson

@testable import DeviceSteps

/// A test that passes with some values of a switch, and fails with the others.
@MainActor
struct Fact {
  let name: String
  let holds: [StandIn.System]
  let doesNotHold: [StandIn.System]
  let run: Step

  init<Value: CaseIterable & Equatable>(
    _ name: String, _ values: Value..., path: WritableKeyPath<StandIn.System, Value>,
    on version: StandIn.System.Version = .iOS17, run: @escaping Step
  ) {
    let all = Array(Value.allCases)
    self.init(name, values, all, on: version, run) { $0[keyPath: path] = $1 }
  }
  init<Value: CaseIterable & Equatable>(
    _ name: String, _ values: Value..., optional path: WritableKeyPath<StandIn.System, Value?>,
    on version: StandIn.System.Version = .iOS17, run: @escaping Step
  ) {
    let all = Array(Value.allCases)
    self.init(name, values, all, on: version, run) { $0[keyPath: path] = $1 }
  }
  private init<Value: Equatable>(
    _ name: String, _ values: [Value], _ all: [Value], on version: StandIn.System.Version,
    _ run: @escaping Step, set: (inout StandIn.System, Value) -> Void
  ) {
    func systems(_ values: [Value]) -> [StandIn.System] {
      values.map {
        var system = StandIn.System(version)
        set(&system, $0)
        return system
      }
    }
    self.name = name
    holds = systems(values)
    doesNotHold = systems(all.filter { !values.contains($0) })
    self.run = run
  }
}

/// The tests of `FactTests`, by the switch and its values.
@MainActor let facts: [Fact] = [
  Fact("AppearancesInnerFirst", .innerFirst, path: \.swiftUI.appearances) {
    try await FactTests().testFactAppearancesInnerFirst()
  },
  Fact("AppearancesOuterFirst", .outerFirst, path: \.swiftUI.appearances) {
    try await FactTests().testFactAppearancesOuterFirst()
  },
  Fact("PathWriteStart", .start, path: \.swiftUI.pathWrite) {
    try await FactTests().testFactPathWriteStart()
  },
  Fact("PathWriteReleaseOrEnd", .release, .end, path: \.swiftUI.pathWrite) {
    try await FactTests().testFactPathWriteReleaseOrEnd()
  },
  Fact("PathWritesOnce", .once, path: \.swiftUI.pathWrites) {
    try await FactTests().testFactPathWritesOnce()
  },
  Fact("PathWritesTwice", .twice, path: \.swiftUI.pathWrites) {
    try await FactTests().testFactPathWritesTwice()
  },
  Fact("PageIdentityByValue", .byValue, path: \.swiftUI.pageIdentity) {
    try await FactTests().testFactPageIdentityByValue()
  },
  Fact("PageIdentityByPosition", .byPosition, path: \.swiftUI.pageIdentity) {
    try await FactTests().testFactPageIdentityByPosition()
  },
  Fact("OuterToolbarYields", .yields, path: \.swiftUI.outerToolbar) {
    try await FactTests().testFactOuterToolbarYields()
  },
  Fact("OuterToolbarReplaces", .replaces, path: \.swiftUI.outerToolbar) {
    try await FactTests().testFactOuterToolbarReplaces()
  },
  Fact("ContentSwipeGoesBack", .goesBack, optional: \.swiftUI.contentSwipe) {
    try await FactTests().testFactContentSwipeGoesBack()
  },
  Fact("ContentSwipeDoesNothing", .doesNothing, optional: \.swiftUI.contentSwipe) {
    try await FactTests().testFactContentSwipeDoesNothing()
  },
  Fact(
    "HiddenBackButtonTurnsContentSwipeOff", .turnsContentSwipeOff, path: \.swiftUI.hiddenBackButton,
    on: .iOS26
  ) {
    try await FactTests().testFactHiddenBackButtonTurnsContentSwipeOff()
  },
  Fact(
    "HiddenBackButtonLeavesContentSwipeOn", .leavesContentSwipeOn, path: \.swiftUI.hiddenBackButton,
    on: .iOS26
  ) {
    try await FactTests().testFactHiddenBackButtonLeavesContentSwipeOn()
  },
  Fact("TabsEager", .eager, optional: \.swiftUI.tabs) {
    try await FactTests().testFactTabsEager()
  },
  Fact("TabsLazy", .lazy, optional: \.swiftUI.tabs) {
    try await FactTests().testFactTabsLazy()
  },
  Fact("TabTappedAgainWrites", .writes, path: \.swiftUI.tabTappedAgain) {
    try await FactTests().testFactTabTappedAgainWrites()
  },
  Fact("TabTappedAgainWritesNothing", .writesNothing, path: \.swiftUI.tabTappedAgain) {
    try await FactTests().testFactTabTappedAgainWritesNothing()
  },
  Fact("RefusedTabIsReverted", .isReverted, path: \.swiftUI.refusedTab) {
    try await FactTests().testFactRefusedTabIsReverted()
  },
  Fact("RefusedTabStays", .stays, path: \.swiftUI.refusedTab) {
    try await FactTests().testFactRefusedTabStays()
  },
  Fact("OnDismissAfterBinding", .afterBinding, path: \.swiftUI.onDismiss) {
    try await FactTests().testFactOnDismissAfterBinding()
  },
  Fact("OnDismissBeforeBinding", .beforeBinding, path: \.swiftUI.onDismiss) {
    try await FactTests().testFactOnDismissBeforeBinding()
  },
  Fact("SecondSheetIsQueued", .isQueued, path: \.swiftUI.secondSheet) {
    try await FactTests().testFactSecondSheetIsQueued()
  },
  Fact("SecondSheetIsLost", .isLost, path: \.swiftUI.secondSheet) {
    try await FactTests().testFactSecondSheetIsLost()
  },
  Fact("HeldSiblingsAnyCounts", .anyCounts, path: \.swiftUI.heldSiblings) {
    try await FactTests().testFactHeldSiblingsAnyCounts()
  },
  Fact("HeldSiblingsLastCounts", .lastCounts, path: \.swiftUI.heldSiblings) {
    try await FactTests().testFactHeldSiblingsLastCounts()
  },
  Fact("AlertActionAfterBinding", .afterBinding, path: \.swiftUI.alertAction) {
    try await FactTests().testFactAlertActionAfterBinding()
  },
  Fact("AlertActionBeforeBinding", .beforeBinding, path: \.swiftUI.alertAction) {
    try await FactTests().testFactAlertActionBeforeBinding()
  },
  Fact("SystemPopCallsMethods", .callsMethods, path: \.systemPop) {
    try await FactTests().testFactSystemPopCallsMethods()
  },
  Fact("SystemPopGoesPastMethods", .goesPastMethods, path: \.systemPop) {
    try await FactTests().testFactSystemPopGoesPastMethods()
  },
  Fact("CompletionOrderAsAdded", .asAdded, path: \.completionOrder) {
    try await FactTests().testFactCompletionOrderAsAdded()
  },
  Fact("CompletionOrderReversed", .reversed, path: \.completionOrder) {
    try await FactTests().testFactCompletionOrderReversed()
  },
  Fact("CompletionTimeAfterDelegate", .afterDelegate, path: \.completionTime) {
    try await FactTests().testFactCompletionTimeAfterDelegate()
  },
  Fact("CompletionTimeBeforeDelegate", .beforeDelegate, path: \.completionTime) {
    try await FactTests().testFactCompletionTimeBeforeDelegate()
  },
]
