import Observation

@MainActor @Observable
final class Basket {
  var orders: [Order] = []
}
