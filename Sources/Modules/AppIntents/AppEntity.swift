import Foundation
import UIKitStandIns

/// A value of an intent that has a name for its type.
public protocol TypeDisplayRepresentable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value of an intent that the user can see.
public protocol InstanceDisplayRepresentable: TypeDisplayRepresentable {
  /// What the user sees of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A thing of the app that intents use.
public protocol AppEntity: InstanceDisplayRepresentable, Identifiable, Sendable {
  /// The type of the query.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// Finds things.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of a thing.
  public typealias Property = EntityProperty
}

/// A thing of the app that is made when it is needed.
public protocol TransientAppEntity: InstanceDisplayRepresentable, Sendable {
  /// Creates the thing.
  init()
}

/// A thing that search finds.
public protocol IndexedEntity: AppEntity {}

/// A thing that has a URL.
public protocol URLRepresentableEntity: AppEntity {
  /// The URL, with the properties of the thing in it.
  static var urlRepresentation: URLRepresentation { get }
  /// The URL, with the properties of the thing in it.
  typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// A URL with the properties of a thing in it.
public struct EntityURLRepresentation<Entity: Sendable>: ExpressibleByStringInterpolation, Sendable {
  /// A part that is the same for all things.
  public enum Token: Sendable {
    /// The identifier of the thing.
    case id
  }
  /// Collects the parts of the URL.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a property.
    public mutating func appendInterpolation(_ keyPath: PartialKeyPath<Entity>) {}
    /// Adds the identifier.
    public mutating func appendInterpolation(_ token: Token) {}
  }
  /// Creates a URL.
  public init(stringLiteral value: String) {}
  /// Creates a URL.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Finds things of the app.
public protocol EntityQuery: DynamicOptionsProvider {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// Returns the things with identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the things that the user is offered.
  func suggestedEntities() async throws -> [Entity]
  /// Creates the query.
  init()
}

extension EntityQuery {
  /// Something that the app provides to its intents.
  public typealias Dependency = AppDependency
  /// Returns the things that the user is offered: none.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// Returns the things that the user is offered.
  public func results() async throws -> [Entity] { try await suggestedEntities() }
}

/// Finds things of the app by a text.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the things that match a text.
  func entities(matching string: String) async throws -> [Entity]
}

/// Knows all things of the app.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all things.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// Returns the things with identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
  /// Returns the things that the user is offered: all.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// An enumeration of the app that intents use.
public protocol AppEnum: InstanceDisplayRepresentable, RawRepresentable, Hashable, CaseIterable, Sendable {
  /// What the user sees of each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// What the user sees of the case.
  public var displayRepresentation: DisplayRepresentation { Self.caseDisplayRepresentations[self] ?? "" }
}

/// The name of a type.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public let name: LocalizedStringResource
  /// Creates a name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
  /// Creates a name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource]
  ) { self.name = name }
  /// Creates a name.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

/// What the user sees of a value.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture.
  public struct Image: Sendable {
    /// Creates a picture from a name.
    public init(named name: String, isTemplate: Bool? = nil) {}
    /// Creates a picture from the name of a symbol.
    public init(systemName name: String, isTemplate: Bool? = nil) {}
    /// Creates a picture from data.
    public init(data: Data, isTemplate: Bool? = nil) {}
    /// Creates a picture from a file.
    public init(url: URL, isTemplate: Bool? = nil) {}
  }
  /// The title.
  public let title: LocalizedStringResource
  /// The subtitle.
  public let subtitle: LocalizedStringResource?
  /// The picture.
  public let image: Image?
  /// Creates what the user sees.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  /// Creates what the user sees.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}
