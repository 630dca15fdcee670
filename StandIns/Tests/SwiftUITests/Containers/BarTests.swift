import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// What views hand up to the bar above them and to the sheet around them.
  @MainActor @Suite("Bars and sheets") struct BarTests {
    typealias Values = _System.SwiftUIValues
    /// Keeps the windows, which the controllers do not.
    @MainActor private final class Stages { var all: [Stage] = [] }
    private let stages = Stages()

    private func page(
      _ change: (inout Values) -> Void = { _ in }, @ViewBuilder _ content: @escaping () -> some View
    ) -> UIViewController? {
      var system = _System(.iOS18)
      change(&system.swiftUI)
      let stage = Stage(system) {
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { _ in content() }
        }
      }
      stages.all.append(stage)
      let stack = stage.controller.children.first as? UINavigationController
      return stack?.topViewController
    }
    private func sheet(
      _ change: (inout Values) -> Void = { _ in }, @ViewBuilder _ content: @escaping () -> some View
    ) -> UIViewController? {
      var system = _System(.iOS18)
      change(&system.swiftUI)
      let stage = Stage(system) {
        Text("below").sheet(isPresented: .constant(true)) { content() }
      }
      stages.all.append(stage)
      return stage.controller.presentedViewController
    }

    @Test(
      "Of titles beside each other the first counts: the background's, the content's, the overlay's"
    )
    func titles() {
      func title(_ controller: UIViewController?) -> String? { controller?.navigationItem.title }
      let behind = page {
        Text("page").navigationTitle("content").background { Color.clear.navigationTitle("behind") }
      }
      #expect(title(behind) == "behind")
      let before = page {
        Text("page").navigationTitle("content").overlay { Color.clear.navigationTitle("before") }
      }
      #expect(title(before) == "content")
      let alone = page { Text("page").overlay { Color.clear.navigationTitle("before") } }
      #expect(title(alone) == "before")
      let stacked = page {
        VStack {
          Text("a").navigationTitle("first")
          Text("b").navigationTitle("second")
        }
      }
      #expect(title(stacked) == "first")
    }

    @Test(
      "A hidden back button is replaced by a modifier around it; beside each other one is enough")
    func backButtons() {
      func isHidden(_ controller: UIViewController?) -> Bool? {
        controller?.navigationItem.hidesBackButton
      }
      for inner in [false, true] {
        let around = page {
          Text("page").navigationBarBackButtonHidden(inner).navigationBarBackButtonHidden(!inner)
        }
        #expect(isHidden(around) == !inner)
        let beside = page {
          Text("page").navigationBarBackButtonHidden(inner)
            .background { Color.clear.navigationBarBackButtonHidden(!inner) }
        }
        #expect(isHidden(beside) == true)
      }
    }

    @Test("A modifier around a view replaces what it says of dismissal")
    func heldAround() {
      for inner in [false, true] {
        let sheet = sheet {
          Text("in").interactiveDismissDisabled(inner).interactiveDismissDisabled(!inner)
        }
        #expect(sheet?.isModalInPresentation == !inner)
        let stack = self.sheet {
          NavigationStack { Text("in").interactiveDismissDisabled(inner) }
            .interactiveDismissDisabled(!inner)
        }
        #expect(stack?.isModalInPresentation == !inner)
      }
    }

    @Test(
      "Beside each other any view holds a sheet, or the last one decides",
      arguments: Values.HeldSiblings.allCases)
    func heldSiblings(_ value: Values.HeldSiblings) {
      for isHeld in [false, true] {
        let sheet = sheet {
          $0.heldSiblings = value
        } _: {
          Text("in").interactiveDismissDisabled(isHeld)
            .background { Color.clear.interactiveDismissDisabled() }
        }
        #expect(sheet?.isModalInPresentation == (isHeld || value == .anyCounts))
        let silent = self.sheet {
          $0.heldSiblings = value
        } _: {
          Text("in").background { Color.clear.interactiveDismissDisabled(isHeld) }
        }
        #expect(silent?.isModalInPresentation == isHeld)
      }
    }

    @Test(
      "Detents around others replace them, or yield; a sheet without any is large",
      arguments: Values.OuterDetents.allCases)
    func outerDetents(_ value: Values.OuterDetents) {
      func detents(
        @ViewBuilder _ content: @escaping () -> some View
      ) -> [UISheetPresentationController.Detent.Identifier]? {
        let controller = sheet({ $0.outerDetents = value }, content)
        return controller?.sheetPresentationController?.detents.map(\.identifier)
      }
      let nested = detents {
        Text("in").presentationDetents([.medium]).presentationDetents([.large])
      }
      #expect(nested == [value == .replaces ? .large : .medium])
      let beside = detents {
        Text("in").presentationDetents([.medium])
          .background { Color.clear.presentationDetents([.large]) }
      }
      #expect(beside == [.medium])
      #expect(detents { Text("in").presentationDetents([.fraction(0.2)]) }?.count == 1)
      #expect(detents { Text("in") } == [.large])
    }

    @Test(
      "`toolbar(_:for:)` around another yields to it, or replaces it",
      arguments: Values.OuterToolbar.allCases)
    func outerToolbar(_ value: Values.OuterToolbar) {
      for outer in Visibility.allCases {
        let around = page {
          $0.outerToolbar = value
        } _: {
          Text("page").toolbar(.hidden, for: .navigationBar).toolbar(outer, for: .navigationBar)
        }
        let isHidden = value == .yields || outer == .hidden
        #expect(around?.navigationController?.isNavigationBarHidden == isHidden)
        let behind = page {
          $0.outerToolbar = value
        } _: {
          Text("page").background { Color.clear.toolbar(outer, for: .navigationBar) }
        }
        #expect(behind?.navigationController?.isNavigationBarHidden == (outer == .hidden))
      }
    }
  }
}
