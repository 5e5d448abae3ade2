import Dispatch
import Foundation
import SDKContract
import Security

/// Whether a host can be reached, and how.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates flags from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Over a connection that may change.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// It can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  /// A connection has to be made first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  /// Traffic makes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  /// The user has to do something for the connection.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  /// A request makes the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  /// It is the device itself.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 65536)
  /// There is no gateway in between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 131072)
  /// Over the mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 262144)
}

/// Stands in for a question about the network. Whatever host it is about, the answer is the network of the simulated
/// device.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on one thread.
public final class SCNetworkReachability: @unchecked Sendable {
  private var callback: SCNetworkReachabilityCallBack?
  private var context = SCNetworkReachabilityContext()
  private var observer: Int?
  private var told: SCNetworkReachabilityFlags?

  fileprivate init() {}

  deinit {
    stop()
    context.letGo()
  }

  /// Keeps a callback and its information, and lets the ones before it go.
  fileprivate func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
    let old = self.context
    (self.callback, self.context) = (callback, context?.kept() ?? SCNetworkReachabilityContext())
    old.letGo()
  }

  fileprivate var flags: SCNetworkReachabilityFlags {
    AppEnvironment.withCurrent(()) { environment, _ in environment.isOnline ? [.reachable] : [] }
  }

  fileprivate func start(_ queue: DispatchQueue) {
    stop()
    told = flags
    observer = AppEnvironment.withCurrent(self) { environment, reachability in
      environment.networkObservers.add { [weak reachability] in reachability?.update(queue) }
    }
  }

  fileprivate func stop() {
    guard let observer else { return }
    self.observer = nil
    AppEnvironment.withCurrent(observer) { environment, observer in environment.networkObservers.remove(observer) }
  }

  private func update(_ queue: DispatchQueue) {
    let flags = flags
    guard flags != told else { return }
    told = flags
    queue.async { [weak self] in
      guard let self, observer != nil else { return }
      callback?(self, flags, context.info)
    }
  }
}

/// Receives the flags after a change of the network.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback gets, and how it is kept.
public struct SCNetworkReachabilityContext {
  /// The version: zero.
  public var version: Int
  /// What the callback gets.
  public var info: UnsafeMutableRawPointer?
  /// Called with the information when the context is set; nil if nothing has to keep it.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Called with the information when nothing needs it any more.
  public var release: ((UnsafeRawPointer) -> Void)?

  /// Creates a context. The description is not asked for.
  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?
  ) { (self.version, self.info, self.retain, self.release) = (version, info, retain, release) }

  /// Creates a context without information.
  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

  /// Returns the context with the information that its function for this returns.
  fileprivate func kept() -> SCNetworkReachabilityContext {
    guard let info, let retain else { return self }
    var kept = self
    kept.info = UnsafeMutableRawPointer(mutating: retain(info))
    return kept
  }

  fileprivate func letGo() {
    if let info { release?(info) }
  }
}

/// Asks about an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Asks about a host.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns the flags.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the function that gets changes.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.set(callout, context?.pointee)
  return true
}

/// Sets the queue of the callback; nil ends the calls.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  if let queue { target.start(queue) } else { target.stop() }
  return true
}

/// Calls the callback on the main queue, whatever the run loop.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop?, _ runLoopMode: CFString
) -> Bool { SCNetworkReachabilitySetDispatchQueue(target, .main) }

/// Ends the calls of the callback.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop?, _ runLoopMode: CFString
) -> Bool { SCNetworkReachabilitySetDispatchQueue(target, nil) }

/// The flag of a host that can be reached, as a number.
public let kSCNetworkFlagsReachable = 2
/// The flag of a connection that has to be made first, as a number.
public let kSCNetworkFlagsConnectionRequired = 4
/// Returns the code of the last error: none.
public func SCError() -> Int32 { 0 }

/// Stands in for an allocator of Core Foundation.
public final class CFAllocator: Sendable {}
/// The default allocator: none.
public let kCFAllocatorDefault: CFAllocator? = nil
/// Stands in for a run loop of Core Foundation.
public final class CFRunLoop: Sendable {
  fileprivate static let main = CFRunLoop()
}
/// The mode of a run loop.
public struct CFRunLoopMode: Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The default mode.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// All common modes.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}
/// Returns the main run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.main }
/// Returns the run loop of the thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop.main }
