import Foundation

#if os(Linux)
  /// An object that says when it is about to change.
  public protocol ObservableObject: AnyObject {
    /// What says it.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// What says that the object is about to change.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// What says that the object is about to change: its published properties do.
    public var objectWillChange: ObservableObjectPublisher {
      let properties = publishedProperties(of: self)
      if let known = properties.lazy.compactMap(\.objectWillChange).first { return known }
      let publisher = ObservableObjectPublisher()
      for property in properties { property.objectWillChange = publisher }
      return publisher
    }
  }

  /// Says that an object is about to change.
  public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// That it is.
    public typealias Output = Void
    /// It does not fail.
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher.
    public init() {}
    /// Sends everything from now on to a receiver, too.
    public func attach(_ receiver: Receiver<Void, Never>) -> AnyCancellable { subject.attach(receiver) }
    /// Says that the object is about to change.
    public func send() { subject.send() }
  }

  /// What a published property keeps.
  private protocol PublishedProperty: AnyObject {
    var objectWillChange: ObservableObjectPublisher? { get set }
  }

  private protocol HasPublishedProperty {
    var property: any PublishedProperty { get }
  }

  private func publishedProperties(of object: AnyObject) -> [any PublishedProperty] {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      for child in present.children {
        if let published = child.value as? any HasPublishedProperty { properties.append(published.property) }
      }
      mirror = present.superclassMirror
    }
    return properties
  }

  /// A property that sends its values.
  @propertyWrapper
  public struct Published<Value> {
    /// Sends the values of a published property: the present one, and each that it is about to have.
    public struct Publisher: CombineStandIns.Publisher {
      /// What it sends.
      public typealias Output = Value
      /// It does not fail.
      public typealias Failure = Never
      fileprivate let storage: Storage

      /// Sends the value, and everything from now on, to a receiver, too.
      public func attach(_ receiver: Receiver<Value, Never>) -> AnyCancellable {
        let link = storage.changes.attach(receiver)
        receiver.receive(storage.value)
        return link
      }

      func take(from publisher: some CombineStandIns.Publisher<Value, Never>) {
        storage.link = publisher.sink { [weak storage] in storage?.set($0) }
      }
    }

    fileprivate final class Storage: PublishedProperty {
      var value: Value
      let changes = PassthroughSubject<Value, Never>()
      var objectWillChange: ObservableObjectPublisher?
      var link: AnyCancellable?

      init(_ value: Value) { self.value = value }

      func set(_ newValue: Value) {
        objectWillChange?.send()
        changes.send(newValue)
        value = newValue
      }
    }

    fileprivate let storage: Storage

    /// Creates a property with its first value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    /// Creates a property with its first value.
    public init(initialValue: Value) { storage = Storage(initialValue) }

    /// Only objects have published properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { fatalError("A published property is read through its object") }
      nonmutating set { fatalError("A published property is set through its object") }
    }

    /// Sends the values of the property.
    public var projectedValue: Publisher {
      get { Publisher(storage: storage) }
      set {}
    }

    /// The property of an object.
    public static subscript<Object: AnyObject>(
      _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
      get { object[keyPath: storageKeyPath].storage.value }
      set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }
  }

  extension Published: HasPublishedProperty {
    fileprivate var property: any PublishedProperty { storage }
  }
#endif
