import FlowFacts
import FlowOutput

extension Review {
  /// T1 to T3: coordinators of Stinsen.
  func findStinsen() -> [Finding] {
    let keys = classes(importing: "Stinsen") {
      ["NavigationCoordinatable", "TabCoordinatable", "ViewCoordinatable", "Coordinatable"]
        .contains($0)
    }
    let all = Set(keys)
    var found: [Finding] = []
    for key in keys {
      let isRoot = isAppRoot(key, all)
      for routine in roles.ownRoutines(of: key) {
        found += pushesTwice(routine)
        for event in routine.events {
          guard case .call(let callee, let arguments) = event.action else { continue }
          if callee.ownName == "dismissCoordinator", isRoot {
            found.append(
              Finding(
                "T2", at: event.place, subject: subject(routine) + " dismissCoordinator",
                "`\(name(key))` is the root, which nothing can dismiss",
                story: [
                  "The app shows `\(name(key))` as its root.",
                  "`\(title(routine))` calls `dismissCoordinator`.",
                  "There is no parent to dismiss it: the call fails.",
                ], fix: "Change the root instead, with `root(_:)`."))
          }
          found += strongClosures(callee, arguments, in: routine, key, all)
        }
      }
    }
    return found
  }

  private func strongClosures(
    _ callee: Expression, _ arguments: [Argument], in routine: Routine, _ key: String,
    _ all: Set<String>
  ) -> [Finding] {
    guard let name = callee.ownName, name.first?.isUppercase == true,
      !["NavigationViewCoordinator", "Button", "VStack", "HStack", "Task"].contains(name)
    else { return [] }
    let target = program.resolve(callee, arguments, in: routine)
    if let made = target.made, all.contains(made) { return [] }
    return arguments.compactMap { argument in
      guard case .closure(let id, let place) = argument.value.core, program.holdsSelf(id) else {
        return nil
      }
      return Finding(
        "T1", at: place, subject: subject(routine) + " " + name,
        "a closure of the screen holds the coordinator, which keeps the screen",
        story: [
          "`\(self.name(key))` makes `\(name)`, and keeps it in its stack.",
          "The closure captures `self` strongly.",
          "When the coordinator is dismissed, both still hold each other.",
        ], fix: "Capture `[weak self]`.")
    }
  }

  private func pushesTwice(_ routine: Routine) -> [Finding] {
    let routes = routine.events.filter { event in
      guard case .call(let callee, _) = event.action, callee.ownName == "route" else {
        return false
      }
      if case .member(let base?, _, _) = callee { return base.core.ownName == "self" }
      return true
    }
    return zip(routes, routes.dropFirst()).filter { first, second in
      first.conditions.count == second.conditions.count
        && zip(first.conditions, second.conditions).allSatisfy {
          $0.isMet == $1.isMet && $0.expressions.map(\.place) == $1.expressions.map(\.place)
        }
    }.map { _, second in
      Finding(
        "T3", at: second.place, subject: subject(routine) + " route",
        "two screens are pushed in one turn, and SwiftUI shows only one of them",
        story: [
          "`\(title(routine))` pushes a screen.",
          "It pushes another one before SwiftUI has shown the first.",
          "One of the pushes is lost, and the stack differs from the screen.",
        ], fix: "Push the second screen when the first has appeared.")
    }
  }

  /// Returns whether the app shows a coordinator, and no other coordinator makes it.
  private func isAppRoot(_ key: String, _ all: Set<String>) -> Bool {
    var isMadeByApp = false
    for routine in program.routines {
      let makes = routine.events.contains { event in
        guard case .call(let callee, let arguments) = event.action else { return false }
        return program.resolve(callee, arguments, in: routine).made == key
      }
      guard makes else { continue }
      if let owner = program.ownerKey(of: routine), all.contains(owner) { return false }
      isMadeByApp = true
    }
    return isMadeByApp
  }
}

extension Condition {
  /// False for a condition that must not hold.
  fileprivate var isMet: Bool {
    switch self {
    case .fails, .otherwise: false
    case .holds, .matches, .each: true
    }
  }
}
