#if os(Linux)
  import Foundation

  /// Stands in for the values that an app keeps in iCloud.
  ///
  /// Nobody is signed in to iCloud: the values are on the simulated device until the app is removed, and no other
  /// device changes them. It is `@unchecked Sendable` because its only property never changes and `UserDefaults` has a
  /// lock.
  open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Posted when another device has changed a value; simulations never post it.
    public static let didChangeExternallyNotification = Notification.Name(
      "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    /// The store of the app.
    public class var `default`: NSUbiquitousKeyValueStore { shared }
    private static let shared = NSUbiquitousKeyValueStore()

    private var values: UserDefaults { UserDefaults(suiteName: "iCloud.values") ?? .standard }

    /// Creates an object for the store of the app.
    public override init() { super.init() }

    /// Returns a value.
    open func object(forKey aKey: String) -> Any? { values.object(forKey: aKey) }
    /// Sets a value, or removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { values.set(anObject, forKey: aKey) }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { values.removeObject(forKey: aKey) }
    /// Returns a text.
    open func string(forKey aKey: String) -> String? { values.object(forKey: aKey) as? String }
    /// Returns an array.
    open func array(forKey aKey: String) -> [Any]? { values.array(forKey: aKey) }
    /// Returns a dictionary.
    open func dictionary(forKey aKey: String) -> [String: Any]? { values.dictionary(forKey: aKey) }
    /// Returns data.
    open func data(forKey aKey: String) -> Data? { values.data(forKey: aKey) }
    /// Returns a whole number; zero if there is none.
    open func longLong(forKey aKey: String) -> Int64 { Int64(values.integer(forKey: aKey)) }
    /// Returns a number; zero if there is none.
    open func double(forKey aKey: String) -> Double { values.double(forKey: aKey) }
    /// Returns a Boolean value; false if there is none.
    open func bool(forKey aKey: String) -> Bool { values.bool(forKey: aKey) }
    /// Sets a text.
    open func set(_ aString: String?, forKey aKey: String) { values.set(aString, forKey: aKey) }
    /// Sets data.
    open func set(_ aData: Data?, forKey aKey: String) { values.set(aData, forKey: aKey) }
    /// Sets an array.
    open func set(_ anArray: [Any]?, forKey aKey: String) { values.set(anArray, forKey: aKey) }
    /// Sets a dictionary.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { values.set(aDictionary, forKey: aKey) }
    /// Sets a whole number.
    open func set(_ value: Int64, forKey aKey: String) { values.set(Int(value), forKey: aKey) }
    /// Sets a number.
    open func set(_ value: Double, forKey aKey: String) { values.set(value, forKey: aKey) }
    /// Sets a Boolean value.
    open func set(_ value: Bool, forKey aKey: String) { values.set(value, forKey: aKey) }
    /// All values.
    open var dictionaryRepresentation: [String: Any] { values.persistentDomain(forName: "iCloud.values") ?? [:] }
    /// Reads and writes what has changed. Returns true.
    @discardableResult
    open func synchronize() -> Bool { true }
  }

  /// The key for the reason of a change by another device.
  public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
  /// The key for what another device has changed.
  public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
  /// Another device has changed values.
  public let NSUbiquitousKeyValueStoreServerChange = 0
  /// Values of another device have come for the first time.
  public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
  /// There are too many values.
  public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
  /// Another user has signed in to iCloud.
  public let NSUbiquitousKeyValueStoreAccountChange = 3
#endif
