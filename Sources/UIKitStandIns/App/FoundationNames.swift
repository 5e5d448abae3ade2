#if os(Linux)
  import Foundation
  import FoundationNetworking

  // Parts of Foundation that exist only on Apple's systems, as far as code around links uses them.

  extension FileProtectionType: @retroactive Equatable {}

  extension URLCache {
    /// Creates a cache with a folder.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
      self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
  }

  /// Runs a closure; there is no autorelease pool to drain.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  extension ProcessInfo {
    /// The state of the device's temperature.
    public enum ThermalState: Int, Sendable {
      /// The state of the device's temperature.
      case nominal, fair, serious, critical
    }
    /// Whether an app for iOS runs on a Mac: never.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an app with Mac Catalyst runs on a Mac: never.
    public var isMacCatalystApp: Bool { false }
    /// Whether the user saves power; a simulated device never does.
    public var isLowPowerModeEnabled: Bool { false }
    /// The state of the device's temperature, which is always normal.
    public var thermalState: ThermalState { .nominal }
    /// Posted when the device's temperature has changed; simulations never post it.
    public static let thermalStateDidChangeNotification = Notification.Name(
      "NSProcessInfoThermalStateDidChangeNotification")
  }

  extension Notification.Name {
    /// Posted when the user begins to save power or stops; simulations never post it.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
      "NSProcessInfoPowerStateDidChangeNotification")
  }

  extension Timer {
    /// Creates a timer that never fires, as the initial value of a property: `Timer()`.
    public convenience init(_ nothing: Void = ()) {
      self.init(fire: .distantFuture, interval: 0, repeats: true) { _ in }
    }
  }

  extension NSAttributedString {
    /// Creates an empty text: `NSMutableAttributedString()`.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }

  extension NSObjectProtocol {
    /// Returns whether the object has the method of a selector.
    public func responds(to aSelector: Selector!) -> Bool { (self as? NSObject)?.responds(to: aSelector) ?? false }
  }

  /// The lock of all objects, which is coarser than that of the Objective-C runtime and so never waits for another one.
  private let objectLock = NSRecursiveLock()

  /// Begins to use an object exclusively.
  @discardableResult
  public func objc_sync_enter(_ object: Any) -> Int32 {
    objectLock.lock()
    return 0
  }

  /// Ends the exclusive use of an object.
  @discardableResult
  public func objc_sync_exit(_ object: Any) -> Int32 {
    objectLock.unlock()
    return 0
  }

  // The units of Dispatch, which its header defines as macros that Swift imports only on Apple's systems.

  /// The nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000
  /// The microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000
  /// The milliseconds in a second.
  public let MSEC_PER_SEC: UInt64 = 1_000

  /// Returns the uptime of the device in seconds, under the name of QuartzCore, which UIKit exports.
  public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

  /// Returns the seconds since 1 January 2001.
  public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
#endif
