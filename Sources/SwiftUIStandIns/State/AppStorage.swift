#if os(Linux) || os(macOS)
  import Foundation

  /// A value in the app's defaults on which a view depends.
  @propertyWrapper
  public struct AppStorage<Value>: DynamicProperty, LinkedProperty {
    private final class Watcher {
      weak var host: ViewHost?
      private var token: (any NSObjectProtocol)?

      init(_ host: ViewHost) {
        self.host = host
        let watcher = Weak(self)
        token = NotificationCenter.default.addObserver(
          forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in watcher.object?.host?.invalidate() }
      }
    }

    /// Refers weakly to an object of the simulation's thread, on which the notification is posted.
    private struct Weak: @unchecked Sendable {
      weak var object: Watcher?
      init(_ object: Watcher) { self.object = object }
    }

    /// The defaults that a view above the one with the property has named.
    private final class Ancestor {
      var store: UserDefaults?
    }

    private let key: String
    private let store: UserDefaults?
    private let ancestor = Ancestor()
    private let initial: Value
    private let read: (Any) -> Value?
    private let write: (Value) -> Any?

    init(
      _ key: String, _ store: UserDefaults?, _ initial: Value, read: @escaping (Any) -> Value? = { $0 as? Value },
      write: @escaping (Value) -> Any? = { $0 }
    ) {
      (self.key, self.store, self.initial, self.read, self.write) = (key, store, initial, read, write)
    }

    private var defaults: UserDefaults { store ?? ancestor.store ?? .standard }

    /// The value.
    public var wrappedValue: Value {
      get { defaults.object(forKey: key).flatMap(read) ?? initial }
      nonmutating set {
        let value = write(newValue)
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
      }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    func link(_ context: ViewContext, _ name: String) {
      ancestor.store = context.environment.defaultAppStorage
      let key = "watches \(name)"
      if context.node.kept[key] == nil { context.node.kept[key] = Watcher(context.host) }
    }
  }

  extension AppStorage {
    /// Creates a property for a Boolean.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
      self.init(key, store, wrappedValue)
    }
    /// Creates a property for a number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
      self.init(key, store, wrappedValue)
    }
    /// Creates a property for a number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
      self.init(key, store, wrappedValue)
    }
    /// Creates a property for a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
      self.init(key, store, wrappedValue)
    }
    /// Creates a property for data.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
      self.init(key, store, wrappedValue)
    }
    /// Creates a property for a URL.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
      self.init(
        key, store, wrappedValue, read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString })
    }
    /// Creates a property for an enumeration.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
      self.init(key, store, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: \.rawValue)
    }
    /// Creates a property for an enumeration.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
      self.init(key, store, wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, write: \.rawValue)
    }
  }

  /// A value that the system stores with the scene; simulations store it in the app's defaults.
  public typealias SceneStorage = AppStorage
#endif
