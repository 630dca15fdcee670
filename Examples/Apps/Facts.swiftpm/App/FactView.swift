#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// The view, or the controller, of one fact.
  struct FactView: View {
    let fact: String
    let notes: Notes

    var body: some View {
      switch fact {
      case "stack", "animatedStack", "presented", "tabBar", "tabObjects", "pages":
        ControllerView(make: controller).ignoresSafeArea()
      case "bar", "pageIdentity", "path", "pathOfNewRoot", "link", "stray", "leaving", "removed",
        "destinations", "writeInTransition", "three":
        stack
      case "sheet", "secondSheet", "heldSiblings", "alert", "orphan", "covers", "detents": modal
      case "tabs": TabFact(notes: notes)
      case "refusedTab": TabFact(notes: notes).onAppear { notes.refusesTabs = true }
      case "appearances": AppearanceFact(notes: notes)
      case "identity": IdentityFact(notes: notes)
      case "transactions": TransactionFact(notes: notes)
      default: LaunchFact(notes: notes)
      }
    }

    private func controller() -> UIViewController {
      switch fact {
      case "animatedStack": NotingStack(notes, animates: true)
      case "presented": PresentingScreen(notes)
      case "tabBar": NotingTabs(notes)
      case "tabObjects":
        if #available(iOS 18, *) { NotingTabObjects(notes) } else { UIViewController() }
      case "pages": NotingPages()
      default: NotingStack(notes, animates: false)
      }
    }

    @ViewBuilder private var stack: some View {
      switch fact {
      case "bar": BarFact()
      case "pageIdentity": PageFact()
      case "path": PathFact(notes: notes)
      case "pathOfNewRoot": NewRootFact()
      case "link": LinkFact(notes: notes)
      case "stray": StrayFact(notes: notes)
      case "leaving": LeavingFact(notes: notes)
      case "removed": RemovedFact(notes: notes)
      case "destinations": DestinationFact(notes: notes)
      case "writeInTransition": EarlyWriteFact()
      default: ThreePagesFact()
      }
    }

    @ViewBuilder private var modal: some View {
      switch fact {
      case "sheet": SheetFact(notes: notes)
      case "secondSheet": SecondSheetFact()
      case "heldSiblings": HeldSheetFact(notes: notes)
      case "alert": AlertFact(notes: notes)
      case "orphan": OrphanFact(notes: notes)
      case "covers": CoverFact(notes: notes)
      default: DetentFact(notes: notes)
      }
    }
  }
#endif
