import FlowFacts
import FlowOutput

extension Review {
  private static let xBases: Set<String> = [
    "NavigationCoordinator", "TabBarCoordinator", "ViewCoordinator", "PageCoordinator",
    "SplitCoordinator", "BaseCoordinator", "BasicCoordinator", "BasicNavigationCoordinator",
    "BasicViewCoordinator", "RedirectionRouter",
  ]

  /// The classes that a module of coordinators is the base of.
  func classes(importing module: String, _ matches: (String) -> Bool) -> [String] {
    let modules = Set(program.files.filter { $0.imports.contains(module) }.map(\.path))
    guard !modules.isEmpty else { return [] }
    return program.keys.filter { key in
      guard let info = program.types[key], info.kind == .class else { return false }
      return modules.contains(info.place.file) && program.inherits(key, matches)
    }
  }

  /// X1 to X3, and D9 for routers that are not owned: coordinators of XCoordinator.
  func findXCoordinator() -> [Finding] {
    let keys = classes(importing: "XCoordinator") { Self.xBases.contains($0) }
    let all = Set(keys)
    var found: [Finding] = []
    for key in keys {
      for routine in roles.ownRoutines(of: key) {
        for event in routine.events {
          guard case .call(let callee, let arguments) = event.action, let verb = callee.ownName
          else { continue }
          if verb == "addChild", let value = arguments.first?.value,
            sharesRoot(value, in: routine)
          {
            found.append(sharedRoot(at: event.place, routine, key))
          }
          if verb == "present", callee.isImplicitMember, let value = arguments.first?.value,
            let child = program.typeKey(of: value, in: routine), all.contains(child),
            !isHeard(key), !isHeard(child), !isFullScreen(key, child)
          {
            found.append(unheard(child, at: event.place, routine, key))
          }
          found += routers(callee, arguments, at: event.place, in: routine, key, all)
        }
      }
    }
    return found
  }

  private func sharesRoot(_ value: Expression, in routine: Routine) -> Bool {
    var made = value.core
    if case .name(let name, _) = made,
      case .binding(let binding, _)? = program.local(name, in: routine), let inner = binding.value
    {
      made = inner.core
    }
    guard case .call(_, let arguments, _) = made else { return false }
    return arguments.contains { argument in
      argument.label == "rootViewController"
        && ["rootViewController", "viewController"].contains(argument.value.core.ownName ?? "")
    }
  }

  private func sharedRoot(at place: Place, _ routine: Routine, _ key: String) -> Finding {
    Finding(
      "X1", at: place, subject: subject(routine),
      "a child on the root view controller of its parent is never removed",
      story: [
        "`\(name(key))` adds a child that has the same root view controller.",
        "XCoordinator removes a child when its view controller has left.",
        "The root view controller never leaves, so the child stays.",
      ],
      fix: "Give the child a view controller of its own, or remove it with `removeChild`.")
  }

  private func unheard(
    _ child: String, at place: Place, _ routine: Routine, _ key: String
  ) -> Finding {
    Finding(
      "X2", at: place, subject: subject(routine) + " " + name(child),
      "`\(name(child))` stays after the user swipes its sheet down",
      story: [
        "`\(name(key))` presents `\(name(child))` as a sheet.",
        "The user swipes it down: XCoordinator looks at its children only at the next transition.",
        "Until then, `\(name(child))` and its screens stay alive.",
      ],
      fix: "Set `presentationController?.delegate`, and trigger the dismissal in "
        + "`presentationControllerDidDismiss(_:)`.")
  }

  private func isHeard(_ key: String) -> Bool {
    roles.routines(of: key).contains { $0.name == "presentationControllerDidDismiss" }
  }

  private func isFullScreen(_ key: String, _ child: String) -> Bool {
    (roles.routines(of: key) + roles.routines(of: child)).contains { routine in
      routine.events.contains { event in
        guard case .assign(let target, let value) = event.action else { return false }
        switch target.ownName {
        case "modalPresentationStyle": return value.ownName?.hasSuffix("ullScreen") == true
        case "isModalInPresentation":
          if case .literal("true", _) = value { return true }
          return false
        default: return false
        }
      }
    }
  }

  private func routers(
    _ callee: Expression, _ arguments: [Argument], at place: Place, in routine: Routine,
    _ key: String, _ all: Set<String>
  ) -> [Finding] {
    let target = program.resolve(callee, arguments, in: routine)
    if let made = target.made, all.contains(made) { return [] }
    let isMaking =
      target.made != nil || callee.ownName == "init"
      || callee.ownName?.first?.isUppercase == true
    guard isMaking else { return [] }
    return arguments.compactMap { argument -> Finding? in
      switch argument.value.core.ownName {
      case "strongRouter":
        return Finding(
          "X3", at: argument.value.place, subject: subject(routine) + " strongRouter",
          "a model that keeps `strongRouter` keeps its coordinator",
          story: [
            "`\(name(key))` gives its strong router to a model.",
            "Its view controller keeps the model, and the coordinator the view controller.",
            "None of them is released.",
          ], fix: "Pass `weakRouter`.")
      case "unownedRouter":
        let isChild = program.routines.contains { other in
          guard let owner = program.ownerKey(of: other), owner != key, all.contains(owner) else {
            return false
          }
          return other.events.contains { event in
            guard case .call(let callee, let arguments) = event.action else { return false }
            return program.resolve(callee, arguments, in: other).made == key
          }
        }
        guard isChild else { return nil }
        return Finding(
          "D9", at: argument.value.place, subject: subject(routine) + " unownedRouter",
          "`unownedRouter` may be used after `\(name(key))` has ended",
          story: [
            "`\(name(key))` gives an unowned router to a model.",
            "The coordinator is removed while its screen animates away.",
            "The model uses the router, and the app crashes.",
          ], fix: "Pass `weakRouter`.")
      default: return nil
      }
    }
  }
}

extension Expression {
  /// True for `.member`, without a base.
  var isImplicitMember: Bool { if case .member(nil, _, _) = self { true } else { false } }
}
