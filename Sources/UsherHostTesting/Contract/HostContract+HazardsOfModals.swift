import Usher

extension HostContract {
  /// Hazards of modals.
  static let hazardsOfModals: [Hazard] = [
    Hazard("H11", nil, "the host releases what it presented") { run, root in
      for _ in 1...3 {
        root.present(.flow("m"))
        await run.host.settle()
        run.host.swipeDown(cancelled: false)
        await run.sees("root(root1)", top: "root1")
      }
    },
    Hazard("H12", .dismissesChild, "dismissing a sheet also dismisses the sheets on top of it") {
      run, root in
      root.present(.flow("m"))
      run.flow("m")?.present(.flow("n"))
      await run.sees("root(root1{sheet m(m1{sheet n(n1)})})", top: "n1")
      root.dismiss()
      await run.sees("root(root1)", top: "root1")
    },
    Hazard("H13", .dismissesParentToo, "a sheet that goes anyway does not take its parent along") {
      run, root in
      root.present(.flow("m"))
      run.flow("m")?.present(.flow("n"))
      await run.host.settle()
      run.host.swipeDown(cancelled: false)
      run.moment()
      // If the sheet has already left, `dismiss()` would close the sheet below it.
      if run.flow("m")?.isPresenting == true { run.flow("m")?.dismiss() }
      await run.sees("root(root1{sheet m(m1)})", top: "m1")
    },
    Hazard("H14", .dropsPresents, "a sheet is shown, wherever it was asked for") { run, root in
      root.push(.screen("x"))
      run.moment()
      root.present(.flow("m"))
      root.present(.flow("n"))
      await run.sees("root(root1 x{sheet m(m1)}{sheet n(n1)})", top: "n1")
      run.stage?.leaveWindow()
      run.flow("n")?.present(.screen("o"))
      await run.host.settle()
      run.stage?.enterWindow()
      await run.sees("root(root1 x{sheet m(m1)}{sheet n(n1{sheet o})})", top: "o")
    },
    Hazard("H16", .stopsAtOneModal, "several modals come and go at once") { run, root in
      let names = ["m", "n", "o", "p", "q", "r"]
      root.transaction { for name in names { root.present(.flow(name)) } }
      await run.host.settle()
      run.expect(run.top, "r1", "the screen that the user sees on top")
      root.transaction {
        for _ in names { root.dismiss() }
        root.present(.screen("s"))
      }
      await run.sees("root(root1{sheet s})", top: "s")
      run.expect(
        run.results, names.reversed().map { "\($0) dismissed" }, "the list of the parent's results")
    },
    Hazard(
      "H17", .leaksBelowModals, "the root is swapped after the sheet above it has gone",
      root: {
        ContractSwitcher("root", $0)
      }
    ) { run, root in
      run.flow("rootA")?.present(.flow("m"))
      await run.sees("root<rootA(rootA1{sheet m(m1)})>", top: "m1")
      root.show(.flow("rootB"))
      await run.sees("root<rootB(rootB1)>", top: "rootB1")
    },
    Hazard("H25", .clearsModalsLate, "a sheet may follow in answer to the one before it") {
      run, root in
      root.onChildEnd = { [weak root] name, _ in
        if name == "m" { root?.present(.flow("n")) }
      }
      root.present(.flow("m"))
      await run.host.settle()
      run.host.swipeDown(cancelled: false)
      await run.sees("root(root1{sheet n(n1)})", top: "n1")
    },
    Hazard("H26", .holdsOneSheetPerAnchor, "a second sheet is shown at once, over the first") {
      run, root in
      root.present(.screen("m"))
      root.present(.screen("n"))
      await run.sees("root(root1{sheet m}{sheet n})", top: "n")
      root.dismiss()
      root.dismiss()
      await run.sees("root(root1)", top: "root1")
    },
    Hazard("H27", .bringsSheetsBack, "a sheet does not come back after its presenter was popped") {
      run, root in
      root.push(.screen("x"))
      root.present(.screen("m"))
      await run.sees("root(root1 x{sheet m})", top: "m")
      root.pop()
      await run.sees("root(root1)", top: "root1")
    },
    Hazard("H32", .callsActionsLate, "an alert's action is called before it has ended") {
      run, root in
      root.present(.alert("q"))
      await run.sees("root(root1{alert q})", top: "alert")
      run.host.choose("Yes")
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["q yes"], "the list of answers")
      run.expect(run.endings, ["q (alert action)"], "the endings")
    },
  ]
}
