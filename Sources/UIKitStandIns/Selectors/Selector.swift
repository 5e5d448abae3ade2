#if os(Linux)
  import Foundation
  import SDKContract

  /// Stands in for a selector, by which Objective-C finds the method of an object.
  ///
  /// There is no method table in which to look up a name. A selector holds the method that `#selector` names; a method
  /// that is named by a string is found through a type next to it, which the translation of the app's files adds.
  public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name in Objective-C.
    public let description: String
    private let method: Method?

    /// A method and the type whose objects have it.
    private struct Method: @unchecked Sendable {
      // Safe because the closure contains a method of a type or of an object that the app names, and is called where
      // the sender of the message is: messages in Objective-C have no isolation either.
      let call: (_ target: AnyObject, _ arguments: [Any?]) -> Outcome
      /// Whether an object has the method.
      let isOf: (AnyObject) -> Bool
    }

    /// The outcome of a message.
    enum Outcome {
      /// The method has run.
      case returned(Any?)
      /// An argument has the wrong type; the index of the argument, from 0.
      case wrongArgument(Int)
      /// The method has parameters that no message has, such as closures.
      case notSendable
    }

    /// Creates a selector from a name.
    public init(_ name: String) {
      (description, method) = (name, nil)
    }

    /// Creates a selector from a name.
    public init(stringLiteral value: String) { self.init(value) }

    init<Target>(
      _ name: String, _ arguments: Int, _ target: Target.Type, _ call: @escaping (Target, [Any?]) -> Outcome
    ) {
      description = name.contains(":") ? name : name + String(repeating: ":", count: arguments)
      method = Method(
        call: { object, arguments in
          guard let target = object as? Target else { return .wrongArgument(0) }
          return call(target, arguments)
        }, isOf: { $0 is Target })
    }

    /// Returns whether Objective-C would call the same method for two selectors.
    public static func == (first: Selector, second: Selector) -> Bool { first.description == second.description }
    /// Feeds the name into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Returns whether an object has the method, as far as that is known.
    func isUnderstood(by target: AnyObject) -> Bool { method(of: target) != nil }

    /// Calls the method of an object, like a message in Objective-C; an unrecognized selector ends the test.
    ///
    /// - Parameter arguments: The arguments of the sender; the method may take fewer.
    /// - Returns: The result of the method.
    @discardableResult
    func send(to target: AnyObject, _ arguments: Any?...) -> Any? {
      do {
        return try call(on: target, arguments)
      } catch {
        fatalError("\(error)")
      }
    }

    /// Calls the method of an object.
    ///
    /// - Returns: The result of the method.
    /// - Throws: `MessageFailure` if the object does not have the method, or an argument has the wrong type.
    func call(on target: AnyObject, _ arguments: [Any?]) throws -> Any? {
      let name = (target as? any KeyValueCoding).map { KeyedProperty.name(of: $0) } ?? "\(type(of: target))"
      let message = "-[\(name) \(description)]"
      guard let method = method(of: target) else {
        throw MessageFailure("\(message): unrecognized selector sent to instance")
      }
      switch method.call(target, arguments) {
      case .returned(let result): return result
      case .wrongArgument(let index): throw MessageFailure(message, index, arguments)
      case .notSendable:
        throw MessageFailure("\(message): on Linux, no message can have the arguments of this method; call the method")
      }
    }

    /// Returns the method of an object: the one that `#selector` names, or the one with its name in the object's
    /// classes.
    private func method(of target: AnyObject) -> Method? {
      if let method, method.isOf(target) { return method }
      if let named = Self.namedMethod(description, of: target) {
        return Method(
          call: { _, arguments in
            do { return .returned(try named(arguments)) } catch {
              return .wrongArgument((error as? WrongArgument)?.index ?? 0)
            }
          }, isOf: { _ in true })
      }
      let name = "__objc_" + description.map { $0 == ":" ? "_" : String($0) }.joined()
      var mirror: Mirror? = Mirror(reflecting: target)
      while let current = mirror {
        if let type = _mangledTypeName(current.subjectType),
          let found = _typeByName("\(type)\(name.utf8.count)\(name)O") as? any _ObjectiveCMethod.Type
        {
          return found.selector.method
        }
        mirror = current.superclassMirror
      }
      return nil
    }

    /// Returns the method of an SDK's object, which is compiled without the translation.
    private static func namedMethod(_ selector: String, of target: AnyObject) -> NamedMethods.Method? {
      if let method = (target as? any NamedMethods)?.objectMethods[selector] { return method }
      return (target as? any KeyValueCoding).flatMap { PropertyMethods.method(selector, of: $0) }
    }

    /// Returns the method of an SDK's class.
    func classMethod(of target: NSObject.Type) -> NamedMethods.Method? {
      (target as? any NamedMethods.Type)?.classMethods[description]
    }

    /// Calls a method of a class.
    ///
    /// - Throws: `MessageFailure` if the class does not have the method, or an argument has the wrong type.
    func call(onClass target: NSObject.Type, _ arguments: [Any?]) throws -> Any? {
      let message = "+[\(target) \(description)]"
      guard let method = classMethod(of: target) else {
        throw MessageFailure("\(message): unrecognized selector sent to class")
      }
      do {
        return try method(arguments)
      } catch let wrong as WrongArgument {
        throw MessageFailure(message, wrong.index, arguments)
      }
    }

    /// Returns an argument in the type that the method takes.
    static func argument<Argument>(_ index: Int, of arguments: [Any?], _ type: Argument.Type) -> Argument? {
      guard index < arguments.count else { return Any?.none as? Argument }
      if let argument = arguments[index] as? Argument { return argument }
      // As on a device, any argument, such as the sender, is true for a method like `#selector(UIView.endEditing(_:))`.
      if type == Bool.self { return (arguments[index] != nil) as? Argument }
      return (arguments[index] as? Notification).flatMap { $0 as NSNotification as? Argument }
    }
  }

  /// An error that says why an object cannot receive a message, in the words of Objective-C's runtime.
  struct MessageFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }

    /// Creates the error about an argument of the wrong type.
    init(_ message: String, _ index: Int, _ arguments: [Any?]) {
      let argument = index < arguments.count ? arguments[index].map { "of type \(type(of: $0))" } ?? "nil" : "nothing"
      self.init("\(message): its argument \(index + 1) cannot be \(argument)")
    }
  }

  /// A type through which a method of the enclosing class is found by name.
  public protocol _ObjectiveCMethod {
    /// The method.
    static var selector: Selector { get }
  }

  // The initializers that a translated `#selector` calls. They drop the isolation of main-actor methods, since
  // Objective-C has none. This is sound because isolation does not change how a function is called.
  extension Selector {
    /// Creates the selector of a method without arguments.
    public init<Target, Result>(_ name: String, of method: @escaping (Target) -> () -> Result) {
      self.init(name, 0, Target.self) { target, _ in .returned(method(target)()) }
    }

    /// Creates the selector of a method with an argument.
    public init<Target, Argument, Result>(_ name: String, of method: @escaping (Target) -> (Argument) -> Result) {
      self.init(name, 1, Target.self) { target, arguments in
        guard let argument = Self.argument(0, of: arguments, Argument.self) else { return .wrongArgument(0) }
        return .returned(method(target)(argument))
      }
    }

    /// Creates the selector of a method with two arguments.
    public init<Target, First, Second, Result>(
      _ name: String, of method: @escaping (Target) -> (First, Second) -> Result
    ) {
      self.init(name, 2, Target.self) { target, arguments in
        guard let first = Self.argument(0, of: arguments, First.self) else { return .wrongArgument(0) }
        guard let second = Self.argument(1, of: arguments, Second.self) else { return .wrongArgument(1) }
        return .returned(method(target)(first, second))
      }
    }

    /// Creates the selector of a method without arguments.
    public init<Target, Result>(_ name: String, of method: @escaping (Target) -> @MainActor () -> Result) {
      self.init(name, of: unsafeBitCast(method, to: ((Target) -> () -> Result).self))
    }

    /// Creates the selector of a method with an argument.
    public init<Target, Argument, Result>(
      _ name: String, of method: @escaping (Target) -> @MainActor (Argument) -> Result
    ) {
      self.init(name, of: unsafeBitCast(method, to: ((Target) -> (Argument) -> Result).self))
    }

    /// Creates the selector of a method with two arguments.
    public init<Target, First, Second, Result>(
      _ name: String, of method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
      self.init(name, of: unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self))
    }

    /// Creates the selector of an object's method, which is called whatever the target is.
    public init<Result>(_ name: String, bound method: @escaping () -> Result) {
      self.init(name, of: { (_: AnyObject) in method })
    }

    /// Creates the selector of an object's method, which is called whatever the target is.
    public init<Argument, Result>(_ name: String, bound method: @escaping (Argument) -> Result) {
      self.init(name, of: { (_: AnyObject) in method })
    }

    /// Creates the selector of an object's method, which is called whatever the target is.
    public init<First, Second, Result>(_ name: String, bound method: @escaping (First, Second) -> Result) {
      self.init(name, of: { (_: AnyObject) in method })
    }

    /// Creates the selector of an object's method, which is called whatever the target is.
    public init<Result>(_ name: String, bound method: @escaping @MainActor () -> Result) {
      self.init(name, of: { (_: AnyObject) in method })
    }

    /// Creates the selector of an object's method, which is called whatever the target is.
    public init<Argument, Result>(_ name: String, bound method: @escaping @MainActor (Argument) -> Result) {
      self.init(name, of: { (_: AnyObject) in method })
    }

    /// Creates the selector of an object's method, which is called whatever the target is.
    public init<First, Second, Result>(
      _ name: String, bound method: @escaping @MainActor (First, Second) -> Result
    ) {
      self.init(name, of: { (_: AnyObject) in method })
    }
  }

  // The initializers for the type that the translation adds beside a method.
  extension Selector {
    /// Creates the selector of a class's method that an object can be asked for, but that no message can call.
    public init<Target>(_ name: String, in type: Target.Type) {
      description = name
      method = Method(call: { _, _ in .notSendable }, isOf: { $0 is Target })
    }
    /// Creates the selector of a class's method without arguments; other methods may have its name.
    public init<Target, Result>(
      _ name: String, in type: Target.Type, of method: @escaping (Target) -> () -> Result
    ) {
      self.init(name, of: method)
    }
    /// Creates the selector of a class's method without arguments; other methods may have its name.
    public init<Target, Result>(
      _ name: String, in type: Target.Type, of method: @escaping (Target) -> @MainActor () -> Result
    ) {
      self.init(name, of: method)
    }
    /// Creates the selector of a class's method with an argument of a type; other methods may have its name.
    public init<Target, Argument, Result>(
      _ name: String, in type: Target.Type, _ argument: Argument.Type,
      of method: @escaping (Target) -> (Argument) -> Result
    ) {
      self.init(name, of: method)
    }
    /// Creates the selector of a class's method with an argument of a type; other methods may have its name.
    public init<Target, Argument, Result>(
      _ name: String, in type: Target.Type, _ argument: Argument.Type,
      of method: @escaping (Target) -> @MainActor (Argument) -> Result
    ) {
      self.init(name, of: method)
    }
    /// Creates the selector of a class's method with two arguments of some types; other methods may have its name.
    public init<Target, First, Second, Result>(
      _ name: String, in type: Target.Type, _ first: First.Type, _ second: Second.Type,
      of method: @escaping (Target) -> (First, Second) -> Result
    ) {
      self.init(name, of: method)
    }
    /// Creates the selector of a class's method with two arguments of some types; other methods may have its name.
    public init<Target, First, Second, Result>(
      _ name: String, in type: Target.Type, _ first: First.Type, _ second: Second.Type,
      of method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
      self.init(name, of: method)
    }
  }

  /// Returns the result of an object's method; nil if it does not have the method.
  ///
  /// The translation of an app's files calls this for an optional method of a protocol.
  ///
  /// - Parameter name: The name in Objective-C.
  public func _optionalResult<Result>(_ name: String, of target: AnyObject, _ arguments: Any?...) -> Result? {
    let selector = Selector(name)
    guard selector.isUnderstood(by: target) else { return nil }
    do {
      return try selector.call(on: target, arguments) as? Result
    } catch {
      fatalError("\(error)")
    }
  }

  /// Returns the selector for a name.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
  /// Returns the name of a selector.
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
#endif
