import Testing
import Usher
import UsherTesting

struct Services {
  var weather: any WeatherService
  var cities: [String]
}

final class WeatherApp: Coordinator {
  enum Route: Hashable { case cities, city(String) }

  let navigation = Stack<Route>(.cities)
  private let services: Services
  init(_ services: Services) { self.services = services }

  func destination(for route: Route) -> Destination {
    switch route {
    case .cities: .screen(CitiesModel(services.cities, onCity: { self.push(.city($0)) }))
    case .city(let name): .screen(CityModel(name, services.weather))
    }
  }
}

// Not on the page:

protocol WeatherService {
  func weather(in city: String) -> String
}

struct AlwaysSunny: WeatherService {
  func weather(in city: String) -> String { "Sunny in \(city)" }
}

final class CitiesModel {
  let cities: [String]
  let onCity: (String) -> Void
  init(_ cities: [String], onCity: @escaping (String) -> Void) {
    self.cities = cities
    self.onCity = onCity
  }
}

final class CityModel {
  let text: String
  init(_ name: String, _ weather: any WeatherService) { text = weather.weather(in: name) }
}

extension CookbookTests {
  @Test("A test passes services of its own")
  func injection() throws {
    let app = WeatherApp(Services(weather: AlwaysSunny(), cities: ["Jeju"]))
    let host = InMemoryHost(app)
    try host.screen(CitiesModel.self).onCity("Jeju")
    #expect(try host.screen(CityModel.self).text == "Sunny in Jeju")
    host.expectTree(try page.tree("Dependency injection"))
  }
}
