#if os(Linux)
  import Foundation

  /// What an observer of a property wants to know.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call for the value at the beginning of the observation.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change. Has no effect.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// The kinds of changes; a property of a simulated object is always set as a whole.
  public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Objects were inserted into a collection.
    case insertion = 2
    /// Objects were removed from a collection.
    case removal = 3
    /// Objects in a collection were replaced.
    case replacement = 4
  }

  /// A change of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public typealias Kind = NSKeyValueChange
    /// The kind of the change.
    public let kind: Kind
    /// The new value; nil if the observer does not ask for it.
    public let newValue: Value?
    /// The old value; nil if the observer does not ask for it, and at the beginning.
    public let oldValue: Value?
    /// The changed objects of a collection: always nil.
    public let indexes: IndexSet?
    /// Whether the value is about to change: always false.
    public let isPrior: Bool
  }

  /// An observation of a property, which ends when this object is released.
  public final class NSKeyValueObservation: NSObject {
    private let end: () -> Void

    fileprivate init(end: @escaping () -> Void) { self.end = end }

    /// Ends the observation.
    public func invalidate() { end() }

    deinit { end() }
  }

  /// Says that a property has changed: stand-ins call it, and so does what the build plug-in writes after an app's own
  /// `dynamic` properties.
  public func _valueChanged<Object: AnyObject, Value>(of object: Object, _ keyPath: KeyPath<Object, Value>) {
    // Defaults say themselves that they have changed.
    guard let object = object as? NSObject, !(object is UserDefaults) else { return }
    KeyValueObservers.shared.report(of: object) { $0.observes(keyPath) || $0.hasChanged }
  }

  /// An object whose properties can be observed. Its methods know the class of the object, as those of Foundation do.
  public protocol _KeyValueObserving: NSObject {}

  extension NSObject: _KeyValueObserving {}

  extension _KeyValueObserving {
    /// Observes a property, until the returned object is released.
    ///
    /// - Parameter changeHandler: Called after each change, by whatever changes the property.
    @preconcurrency
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observer = PropertyObserver(of: self, keyPath, options: options, changeHandler)
      KeyValueObservers.shared.add(observer)
      if options.contains(.initial) { observer.report() }
      guard self is UserDefaults else { return NSKeyValueObservation { KeyValueObservers.shared.remove(observer) } }
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: self, queue: nil
      ) { notification in
        guard let defaults = notification.object as? UserDefaults else { return }
        KeyValueObservers.shared.report(of: defaults) { $0.hasChanged }
      }
      return NSKeyValueObservation {
        KeyValueObservers.shared.remove(observer)
        NotificationCenter.default.removeObserver(token)
      }
    }
  }

  /// An observer of one property of one object.
  class KeyValueObserver {
    let object: ObjectIdentifier
    private(set) weak var observed: NSObject?

    init(_ object: NSObject) {
      self.object = ObjectIdentifier(object)
      observed = object
    }

    /// Returns whether the property is another one than before, although a key path does not show it: one of a
    /// subclass, or behind another property.
    var hasChanged: Bool { false }
    func observes(_ keyPath: AnyKeyPath) -> Bool { false }
    func report() {}
  }

  private final class PropertyObserver<Object: NSObject, Value>: KeyValueObserver {
    private let keyPath: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
    private var last: Value?

    init(
      of object: Object, _ keyPath: KeyPath<Object, Value>, options: NSKeyValueObservingOptions,
      _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
      (self.keyPath, self.options, self.handler) = (keyPath, options, handler)
      super.init(object)
      if !options.contains(.initial) { last = object[keyPath: keyPath] }
    }

    override func observes(_ keyPath: AnyKeyPath) -> Bool { self.keyPath == keyPath }

    override var hasChanged: Bool {
      guard let object = observed as? Object, let last = last as? any Equatable else { return false }
      return !Self.areEqual(last, object[keyPath: keyPath])
    }

    private static func areEqual<Known: Equatable>(_ known: Known, _ value: Value) -> Bool { value as? Known == known }

    override func report() {
      guard let object = observed as? Object else { return }
      let value = object[keyPath: keyPath]
      let old = last
      last = value
      handler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? value : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
    }
  }

  /// The observers of all objects.
  ///
  /// Objects do not know their observers, because a class of Foundation has no place for them.
  final class KeyValueObservers: @unchecked Sendable {
    static let shared = KeyValueObservers()

    private let lock = NSLock()
    private var observers: [ObjectIdentifier: [KeyValueObserver]] = [:]

    func add(_ observer: KeyValueObserver) {
      lock.withLock {
        // Another object may have been where this one is.
        let present = observers[observer.object, default: []].filter { $0.observed != nil }
        observers[observer.object] = present + [observer]
      }
    }

    func remove(_ observer: KeyValueObserver) { remove(observer.object) { $0 === observer } }

    func remove(_ object: ObjectIdentifier, where isRemoved: (KeyValueObserver) -> Bool) {
      lock.withLock {
        observers[object]?.removeAll(where: isRemoved)
        if observers[object]?.isEmpty == true { observers[object] = nil }
      }
    }

    func report(of object: NSObject, to concerns: (KeyValueObserver) -> Bool) {
      let observers = lock.withLock { self.observers[ObjectIdentifier(object)] ?? [] }
      for observer in observers where concerns(observer) { observer.report() }
    }
  }
#endif
