#if os(Linux)
  import Foundation
  import SDKContract

  // Key-value coding, which Foundation does not have on Linux.

  extension NSObject {
    /// Sets a property by its name.
    ///
    /// Apps use names for what UIKit and WebKit have no method for, such as the text of an alert with attributes. The
    /// stand-ins have no such property: they keep the value, which nothing that a link depends on reads.
    public func setValue(_ value: Any?, forKey key: String) {
      do { try KeyValues.set(value, key, of: self) } catch { fatalError("\(error)") }
    }

    /// Returns a property by its name, or the value that was set by this name.
    ///
    /// A class of Foundation that has the method itself, such as `NSDictionary`, keeps its own.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
      do { return try KeyValues.value(key, of: self) } catch { fatalError("\(error)") }
    }

    /// Sets a property behind others by their names, such as `layer.cornerRadius`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
      guard keys.count == 2 else { return setValue(value, forKey: keyPath) }
      KeyValues.object(self.value(forKey: keys[0]))?.setValue(value, forKeyPath: keys[1])
    }

    /// Returns a property behind others by their names.
    public func value(forKeyPath keyPath: String) -> Any? {
      let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
      guard keys.count == 2 else { return value(forKey: keyPath) }
      return KeyValues.object(value(forKey: keys[0]))?.value(forKeyPath: keys[1])
    }

    /// Sets several properties by their names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
      for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    /// Returns several properties by their names.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
      keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
    }
  }

  /// What key-value coding does with an object.
  enum KeyValues {
    /// Why a property cannot be set by its name.
    struct Failure: Error, CustomStringConvertible {
      let description: String
    }

    static func set(_ value: Any?, _ key: String, of object: NSObject) throws {
      if let object = object as? any KeyValueCoding { return try KeyedProperty.set(value, key, of: object) }
      if let defaults = object as? UserDefaults { return defaults.set(value, forKey: key) }
      if let dictionary = object as? NSMutableDictionary { return set(value, key, in: dictionary) }
      if let property = namedProperty(key, of: object), KeyedProperty.set(value, property, of: object) { return }
      guard storedProperty(key, of: object) == nil else {
        throw Failure(
          description: """
            \(type(of: object)).\(key) cannot be set by its name on Linux, where Swift has no key-value coding; \
            set the property itself
            """)
      }
      KeptValues.shared.set(value, key, of: object)
    }

    static func value(_ key: String, of object: NSObject) throws -> Any? {
      if let object = object as? any KeyValueCoding { return try KeyedProperty.value(key, of: object) }
      if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
      if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
      if let array = object as? NSArray { return values(key, of: array) }
      if object is UIStoryboard, key == "identifierToNibNameMap" { return UIStoryboard.screenIdentifiers }
      if let property = namedProperty(key, of: object) { return KeyedProperty.read(property, of: object) }
      return storedProperty(key, of: object) ?? KeptValues.shared.value(key, of: object)
    }

    /// Returns a value as an object with keys: a dictionary of Swift is one in Objective-C.
    static func object(_ value: Any?) -> NSObject? {
      switch value {
      case let object as NSObject: object
      case let dictionary as [AnyHashable: Any]: NSDictionary(dictionary: dictionary)
      case let array as [Any]: NSArray(array: array)
      default: nil
      }
    }

    /// Returns the number of elements, or the value of each element.
    private static func values(_ key: String, of array: NSArray) -> Any {
      if key == "@count" { return array.count }
      return array.map { Self.object($0)?.value(forKey: key) ?? NSNull() }
    }

    private static func set(_ value: Any?, _ key: String, in dictionary: NSMutableDictionary) {
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
    }

    private static func namedProperty(_ key: String, of object: NSObject) -> AnyKeyPath? {
      AppEnvironment.withCurrent((object as? any _NamedProperties, key)) { _, property in
        property.0.flatMap { type(of: $0)._properties[property.1] }
      }
    }

    /// Returns the value of a property that the object's class declares.
    private static func storedProperty(_ key: String, of object: NSObject) -> Any? {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        if let found = current.children.first(where: { $0.label == key }) { return found.value }
        mirror = current.superclassMirror
      }
      return nil
    }
  }

  /// The values that apps set by names for which the stand-ins have no property.
  ///
  /// They belong to their objects and go with them, so runs do not see those of each other; a class of Foundation has
  /// no place for them. Threads can share this, because its lock is held whenever the entries are used.
  private final class KeptValues: @unchecked Sendable {
    static let shared = KeptValues()

    private struct Entry {
      weak var object: NSObject?
      var values: [String: Any] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func set(_ value: Any?, _ key: String, of object: NSObject) {
      lock.withLock {
        entries = entries.filter { $0.value.object != nil }
        entries[ObjectIdentifier(object), default: Entry(object: object)].values[key] = value
      }
    }

    func value(_ key: String, of object: NSObject) -> Any? {
      lock.withLock {
        let entry = entries[ObjectIdentifier(object)]
        return entry?.object === object ? entry?.values[key] : nil
      }
    }
  }

  extension UITabBarController: _NamedProperties {
    /// The properties, by their names: apps replace the bar by its name.
    public static var _properties: [String: AnyKeyPath] { ["tabBar": \UITabBarController.tabBar] }
  }

  extension UINavigationController: _NamedProperties {
    /// The properties, by their names: apps replace the bar by its name.
    public static var _properties: [String: AnyKeyPath] { ["navigationBar": \UINavigationController.navigationBar] }
  }
#endif
