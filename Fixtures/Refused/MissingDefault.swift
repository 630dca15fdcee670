import Usher

@MainActor
func everyDetent(_ detent: SheetDetent) -> String {
  // refused: may have additional unknown values
  switch detent {
  case .medium: "half"
  case .large: "whole"
  case .fraction: "a part"
  }
}
