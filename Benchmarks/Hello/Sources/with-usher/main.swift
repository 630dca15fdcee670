@_spi(Hosting) import Usher

let flow = HelloFlow()
let tree = Tree(root: flow, driver: InstantDriver())
flow.sayHello()
print(tree.description)
