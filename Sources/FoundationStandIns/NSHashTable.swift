#if os(Linux)
  import Foundation

  /// How a table keeps its objects.
  public enum NSPointerFunctions {
    /// The options of a table.
    public struct Options: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The table keeps its objects alive.
      public static let strongMemory: Options = []
      /// The table forgets an object that nothing else keeps alive.
      public static let weakMemory = Options(rawValue: 5)
      /// Objects are the same if they are equal.
      public static let objectPersonality: Options = []
      /// Objects are the same if they are identical.
      public static let objectPointerPersonality = Options(rawValue: 512)
      /// Objects are copied.
      public static let copyIn = Options(rawValue: 65536)
    }
  }

  /// A place for an object, which may keep it alive.
  struct TableEntry {
    private weak var object: AnyObject?
    private let kept: Any?

    init(_ object: Any, _ options: NSPointerFunctions.Options) {
      let isWeak = options.contains(.weakMemory)
      self.object = isWeak ? object as AnyObject : nil
      kept = isWeak ? nil : object
    }

    /// The object; nil if it is gone.
    var value: Any? { kept ?? object }

    /// Returns the object with its type; nil if it is gone.
    func object<ObjectType>(as type: ObjectType.Type) -> ObjectType? {
      // A missing value that is cast itself would be an object.
      guard let value else { return nil }
      return value as? ObjectType
    }

    /// Returns whether the object is another one, or equal to it.
    func holds(_ other: Any, _ options: NSPointerFunctions.Options) -> Bool {
      guard let value else { return false }
      if (value as AnyObject) === (other as AnyObject) { return true }
      guard !options.contains(.objectPointerPersonality) else { return false }
      if let object = value as? NSObject { return object.isEqual(other) }
      return (value as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
    }
  }

  /// Stands in for a set that may hold its objects weakly, which Foundation does not have on Linux.
  ///
  /// On a device its objects have no order; here they have that in which they were added, so that runs are the same.
  open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var entries: [TableEntry] = []

    /// Creates a table.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }
    /// Creates a table that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are left.
    open var allObjects: [ObjectType] { entries.compactMap { $0.object(as: ObjectType.self) } }
    /// The number of objects.
    open var count: Int { allObjects.count }
    /// One of the objects; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }
    /// The objects as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Adds an object, unless the table has it.
    open func add(_ object: ObjectType?) {
      entries.removeAll { $0.value == nil }
      if let object, !contains(object) { entries.append(TableEntry(object, options)) }
    }
    /// Removes an object.
    open func remove(_ object: ObjectType?) {
      entries.removeAll { entry in entry.value == nil || object.map { entry.holds($0, options) } ?? false }
    }
    /// Removes all objects.
    open func removeAllObjects() { entries = [] }
    /// Returns whether the table has an object.
    open func contains(_ object: ObjectType?) -> Bool {
      object.map { object in entries.contains { $0.holds(object, options) } } ?? false
    }
    /// Returns the object of the table that equals another one.
    open func member(_ object: ObjectType?) -> ObjectType? {
      object.flatMap { object in entries.first { $0.holds(object, options) }?.object(as: ObjectType.self) }
    }
  }

  /// Stands in for a dictionary that may hold its keys and objects weakly, which Foundation does not have on Linux.
  open class NSMapTable<KeyType, ObjectType>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: TableEntry, object: TableEntry)] = []

    /// Creates a table.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }
    /// Creates a table that keeps everything alive.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Creates a table that holds its keys weakly.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Creates a table that holds its objects weakly.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Creates a table that holds everything weakly.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of objects.
    open var count: Int { entries.count { $0.key.value != nil && $0.object.value != nil } }

    /// Returns the object for a key; nil if there is none.
    open func object(forKey key: KeyType?) -> ObjectType? {
      key.flatMap { key in entries.first { $0.key.holds(key, keyOptions) }?.object.object(as: ObjectType.self) }
    }
    /// Sets the object for a key.
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
      removeObject(forKey: key)
      if let key, let object { entries.append((TableEntry(key, keyOptions), TableEntry(object, valueOptions))) }
    }
    /// Removes the object for a key.
    open func removeObject(forKey key: KeyType?) {
      entries.removeAll { entry in
        entry.key.value == nil || entry.object.value == nil || key.map { entry.key.holds($0, keyOptions) } ?? false
      }
    }
    /// Removes everything.
    open func removeAllObjects() { entries = [] }
  }
#endif
