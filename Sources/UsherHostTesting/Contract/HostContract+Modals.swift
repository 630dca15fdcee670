import Usher

extension HostContract {
  /// Modals, and the flows they belong to.
  static let modals: [Scenario] = [
    Scenario("Modals of several flows form one chain, first presented first") { run, root in
      root.push(.flow("a"))
      root.present(.flow("m"), as: .fullScreen)
      run.flow("m")?.present(.flow("n"))
      root.present(.alert("q"))
      await run.sees(
        "root(root1 a(a1){full screen m(m1{sheet n(n1)})}{alert q})", top: "alert")
      run.host.choose("No")
      await run.host.settle()
      run.expect(run.top, "n1", "the screen that the user sees on top")
      run.host.swipeDown(cancelled: false)
      await run.host.settle()
      run.expect(run.top, "m1", "the screen that the user sees on top")
      run.flow("m")?.finish()
      await run.sees("root(root1 a(a1))", top: "a1")
      run.expect(run.results, ["n swipe down", "m finished"], "the list of the parents' results")
    },
    Scenario("H27 A modal belongs to the node that was on top, and ends with it") { run, root in
      root.push(.screen("x"))
      root.present(.flow("m"))
      root.push(.screen("y"))
      await run.sees("root(root1 x{sheet m(m1)} y)", top: "m1")
      root.pop()
      await run.sees("root(root1 x{sheet m(m1)})", top: "m1")
      root.pop()
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["m ancestor ended"], "the list of the parent's results")
      root.present(.flow("n"))
      await run.sees("root(root1{sheet n(n1)})", top: "n1")
    },
    Scenario("A modal of a covered flow is over everything, and leaves with that flow") {
      run, root in
      root.push(.flow("a"))
      root.push(.screen("x"))
      run.flow("a")?.present(.flow("m"))
      await run.sees("root(root1 a(a1{sheet m(m1)}) x)", top: "m1")
      run.flow("a")?.finish()
      await run.sees("root(root1 x)", top: "x")
      run.expect(
        run.results, ["m ancestor ended", "a finished"], "the list of the parents' results")
    },
    Scenario("H35 A modal in an unselected tab waits, and appears with its tab") {
      run, root in
      root.push(.tabs("t"))
      run.flow("tR")?.present(.flow("m"))
      await run.sees("root(root1 t[*tL(tL1) tR(tR1{sheet m(m1)})])", top: "tL1")
      run.host.tapTab(1)
      await run.sees("root(root1 t[tL(tL1) *tR(tR1{sheet m(m1)})])", top: "m1")
      run.tabs("t")?.select(at: 0)
      await run.sees("root(root1 t[*tL(tL1) tR(tR1{sheet m(m1)})])", top: "tL1")
      run.expect(run.endings, [], "the endings")
      run.tabs("t")?.select(at: 1)
      await run.host.settle()
      run.host.swipeDown(cancelled: false)
      await run.sees("root(root1 t[tL(tL1) *tR(tR1)])", top: "tR1")
      run.expect(run.results, ["m swipe down"], "the list of the parent's results")
    },
    Scenario("An alert returns when a replacement takes the full screens above it away") {
      run, root in
      root.present(.alert("q"))
      root.push(.switcher("w"))
      run.flow("wA")?.present(.screen("m"), as: .fullScreen)
      await run.sees("root(root1{alert q} w<wA(wA1{full screen m})>)", top: "m")
      run.switcher("w")?.show(.flow("f"))
      await run.sees("root(root1{alert q} w<f(f1)>)", top: "alert")
      run.switcher("w")?.show(.flow("g"))
      run.flow("g")?.present(.screen("n"), as: .fullScreen)
      run.flow("g")?.present(.screen("o"), as: .fullScreen)
      await run.host.settle()
      run.switcher("w")?.show(.flow("h"))
      await run.sees("root(root1{alert q} w<h(h1)>)", top: "alert")
      run.host.choose("No")
      await run.sees("root(root1 w<h(h1)>)", top: "h1")
    },
    Scenario("Contents that were filled for a modal, which is hidden again, follow the tree") {
      run, root in
      root.push(.tabs("t"))
      run.flow("tR")?.present(.flow("m"))
      run.flow("m")?.push(.screen("x"))
      run.flow("tL")?.present(.alert("q"))
      await run.sees("root(root1 t[*tL(tL1{alert q}) tR(tR1{sheet m(m1 x)})])", top: "alert")
      run.tabs("t")?.select(at: 1)
      run.tabs("t")?.select(at: 0)
      await run.sees("root(root1 t[*tL(tL1{alert q}) tR(tR1{sheet m(m1 x)})])", top: "alert")
      run.flow("m")?.pop()
      run.flow("m")?.push(.flow("a"))
      await run.sees("root(root1 t[*tL(tL1{alert q}) tR(tR1{sheet m(m1 a(a1))})])", top: "alert")
      await run.wait(for: "letting go of x") { run.leaks.isEmpty }
      run.tabs("t")?.select(at: 1)
      await run.sees("root(root1 t[tL(tL1{alert q}) *tR(tR1{sheet m(m1 a(a1))})])", top: "a1")
      run.flow("a")?.finish()
      await run.sees("root(root1 t[tL(tL1{alert q}) *tR(tR1{sheet m(m1)})])", top: "m1")
    },
    Scenario("A modal that was filled, hidden again and ended unseen is released") { run, root in
      root.push(.tabs("t"))
      run.flow("tR")?.present(.tabs("m"))
      run.flow("tL")?.present(.alert("q"))
      await run.host.settle()
      run.tabs("t")?.select(at: 1)
      run.tabs("t")?.select(at: 0)
      await run.host.settle()
      run.tabs("m")?.finish()
      await run.sees("root(root1 t[*tL(tL1{alert q}) tR(tR1)])", top: "alert")
    },
    Scenario("A push below a modal does not hide it, and appears when it has left") { run, root in
      root.present(.flow("m"))
      await run.host.settle()
      root.push(.flow("a"))
      await run.sees("root(root1{sheet m(m1)} a(a1))", top: "m1")
      run.host.swipeDown(cancelled: false)
      await run.sees("root(root1 a(a1))", top: "a1")
      run.host.tapBack()
      await run.sees("root(root1)", top: "root1")
    },
    Scenario("A modal that leaves and returns in one change shows its new contents") {
      run, root in
      root.present(.flow("m"))
      root.push(.screen("x"))
      root.present(.flow("n"))
      await run.sees("root(root1{sheet m(m1)} x{sheet n(n1)})", top: "n1")
      root.transaction {
        root.edit { _ in StackSplice(0..<1, with: [.screen("y")]) }
        run.flow("n")?.replace(with: .tabs("t"))
      }
      await run.sees("root(y x{sheet n(t[*tL(tL1) tR(tR1)])})", top: "tL1")
      run.flow("tL")?.push(.screen("z"))
      await run.sees("root(y x{sheet n(t[*tL(tL1 z) tR(tR1)])})", top: "z")
      run.host.tapTab(1)
      await run.sees("root(y x{sheet n(t[tL(tL1 z) *tR(tR1)])})", top: "tR1")
      run.host.tapTab(0)
      await run.host.settle()
      run.host.tapBack()
      await run.sees("root(y x{sheet n(t[*tL(tL1) tR(tR1)])})", top: "tL1")
    },
    Scenario("Tabs that leave and return in one change show the newly selected tab") {
      run, root in
      root.present(.flow("m"))
      root.push(.screen("x"))
      root.present(.tabs("t"), as: .fullScreen)
      run.tabs("t")?.select(at: 1)
      await run.sees(
        "root(root1{sheet m(m1)} x{full screen t[tL(tL1) *tR(tR1)]})", top: "tR1")
      root.transaction {
        root.edit { _ in StackSplice(0..<1, with: [.screen("y")]) }
        run.tabs("t")?.select(at: 0)
        run.flow("tR")?.push(.tabs("u"))
      }
      await run.sees(
        "root(y x{full screen t[*tL(tL1) tR(tR1 u[*uL(uL1) uR(uR1)])]})", top: "tL1")
      run.host.tapTab(1)
      await run.sees(
        "root(y x{full screen t[tL(tL1) *tR(tR1 u[*uL(uL1) uR(uR1)])]})", top: "uL1")
    },
    Scenario("Tabs and switchers in a modal work as anywhere") { run, root in
      root.present(.tabs("t"), as: .fullScreen)
      run.flow("tL")?.push(.switcher("s"))
      await run.sees(
        "root(root1{full screen t[*tL(tL1 s<sA(sA1)>) tR(tR1)]})", top: "sA1")
      run.host.tapTab(1)
      await run.sees("root(root1{full screen t[tL(tL1 s<sA(sA1)>) *tR(tR1)]})", top: "tR1")
      run.tabs("t")?.finish()
      await run.sees("root(root1)", top: "root1")
      root.present(.switcher("u"))
      run.switcher("u")?.show(.screen("x"))
      await run.sees("root(root1{sheet u<x>})", top: "x")
      run.host.swipeDown(cancelled: false)
      await run.sees("root(root1)", top: "root1")
    },
    Scenario("H12 dismiss() dismisses down to the remaining modal, with everything above") {
      run, root in
      root.present(.flow("a"))
      run.flow("a")?.present(.flow("b"), as: .fullScreen)
      run.flow("b")?.present(.flow("c"))
      await run.sees(
        "root(root1{sheet a(a1{full screen b(b1{sheet c(c1)})})})", top: "c1")
      run.flow("a")?.dismiss()
      await run.sees("root(root1{sheet a(a1)})", top: "a1")
      run.expect(
        run.results, ["c ancestor ended", "b dismissed"], "the list of the parents' results")
      root.dismiss()
      await run.sees("root(root1)", top: "root1")
    },
    Scenario("H13 Two dismissals at once dismiss two modals, and nothing else") { run, root in
      root.present(.flow("a"), as: .fullScreen)
      run.flow("a")?.present(.flow("b"))
      run.flow("b")?.present(.flow("c"))
      await run.host.settle()
      run.flow("b")?.dismiss()
      run.flow("a")?.dismiss()
      await run.sees("root(root1{full screen a(a1)})", top: "a1")
    },
    Scenario("H16 Several modals to open and to close are one change") { run, root in
      root.push(.flow("a"))
      root.present(.flow("m"))
      run.flow("m")?.present(.flow("n"))
      await run.sees("root(root1 a(a1){sheet m(m1{sheet n(n1)})})", top: "n1")
      let handles = Handles()
      root.transaction {
        handles += root.dismiss()
        handles += root.present(.flow("p"), as: .fullScreen)
        handles += run.flow("p")?.present(.flow("q"))
        handles += run.flow("q")?.present(.alert("r"))
        handles += run.flow("q")?.push(.screen("q2"))
      }
      await run.sees(
        "root(root1 a(a1){full screen p(p1{sheet q(q1{alert r} q2)})})", top: "alert")
      run.expect(handles.outcomes, Array(repeating: .settled, count: 5), "the list of outcomes")
    },
    Scenario("H16 A modal that is dismissed and presented in one change is a new one") {
      run, root in
      root.present(.flow("m"))
      await run.host.settle()
      run.flow("m")?.push(.screen("m2"))
      root.transaction {
        root.dismiss()
        root.present(.flow("m"))
      }
      await run.sees("root(root1{sheet m(m1)})", top: "m1")
      run.expect(run.results, ["m dismissed"], "the list of the parent's results")
      run.host.swipeDown(cancelled: false)
      await run.sees("root(root1)", top: "root1")
    },
    Scenario("H25 A modal presented in reaction to a closed sheet is shown") { run, root in
      root.onChildEnd = { [weak root] name, _ in
        if name == "m" { root?.present(.flow("n")) }
      }
      root.present(.flow("m"))
      await run.host.settle()
      run.host.swipeDown(cancelled: false)
      await run.sees("root(root1{sheet n(n1)})", top: "n1")
      run.host.swipeDown(cancelled: false)
      await run.sees("root(root1)", top: "root1")
    },
    Scenario("What tabs present stays when another tab is selected") { run, root in
      root.push(.tabs("t"))
      run.tabs("t")?.present(.flow("m"), as: .fullScreen)
      run.flow("tL")?.present(.screen("n"))
      await run.sees("root(root1 t[*tL(tL1{sheet n}) tR(tR1)]{full screen m(m1)})", top: "n")
      run.tabs("t")?.select(at: 1)
      await run.sees("root(root1 t[tL(tL1{sheet n}) *tR(tR1)]{full screen m(m1)})", top: "m1")
      run.flow("m")?.push(.screen("m2"))
      run.tabs("t")?.select(at: 0)
      await run.sees("root(root1 t[*tL(tL1{sheet n}) tR(tR1)]{full screen m(m1 m2)})", top: "n")
      run.expect(run.endings, [], "the endings")
      run.flow("tL")?.dismiss()
      await run.sees("root(root1 t[*tL(tL1) tR(tR1)]{full screen m(m1 m2)})", top: "m2")
      run.tabs("t")?.dismiss()
      await run.sees("root(root1 t[*tL(tL1) tR(tR1)])", top: "tL1")
    },
    Scenario("A modal that leaves from the middle leaves what stands elsewhere as it is") {
      run, root in
      root.push(.tabs("t"))
      run.tabs("t")?.present(.flow("m"))
      run.flow("tL")?.present(.flow("n"), as: .fullScreen)
      run.flow("n")?.push(.screen("n2"))
      run.flow("n")?.present(.alert("q"))
      await run.sees(
        "root(root1 t[*tL(tL1{full screen n(n1 n2{alert q})}) tR(tR1)]{sheet m(m1)})",
        top: "alert")
      run.tabs("t")?.dismiss()
      await run.sees(
        "root(root1 t[*tL(tL1{full screen n(n1 n2{alert q})}) tR(tR1)])", top: "alert")
      run.host.choose("No")
      await run.sees("root(root1 t[*tL(tL1{full screen n(n1 n2)}) tR(tR1)])", top: "n2")
      run.expect(run.results, ["m dismissed"], "the list of the parents' results")
      run.host.tapBack()
      await run.sees("root(root1 t[*tL(tL1{full screen n(n1)}) tR(tR1)])", top: "n1")
    },
    Scenario("A modal that is to outlive its place stays over the next one") { run, root in
      root.push(.switcher("w"))
      run.switcher("w")?.present(.flow("m"), as: .fullScreen, outlivesPlace: true)
      run.switcher("w")?.present(.flow("n"))
      await run.sees("root(root1 w<wA(wA1){sheet n(n1)}>{full screen m(m1)})", top: "n1")
      run.switcher("w")?.show(.flow("f"))
      await run.sees("root(root1 w<f(f1)>{full screen m(m1)})", top: "m1")
      run.expect(
        run.results, ["n ancestor ended", "wA replaced"], "the list of the parents' results")
      run.switcher("w")?.dismiss()
      await run.sees("root(root1 w<f(f1)>)", top: "f1")
    },
    Scenario("A second alert appears after the first was answered") { run, root in
      root.present(.alert("p"))
      await run.sees("root(root1{alert p})", top: "alert")
      run.host.choose("No")
      root.present(.alert("q"))
      await run.sees("root(root1{alert q})", top: "alert")
      run.host.choose("Yes")
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["q yes"], "the list of answers")
    },
  ]
}

/// Handles of verbs, to check their outcomes together.
@MainActor
final class Handles {
  private var handles: [NavigationHandle?] = []

  var outcomes: [NavigationOutcome?] { handles.map { $0?.currentOutcome } }

  static func += (handles: Handles, handle: NavigationHandle?) {
    handles.handles.append(handle)
  }
}
