import FlowFacts
import FlowOutput

extension Review {
  /// D2: a child in a sheet that the user swipes away.
  func findSheets() -> [Finding] {
    sites.compactMap { site -> Finding? in
      guard site.way == .isPresented, let show = site.show, !says(show, of: site, isFixed) else {
        return nil
      }
      let kinds: Set<Callback.Kind> = [
        .didMove, .willMove, .didDisappear, .willDisappear, .released,
      ]
      if removal(of: site, by: kinds) != nil { return nil }
      let dismissals = removals(of: site).filter { $0.kind == .sheet }
      if !dismissals.isEmpty, says(show, of: site, isTold) { return nil }
      let child = name(site.child)
      let list = listName(of: site.parent)
      return Finding(
        "D2", at: site.place, subject: subject(site.routine) + " " + child,
        "`\(child)` stays in `\(list)` when the user swipes its sheet down",
        story: [
          "`\(title(site.routine))` adds `\(child)` to `\(list)` of `\(name(site.parent))`.",
          "`\(title(show.routine))` presents its screen as a sheet.",
          "The user swipes the sheet down: no code of the app's runs.",
          dismissals.isEmpty
            ? "No `presentationControllerDidDismiss` reaches the removal."
            : "`presentationControllerDidDismiss` is not called: the delegate is not set on the "
              + "controller that is presented.",
          "`\(list)` still holds `\(child)`.",
        ],
        fix: "Set `presentationController?.delegate` of the presented controller, and remove "
          + "`\(child)` in `presentationControllerDidDismiss(_:)`.")
    }
  }

  /// Returns whether code says something of the presented controller, or of the one that a router
  /// presents for it.
  private func says(
    _ show: Roles.Show, of site: Site, _ test: (Roles.Show, [Routine]) -> Bool
  ) -> Bool {
    if test(show, scope(of: show, site)) { return true }
    guard let inner = roles.inner(of: show), let router = program.ownerKey(of: inner.routine) else {
      return false
    }
    return test(inner, roles.ownRoutines(of: router))
  }

  /// The routines that may say how a controller is presented.
  private func scope(of show: Roles.Show, _ site: Site) -> [Routine] {
    roles.routines(of: site.child) + roles.routines(of: site.parent)
      + related(to: site.child).sorted().flatMap { roles.ownRoutines(of: $0) }
  }

  /// Returns whether the user cannot swipe the controller down.
  private func isFixed(_ show: Roles.Show, _ scope: [Routine]) -> Bool {
    let names = names(of: show)
    return scope.contains { routine in
      routine.events.contains { event in
        guard case .assign(let target, let value) = event.action, !isOptional(event, in: routine)
        else { return false }
        switch target.ownName {
        case "modalPresentationStyle":
          guard
            ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom"]
              .contains(value.ownName ?? "")
          else { return false }
        case "isModalInPresentation":
          guard case .literal("true", _) = value else { return false }
        default: return false
        }
        return isPresented(target, names, show, in: routine)
      }
    }
  }

  /// Returns whether an assignment's target belongs to the presented controller.
  private func isPresented(
    _ target: Expression, _ names: Set<String>, _ show: Roles.Show, in routine: Routine
  ) -> Bool {
    guard case .member(let base?, _, _) = target else {
      // Inside of the controller.
      return wraps(show) == nil
    }
    var chain = base.chain.filter { $0 != "self" }
    if chain.last == "presentationController" || chain.last == "sheetPresentationController" {
      chain.removeLast()
    }
    if chain.isEmpty {
      guard let owner = program.ownerKey(of: routine) else { return false }
      return wraps(show) == nil && !roles.isCoordinator(owner)
        || chain.isEmpty && owner == program.typeKey(of: show.controller, in: show.routine)
    }
    guard let name = chain.last, names.contains(name) else { return false }
    // A local name means something else in another function.
    return program.local(name, in: routine) == nil
      || program.outermost(routine).id == program.outermost(show.routine).id
  }

  /// The controller inside of a navigation controller that is presented.
  private func wraps(_ show: Roles.Show) -> Expression? {
    var value = show.controller.core
    if case .name(let name, _) = value,
      case .binding(let binding, _)? = program.local(name, in: show.routine),
      let inner = binding.value
    {
      value = inner.core
    }
    guard case .call(let callee, let arguments, _) = value,
      callee.ownName?.hasSuffix("NavigationController") == true
    else { return nil }
    return arguments.first?.value
  }

  /// The names by which the presented controller is known.
  private func names(of show: Roles.Show) -> Set<String> {
    var names: Set<String> = []
    if let name = show.controller.chain.last { names.insert(name) }
    return names
  }

  /// Returns whether a delegate is set on the controller that is presented.
  private func isTold(_ show: Roles.Show, _ scope: [Routine]) -> Bool {
    let names = names(of: show)
    return scope.contains { routine in
      routine.events.contains { event in
        guard case .assign(let target, _) = event.action, target.ownName == "delegate",
          case .member(let base?, _, _) = target, base.ownName == "presentationController"
        else { return false }
        return isPresented(target, names, show, in: routine)
      }
    }
  }
}
