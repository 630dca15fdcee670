extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { ($0 as? String).flatMap(URL.init(string:)) ?? wrappedValue },
      write: { $0.absoluteString })
  }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? Data ?? wrappedValue }, write: { $0 })
  }
}
extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? Date ?? wrappedValue }, write: { $0 })
  }
}
extension AppStorage where Value == Bool? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? Bool }, write: { $0 })
  }
}
extension AppStorage where Value == Int? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? Int }, write: { $0 })
  }
}
extension AppStorage where Value == Double? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? Double }, write: { $0 })
  }
}
extension AppStorage where Value == String? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? String }, write: { $0 })
  }
}
extension AppStorage where Value == URL? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { ($0 as? String).flatMap(URL.init(string:)) },
      write: { $0?.absoluteString })
  }
}
extension AppStorage where Value == Data? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? Data }, write: { $0 })
  }
}
extension AppStorage where Value == Date? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? Date }, write: { $0 })
  }
}
extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store, read: { ($0 as? String).flatMap(R.init(rawValue:)) }, write: { $0?.rawValue })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      key, store, read: { ($0 as? Int).flatMap(R.init(rawValue:)) }, write: { $0?.rawValue })
  }
}
extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == Bool? {
  public init(_ key: String) { self.init(key, nil) }
}
extension SceneStorage where Value == Int? {
  public init(_ key: String) { self.init(key, nil) }
}
extension SceneStorage where Value == Double? {
  public init(_ key: String) { self.init(key, nil) }
}
extension SceneStorage where Value == String? {
  public init(_ key: String) { self.init(key, nil) }
}
extension SceneStorage where Value == URL? {
  public init(_ key: String) { self.init(key, nil) }
}
extension SceneStorage where Value == Data? {
  public init(_ key: String) { self.init(key, nil) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil)
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil)
  }
}
