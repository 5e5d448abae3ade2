#if os(Linux)
  import Foundation

  /// How an object is associated with another one. There is no Objective-C runtime that does it.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Without being kept alive.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Kept alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// The values of an object; the object may be gone, and its address that of another one.
  private struct Associations {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: TableEntry] = [:]
  }

  /// It is `@unchecked Sendable` because its lock guards everything that changes.
  private final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()
    private let lock = NSLock()
    private var all: [ObjectIdentifier: Associations] = [:]
    private var limit = 64

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      lock.withLock {
        guard let found = all[ObjectIdentifier(object)], found.object === object else { return nil }
        return found.values[key]?.value
      }
    }

    func set(_ value: TableEntry?, of object: AnyObject, _ key: UnsafeRawPointer) {
      // What is given up may set other values when it goes away.
      let given = lock.withLock { () -> [Associations] in
        let id = ObjectIdentifier(object)
        var given: [Associations] = []
        var found = all[id] ?? Associations(object: object)
        if found.object !== object {
          given.append(found)
          found = Associations(object: object)
        }
        given.append(found)
        found.values[key] = value
        all[id] = found
        // Each time that the table has doubled, those that are gone make room.
        if all.count >= limit {
          given += all.values.filter { $0.object == nil }
          all = all.filter { $0.value.object != nil }
          limit = max(64, all.count * 2)
        }
        return given
      }
      withExtendedLifetime(given) {}
    }

    func removeAll(of object: AnyObject) {
      let given = lock.withLock { all.removeValue(forKey: ObjectIdentifier(object)) }
      withExtendedLifetime(given) {}
    }
  }

  /// Associates a value with an object; nil takes it away.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
    AssociatedObjects.shared.set(
      value.map { TableEntry($0, isWeak ? .weakMemory : .strongMemory) }, of: object as AnyObject, key)
  }

  /// Returns the value that is associated with an object.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, key)
  }

  /// Takes away all values that are associated with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
  }
#endif
