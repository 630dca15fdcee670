@_spi(Hosting) import Usher
import UsherSnapshots

let flow = HelloFlow()
let tree = Tree(root: flow, driver: InstantDriver())
flow.sayHello()
let again = Tree(
  root: HelloFlow(), driver: InstantDriver(), launch: .restoring(tree.snapshot()))
print(again.description)
