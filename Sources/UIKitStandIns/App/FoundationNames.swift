#if os(Linux)
  import Foundation

  // What Foundation has on Apple's systems only, as far as code around links uses it.

  extension UserDefaults {
    /// Keeps a value, by the name that key-value coding has for it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// The value under a key, by the name that key-value coding has for it.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }

  /// Runs a body; there is no pool of objects to empty.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  extension Timer {
    /// Creates a timer that never fires, as a property has it before there is one: `Timer()`.
    public convenience init(_ nothing: Void = ()) {
      self.init(fire: .distantFuture, interval: 0, repeats: true) { _ in }
    }
  }

  extension NSAttributedString {
    /// Creates a text without letters: `NSMutableAttributedString()`.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }

  extension NSObjectProtocol {
    /// Whether the object has the method of a selector.
    public func responds(to aSelector: Selector!) -> Bool { (self as? NSObject)?.responds(to: aSelector) ?? false }
  }

  /// The seconds for which the device has been running, by the name of QuartzCore, which UIKit brings with it.
  public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

  /// The seconds since 1 January 2001.
  public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
#endif
