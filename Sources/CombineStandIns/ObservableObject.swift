import Foundation

#if os(Linux)
  /// An object that announces its changes.
  public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// The publisher that announces changes before they happen.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that announces changes of the published properties.
    public var objectWillChange: ObservableObjectPublisher {
      let properties = publishedProperties(of: self)
      if let known = properties.lazy.compactMap(\.objectWillChange).first { return known }
      let publisher = ObservableObjectPublisher()
      for property in properties { property.objectWillChange = publisher }
      return publisher
    }
  }

  /// A publisher that announces the changes of an object.
  ///
  /// It is `@unchecked Sendable` because it keeps nothing but a subject, which belongs to the thread of its simulation.
  public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// The type of the values.
    public typealias Output = Void
    /// The type of the failure: none.
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher.
    public init() {}
    /// Attaches a receiver, which gets everything that is sent from now on.
    public func attach(_ receiver: Receiver<Void, Never>) -> AnyCancellable { subject.attach(receiver) }
    /// Announces that the object is about to change.
    public func send() { subject.send() }
  }

  /// The storage of a published property.
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

  /// A property that publishes its values.
  @propertyWrapper
  public struct Published<Value> {
    /// Publishes the current value of a property, and each new value before it is set.
    public struct Publisher: CombineStandIns.Publisher {
      /// The type of the values.
      public typealias Output = Value
      /// The type of the failure: none.
      public typealias Failure = Never
      fileprivate let storage: Storage

      /// Attaches a receiver, which gets the current value and everything that is sent from now on.
      public func attach(_ receiver: Receiver<Value, Never>) -> AnyCancellable {
        storage.changes.attach(receiver) { [weak storage] in storage?.value }
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

    /// Creates a property with its initial value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    /// Creates a property with its initial value.
    public init(initialValue: Value) { storage = Storage(initialValue) }

    /// Unavailable, because only classes can have published properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { fatalError("A published property is read through its object") }
      nonmutating set { fatalError("A published property is set through its object") }
    }

    /// The publisher of the property's values.
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
