/// Where a flow starts instead of where its model says: what links, restoration and callers hand over.
package struct Plan {
  package struct Place {
    package let route: Any
    /// Where the flow that the route leads to starts, if it leads to one.
    package let plan: Plan?

    package init(route: Any, plan: Plan? = nil) {
      self.route = route
      self.plan = plan
    }
  }

  package let places: [Place]
  package let selection: Int

  package init(places: [Place], selection: Int = 0) {
    self.places = places
    self.selection = selection
  }

  package init(routes: [Any]) {
    self.init(places: routes.map { Place(route: $0) })
  }
}
