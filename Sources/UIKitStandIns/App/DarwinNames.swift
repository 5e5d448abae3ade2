#if os(Linux)
  import Foundation

  // What Foundation exports from the layers below it on Apple's systems, as far as code around links uses it.

  /// A lock, with the functions `os_unfair_lock_lock` and `os_unfair_lock_unlock`.
  public struct os_unfair_lock_s {
    fileprivate let lock = NSLock()
    /// Creates a lock that is free.
    public init() {}
  }

  /// A lock, with the functions `os_unfair_lock_lock` and `os_unfair_lock_unlock`.
  public typealias os_unfair_lock = os_unfair_lock_s
  /// A pointer to a lock.
  public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

  /// Waits until a lock is free, and takes it.
  public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }
  /// Takes a lock if it is free, and returns whether it was.
  public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }
  /// Frees a lock.
  public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }

  /// Has no effect: whether this thread holds a lock is not checked.
  public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
  /// Has no effect: whether this thread holds a lock is not checked.
  public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

  /// Returns 1 on the main thread, and 0 elsewhere.
  public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

  /// Returns what the system knows by a name: the model of a simulated device is `iPhone`, and nothing else is known.
  ///
  /// - Parameters:
  ///   - name: The name, such as `hw.machine`.
  ///   - value: The place for the value, a text that ends with a zero; nil if only its size is asked for.
  ///   - size: The size of that place in bytes, and then of the value.
  ///   - newValue: A new value, which has no effect.
  ///   - newSize: Its size in bytes.
  /// - Returns: 0, or -1 if the name is not known or the place is too small.
  public func sysctlbyname(
    _ name: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?,
    _ newValue: UnsafeMutableRawPointer?, _ newSize: Int
  ) -> Int32 {
    guard let name, let size, ["hw.machine", "hw.model"].contains(String(cString: name)) else { return -1 }
    let text = Array("iPhone".utf8CString)
    defer { size.pointee = text.count }
    guard let value else { return 0 }
    guard size.pointee >= text.count else { return -1 }
    value.copyMemory(from: text, byteCount: text.count)
    return 0
  }

  /// Stands in for an exception of Objective-C, which Linux does not have.
  public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Code gives a method something that it does not take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// Something is inconsistent.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// Another exception.
    public static let genericException = NSExceptionName("NSGenericException")
  }

  /// Stands in for an exception of Objective-C. The system never makes one, and one that the app raises ends the test.
  open class NSException: NSObject {
    /// The name.
    public let name: NSExceptionName
    /// The reason.
    public let reason: String?
    /// What the app adds.
    public let userInfo: [AnyHashable: Any]?
    /// Where it was raised: not known.
    open var callStackSymbols: [String] { [] }

    /// Creates an exception.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
      (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    /// Ends the process, as an exception does that nothing catches.
    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
  }

  /// Takes what is to be called for an exception that nothing catches. It is never called, as there are none.
  public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
#endif
