import Observation
import SDKContract

/// A class with `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What the simulation keeps for the object; the translation of `@Model` declares it.
  var _modelRecord: _ModelRecord { get }
}

extension PersistentModel {
  /// The context in which the object is; nil before it is inserted and after it is deleted.
  public var modelContext: ModelContext? { _modelRecord.context }
  /// The identifier of the object in its store.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: String(describing: Self.self), number: _modelRecord.number)
  }
  /// The identity of the object, unless its class declares another one.
  public var id: PersistentIdentifier { persistentModelID }
  /// Whether the object is deleted when its context is saved.
  public var isDeleted: Bool { _modelRecord.isDeleted }
  /// Whether the object is new; changes of its properties are not counted.
  public var hasChanges: Bool { _modelRecord.context?.isInserted(self) ?? false }

  /// Returns whether two objects are the same.
  public static func == (left: Self, right: Self) -> Bool { left === right }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(_modelRecord.number) }
}

/// What the simulation keeps for an object of a class with `@Model`.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on one thread.
public final class _ModelRecord: @unchecked Sendable {
  weak var context: ModelContext?
  var isDeleted = false
  /// The number of the object among all of the device.
  private(set) lazy var number = AppEnvironment.withCurrent(()) { environment, _ in
    environment.stored { ModelNumbers() }?.next() ?? 0
  }

  /// Creates the record of an object that is in no context.
  public init() {}
}

/// Counts the objects of a device, so that their identifiers are the same in each run.
private final class ModelNumbers {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}

/// The identifier of an object in its store.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable, Sendable {
  /// The name of the object's class.
  public let entityName: String
  let number: Int

  /// The identity of the identifier.
  public var id: PersistentIdentifier { self }
  /// The identifier of the store.
  public var storeIdentifier: String? { "default" }

  /// Returns whether an identifier is older than another one.
  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool { left.number < right.number }
}
