import UsherUIKit

@MainActor
func makeViews() -> UIKitViews {
  let views = UIKitViews()
  views.register(YellowModel.self) { ButtonsController("Yellow", [("To main", $0.onMain)]) }
  return views
}
