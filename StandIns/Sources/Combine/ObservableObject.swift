/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Announces that the object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()
  public init() {}
  public func send() { audience.send(()) }
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    audience.add(subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Returns one publisher for all `@Published` properties of the object, or a new one each time if
  /// it has none.
  public var objectWillChange: ObservableObjectPublisher {
    let boxes = publishedBoxes(of: self)
    if let known = boxes.lazy.compactMap(\.objectPublisher).first {
      for box in boxes { box.objectPublisher = known }
      return known
    }
    let made = ObservableObjectPublisher()
    for box in boxes { box.objectPublisher = made }
    return made
  }
}

private func publishedBoxes(of object: Any) -> [any PublishedBoxing] {
  var found: [any PublishedBoxing] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let here = mirror {
    for child in here.children {
      if let published = child.value as? any PublishedProperty { found.append(published.boxing) }
    }
    mirror = here.superclassMirror
  }
  return found
}

internal protocol PublishedBoxing: AnyObject {
  var objectPublisher: ObservableObjectPublisher? { get set }
}
internal protocol PublishedProperty {
  var boxing: any PublishedBoxing { get }
}

/// The storage of a `@Published` property; the property wrapper is a value that refers to it.
internal final class PublishedBox<Value>: PublishedBoxing {
  var value: Value
  var objectPublisher: ObservableObjectPublisher?
  var audience: Audience<Value, Never>?
  var assigned: [AnyCancellable] = []
  init(_ value: Value) { self.value = value }
  func set(_ new: Value) {
    objectPublisher?.send()
    audience?.send(new)
    value = new
  }
}

/// Publishes a property of an observable object, before it changes.
@propertyWrapper public struct Published<Value>: PublishedProperty {
  /// Publishes the value now, and each new one before it is set.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: PublishedBox<Value>
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let audience = box.audience ?? Audience()
      box.audience = audience
      audience.add(subscriber, first: box.value)
    }
  }

  private let box: PublishedBox<Value>
  internal var boxing: any PublishedBoxing { box }

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { newValue.box.assigned.forEach { box.assigned.append($0) } }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }
}
extension Published: @unchecked Sendable where Value: Sendable {}
