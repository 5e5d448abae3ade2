import Foundation
import UIKitStandIns

/// A parameter of an intent.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?
  /// The name of the parameter.
  public let title: LocalizedStringResource

  /// Creates a parameter.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.title = title }
  /// Creates a parameter with the name of the property.
  public init(description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil) { title = "" }
  /// Creates a parameter with a value.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil
  ) { (self.title, value) = (title, defaultValue) }
  /// Creates a parameter with a source of values.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: some DynamicOptionsProvider
  ) { self.title = title }
  /// Creates a parameter that is a number in a range.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
  ) { (self.title, value) = (title, defaultValue) }
  /// Creates a parameter with files of some types.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil
  ) { self.title = title }

  /// The value. The system sets it before it performs the intent, or the app when it creates one.
  public var wrappedValue: Value {
    get {
      if let value { return value }
      // An optional parameter without a value is nil.
      if let none = Any?.none as? Value { return none }
      preconditionFailure("The parameter “\(title.key)” of the intent has no value")
    }
    set { value = newValue }
  }

  /// The parameter.
  public var projectedValue: IntentParameter<Value> { self }

  /// Asks the user for a value; the user gives none.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.unknown }
  /// Returns an error that asks the user for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.unknown }
  /// Asks the user to choose a value; the user chooses the first one.
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    guard let first = values.first else { throw AppIntentError.unknown }
    return first
  }
  /// Asks the user to confirm a value; the user does.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }
}

/// A property of an entity.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  private var value: Value?
  /// Creates a property.
  public init(title: LocalizedStringResource = "") {}
  /// Creates a property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource = "") { value = wrappedValue }
  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = value ?? (Any?.none as? Value) else { preconditionFailure("The property has no value") }
      return value
    }
    set { value = newValue }
  }
  /// The property.
  public var projectedValue: EntityProperty<Value> { self }
}

/// The values that a parameter can have.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the values.
  associatedtype Result
  /// Returns the values.
  func results() async throws -> Result
}

/// An intent with its parameters as a sentence. Nobody reads it.
public protocol ParameterSummary {}

/// A sentence about an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  init() {}
  /// Creates a sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  /// Creates a sentence, and other parameters below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
}

/// The text of a sentence about an intent.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Collects the parts of the text.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  /// Creates a text.
  public init(stringLiteral value: String) {}
  /// Creates a text.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Combines the parameters below a sentence.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Returns a parameter.
  public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>)
    -> PartialKeyPath<Intent>
  { keyPath }
  /// Combines parameters.
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

/// Something that the app provides to its intents.
///
/// It is `@unchecked Sendable` because it is never modified.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  /// Creates a property for something that the app provides.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) { self.key = key }
  /// What the app provides; without it, the test ends, as the app does on a device.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(Value.self, key) else {
      preconditionFailure("No dependency of the type \(Value.self) was added to AppDependencyManager.shared")
    }
    return value
  }
}

/// What the app provides to its intents.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
public final class AppDependencyManager: @unchecked Sendable {
  /// The manager.
  public static let shared = AppDependencyManager()
  private struct Place: Hashable {
    let type: ObjectIdentifier
    let key: AnyHashable?
  }
  private var dependencies: [Place: () -> Any] = [:]

  /// Adds something, which is made when an intent needs it.
  public func add<Value>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {
    dependencies[Place(type: ObjectIdentifier(Value.self), key: key)] = dependency
  }
  /// Adds something, which is made when an intent needs it.
  public func add<Value>(key: AnyHashable? = nil, dependency: @escaping () -> Value) {
    dependencies[Place(type: ObjectIdentifier(Value.self), key: key)] = dependency
  }

  func value<Value>(_ type: Value.Type, _ key: AnyHashable?) -> Value? {
    dependencies[Place(type: ObjectIdentifier(type), key: key)]?() as? Value
  }
}
