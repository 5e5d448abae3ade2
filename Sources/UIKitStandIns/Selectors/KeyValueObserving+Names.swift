#if os(Linux)
  import Foundation
  import SDKContract

  /// A key of the dictionary that describes a change.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The changed objects of a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the value is about to change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// An object that observes properties by their names: the build plug-in adds it to a class that overrides the method.
  public protocol _KeyValueObserver: NSObject {
    /// Called after a change.
    @MainActor
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  /// An object with properties that can be observed by their names.
  public protocol _NamedProperties: NSObject {
    /// The properties that can change, by the names of Objective-C and, where they are others, those of Swift.
    @MainActor
    static var _properties: [String: AnyKeyPath] { get }
  }

  extension NSObject {
    /// Observes a property by its name.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      let added = NamedObserver(self, keyPath, options, observer: observer, context)
      KeyValueObservers.shared.add(added)
      if options.contains(.initial) { added.report() }
    }

    /// Ends the observation of a property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      KeyValueObservers.shared.remove(ObjectIdentifier(self)) {
        ($0 as? NamedObserver)?.isObservation(by: observer, of: keyPath) ?? false
      }
    }

    /// Ends the observation of a property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
      removeObserver(observer, forKeyPath: keyPath)
    }

    /// Called instead of the method of a superclass, which does nothing with a change that it does not know.
    public func _observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  }

  private final class NamedObserver: KeyValueObserver {
    private let name: String
    private let keyPath: AnyKeyPath?
    private let options: NSKeyValueObservingOptions
    private let context: UnsafeMutableRawPointer?
    private weak var observer: NSObject?
    private var last: Any?

    init(
      _ object: NSObject, _ name: String, _ options: NSKeyValueObservingOptions, observer: NSObject,
      _ context: UnsafeMutableRawPointer?
    ) {
      (self.name, self.options, self.observer, self.context) = (name, options, observer, context)
      keyPath = AppEnvironment.withCurrent((object as? any _NamedProperties, name)) { _, property in
        property.0.flatMap { type(of: $0)._properties[property.1] }
      }
      super.init(object)
      if !options.contains(.initial) { last = value }
    }

    private var value: Any? { observed.flatMap { object in keyPath.flatMap { object[keyPath: $0] } } }

    func isObservation(by observer: NSObject, of name: String) -> Bool {
      self.observer === observer && self.name == name
    }

    override func observes(_ keyPath: AnyKeyPath) -> Bool { self.keyPath == keyPath }

    override func report() {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      let value = value
      if options.contains(.new) { change[.newKey] = value }
      if options.contains(.old) { change[.oldKey] = last }
      last = value
      guard let object = observed, let observer = observer as? any _KeyValueObserver else { return }
      AppEnvironment.withCurrent((observer, object, name, change, context)) { _, call in
        call.0.observeValue(forKeyPath: call.2, of: call.1, change: call.3, context: call.4)
      }
    }
  }
#endif
