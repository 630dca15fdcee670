import Testing
import Usher
import UsherTesting

final class RecipeModel: LeaveGuard {
  var text = ""
  private let onLeave: () async -> Bool
  init(onLeave: @escaping () async -> Bool) { self.onLeave = onLeave }

  var leavePolicy: LeavePolicy { text.isEmpty ? .allow : .ask }
  func confirmLeave() async -> Bool { await onLeave() }
}

final class KitchenFlow: Coordinator {
  enum Route: Hashable { case recipes, newRecipe }

  let navigation = Stack<Route>(.recipes)

  func destination(for route: Route) -> Destination {
    switch route {
    case .recipes: .screen(RecipesModel())
    case .newRecipe:
      .screen(RecipeModel(onLeave: { await self.confirm("Discard it?", ok: "Discard") }))
    }
  }
}

// Not on the page:

final class RecipesModel {}

extension CookbookTests {
  @Test("A swipe back over unsaved edits asks")
  func edits() async throws {
    let flow = KitchenFlow()
    let host = InMemoryHost(flow)
    flow.push(.newRecipe)
    try host.screen(RecipeModel.self).text = "Flour"
    host.user.swipeBack()
    await host.until { host.alert != nil }
    await host.expectTree(try page.tree("Unsaved edits"))
    host.user.choose("Discard")
    await host.until { flow.navigation.count == 1 }
  }
}
