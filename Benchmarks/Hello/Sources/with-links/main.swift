@_spi(Hosting) import Usher
import UsherLinks

extension HelloFlow: Linkable {
  static let links: Links<Route> = [
    RouteLink("", .hello), RouteLink("asking", .asking), RouteLink("answer/:word", Route.answer),
  ]
}

let flow = HelloFlow()
let tree = Tree(root: flow, driver: InstantDriver(), launch: .opening("/answer/world"))
flow.sayHello()
print(try tree.address)
