@_spi(Hosting) import Usher
import UsherJournal

let flow = HelloFlow()
var configuration = TreeConfiguration()
configuration.journalLimit = 100
let tree = Tree(root: flow, driver: InstantDriver(), configuration: configuration)
flow.sayHello()
if let journal = tree.journal { print(try await journal.replay(HelloFlow()).tree.description) }
