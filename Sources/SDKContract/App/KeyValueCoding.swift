import Foundation

/// An object whose properties an app can read and set by their names, as with Objective-C's key-value coding.
///
/// The SDKs' classes are written in Objective-C, so code such as `sdk.setValue(key, forKey: "key")` works on a
/// device.
public protocol KeyValueCoding: AnyObject {
  /// The properties, by their names in Objective-C.
  static var _keyedProperties: [String: AnyKeyPath] { get }
}

extension KeyValueCoding {
  /// Sets a property by its name.
  ///
  /// A name that no property has ends the test, as it ends the app on a device.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The name of the property in Objective-C.
  public func setValue(_ value: Any?, forKey key: String) {
    do { try KeyedProperty.set(value, key, of: self) } catch { fatalError("\(error)") }
  }

  /// Returns a property by its name.
  ///
  /// A name that no property has ends the test, as it ends the app on a device.
  ///
  /// - Parameter key: The name of the property in Objective-C.
  public func value(forKey key: String) -> Any? {
    do { return try KeyedProperty.value(key, of: self) } catch { fatalError("\(error)") }
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

/// What key-value coding does with a property.
package enum KeyedProperty {
  /// A name that is that of no property, in the words of Foundation, or a value of another type.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Sets a property by its name.
  package static func set(_ value: Any?, _ key: String, of object: any KeyValueCoding) throws {
    let keyPath = try property(key, of: object, "setValue:forUndefinedKey:")
    guard let property = keyPath as? any SettableProperty else {
      throw Failure(description: "\(name(of: object)).\(key) cannot be set: it is read-only")
    }
    guard property.set(value, of: object) else {
      let given = value.map { "a value of type \(type(of: $0))" } ?? "nil"
      throw Failure(
        description: "\(name(of: object)).\(key) cannot be set to \(given): its type is \(type(of: keyPath).valueType)")
    }
  }

  /// Returns a property by its name; nil for an optional one without a value.
  package static func value(_ key: String, of object: any KeyValueCoding) throws -> Any? {
    let keyPath = try property(key, of: object, "valueForUndefinedKey:")
    return read(keyPath, of: object)
  }

  /// Sets the property of a key path, and returns whether it can have the value.
  package static func set(_ value: Any?, _ keyPath: AnyKeyPath, of object: AnyObject) -> Bool {
    (keyPath as? any SettableProperty)?.set(value, of: object) ?? false
  }

  /// Returns whether the property of a key path can be set.
  package static func canBeSet(_ keyPath: AnyKeyPath) -> Bool { keyPath is any SettableProperty }

  /// Returns the property of a key path; nil for an optional one without a value.
  package static func read<Object: AnyObject>(_ keyPath: AnyKeyPath, of object: Object) -> Any? {
    guard let value = object[keyPath: keyPath] else { return nil }
    // An optional value in `Any` becomes what it holds.
    let children = Mirror(reflecting: value)
    let held: Any? = children.displayStyle == .optional ? children.children.first?.value : value
    // A C enumeration is a number in Objective-C.
    guard let enumeration = held as? any RawRepresentable else { return held }
    return enumeration.rawValue as? any BinaryInteger ?? held
  }

  /// Returns the name of the class that has the properties, which the object's own class may extend.
  package static func name(of object: any KeyValueCoding) -> String {
    let root = type(of: object)._keyedProperties.values.first.map { type(of: $0).rootType }
    return "\(root ?? type(of: object))"
  }

  private static func property(_ key: String, of object: any KeyValueCoding, _ method: String) throws -> AnyKeyPath {
    let properties = type(of: object)._keyedProperties
    // As in Objective-C, `deferred` also finds the getter `isDeferred`.
    guard let found = properties[key] ?? properties["is" + key.prefix(1).uppercased() + key.dropFirst()] else {
      throw Failure(
        description: """
          [<\(name(of: object))> \(method)]: this class is not key value coding-compliant for the key \(key).
          """)
    }
    return found
  }
}

/// A property that can be set.
private protocol SettableProperty {
  /// Sets the property, and returns whether it can have the value.
  func set(_ value: Any?, of object: AnyObject) -> Bool
}

extension ReferenceWritableKeyPath: SettableProperty {
  fileprivate func set(_ value: Any?, of object: AnyObject) -> Bool {
    guard let root = object as? Root, let value = Self.converted(value) else { return false }
    root[keyPath: self] = value
    return true
  }

  /// Returns a value in the type of the property: Objective-C takes any number where it wants one, and nil as text.
  private static func converted(_ value: Any?) -> Value? {
    guard let value else {
      if let none = Value.self as? any ExpressibleByNilLiteral.Type { return none.init(nilLiteral: ()) as? Value }
      return "" as? Value
    }
    if let value = value as? Value { return value }
    guard let number = number(value) else { return nil }
    if let enumeration = Value.self as? any RawRepresentable.Type {
      return Self.enumerator(number.uintValue, of: enumeration) as? Value
    }
    return number.boolValue as? Value ?? number.intValue as? Value ?? number.uintValue as? Value
      ?? number.doubleValue as? Value
  }

  private static func enumerator<Enumeration: RawRepresentable>(
    _ number: UInt, of type: Enumeration.Type
  ) -> Enumeration? {
    (number as? Enumeration.RawValue).flatMap { Enumeration(rawValue: $0) }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: value as? NSNumber
    }
  }
}
