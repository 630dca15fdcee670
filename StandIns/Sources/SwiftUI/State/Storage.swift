/// Who has read the values of a key.
@MainActor internal final class StorageVersions {
  static let app = StorageVersions()
  private var versions: [String: Slot<Int>] = [:]
  func version(of key: String) -> Slot<Int> {
    if let known = versions[key] { return known }
    let made = Slot(0)
    versions[key] = made
    return made
  }
}

/// A value that the app keeps in its defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let location: StoredLocation<Value>

  internal init(
    _ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value,
    write: @escaping (Value) -> Any?
  ) {
    let store = store ?? .standard
    location = StoredLocation(
      key: key, get: { read(store.object(forKey: key)) },
      set: { value in
        if let plain = write(value) {
          store.set(plain, forKey: key)
        } else {
          store.removeObject(forKey: key)
        }
      })
  }
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(location) }
}
extension AppStorage: StoredByNode {}
extension AppStorage: InstalledProperty {
  internal mutating func install(in node: Node, at offset: Int) {
    location.version = StorageVersions.app.version(of: location.key)
  }
}

/// A value that a scene keeps.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let location: StoredLocation<Value>
  private let holder: Holder

  fileprivate final class Holder: @unchecked Sendable {
    // Because it is only used on the main thread.
    var scene: SceneValues?
  }
  internal init(_ key: String, _ value: Value) {
    let holder = Holder()
    self.holder = holder
    location = StoredLocation(
      key: key, get: { holder.scene?.values[key] as? Value ?? value },
      set: { holder.scene?.values[key] = $0 })
  }
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(location) }
}
extension SceneStorage: StoredByNode {}
extension SceneStorage: InstalledProperty {
  internal mutating func install(in node: Node, at offset: Int) {
    holder.scene = node.graph.sceneValues
    location.version = node.graph.sceneValues.versions.version(of: location.key)
  }
}
/// What the views of a scene keep in it.
internal final class SceneValues: @unchecked Sendable {
  // Because it is only used on the main thread.
  var values: [String: Any] = [:]
  let versions: StorageVersions
  @MainActor init() { versions = StorageVersions() }
}

/// A value under a key, and the version that changes with it.
internal final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  // Because it is only used on the main thread.
  let key: String
  var version: Slot<Int>?
  private let read: () -> Value
  private let write: (Value) -> Void
  init(key: String, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.key = key
    read = get
    write = set
  }
  override var value: Value {
    get {
      _ = version?.value
      return read()
    }
    set {
      write(newValue)
      if let version { version.value += 1 }
    }
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? Bool ?? wrappedValue }, write: { $0 })
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? Int ?? wrappedValue }, write: { $0 })
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? Double ?? wrappedValue }, write: { $0 })
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, read: { $0 as? String ?? wrappedValue }, write: { $0 })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { ($0 as? String).flatMap(Value.init) ?? wrappedValue },
      write: { $0.rawValue })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, read: { ($0 as? Int).flatMap(Value.init) ?? wrappedValue }, write: { $0.rawValue }
    )
  }
}
