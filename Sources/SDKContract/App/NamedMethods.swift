/// A class whose methods an app can call by their selectors, without the header of the class.
///
/// The SDKs' classes are written in Objective-C. Code that is compiled without an SDK looks for its class by name, and
/// sends messages to what it finds.
package protocol NamedMethods: AnyObject {
  /// A method, which takes the arguments of the message; it throws a `WrongArgument` if it cannot.
  typealias Method = (_ arguments: [Any?]) throws -> Any?

  /// The methods of the class itself, by selector.
  static var classMethods: [String: Method] { get }
  /// The methods of an object apart from the getters and setters of its properties, by selector.
  var objectMethods: [String: Method] { get }
}

extension NamedMethods {
  /// No methods: all are those of the class.
  package var objectMethods: [String: Method] { [:] }
}

/// An argument of a message that has not the type that the method takes.
package struct WrongArgument: Error {
  /// The index of the argument, from 0.
  package let index: Int
}

extension [Any?] {
  /// Returns an argument of a message; nil if the sender passes nil, or fewer arguments.
  ///
  /// - Throws: `WrongArgument` if it has another type.
  package func argument<Argument>(_ index: Int, _ type: Argument.Type) throws -> Argument? {
    guard indices.contains(index), let given = self[index] else { return nil }
    guard let argument = given as? Argument else { throw WrongArgument(index: index) }
    return argument
  }
}

/// The methods by which an object's properties are read and set.
package enum PropertyMethods {
  /// Returns the getter or the setter with a selector.
  package static func method(_ selector: String, of object: any KeyValueCoding) -> NamedMethods.Method? {
    let properties = type(of: object)._keyedProperties
    if properties[selector] != nil {
      return { _ in (try? KeyedProperty.value(selector, of: object)) ?? nil }
    }
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
    let name = selector.dropFirst(3).dropLast()
    let key = name.prefix(1).lowercased() + name.dropFirst()
    guard let property = properties[key], KeyedProperty.canBeSet(property) else { return nil }
    return { arguments in
      object.setValue(arguments.first ?? nil, forKey: key)
      return nil
    }
  }
}
