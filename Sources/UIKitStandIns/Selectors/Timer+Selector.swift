#if os(Linux)
  import Foundation

  /// A timer that calls a method, and has what the app has given it.
  private final class TargetTimer: Timer {
    fileprivate var information: Any?
    override var userInfo: Any? { information }
  }

  /// What timers are, so that an initializer can make one of another class.
  public protocol _TimerWithTarget {}
  extension Timer: _TimerWithTarget {}

  extension _TimerWithTarget where Self: Timer {
    /// Creates a timer that calls a method of an object, and keeps the object alive until it is invalid.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two calls.
    ///   - target: The object.
    ///   - selector: The method, which may take the timer.
    ///   - userInfo: What the method finds in the timer.
    ///   - repeats: Whether there is more than one call.
    public init(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      self.init(
        fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target, selector: selector,
        userInfo: userInfo, repeats: repeats)
    }

    /// Creates a timer that calls a method of an object for the first time at a date.
    public init(
      fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      let receiver = Receiver(target as AnyObject)
      let timer = TargetTimer(fire: date, interval: interval, repeats: repeats) { timer in
        selector.send(to: receiver.object, timer)
      }
      timer.information = userInfo
      self = unsafeDowncast(timer, to: Self.self)
    }
  }

  extension Timer {
    /// Creates a timer that calls a method of an object, and lets the current run loop have it.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two calls.
    ///   - target: The object, which stays alive until the timer is invalid.
    ///   - selector: The method, which may take the timer.
    ///   - userInfo: What the method finds in the timer.
    ///   - repeats: Whether there is more than one call.
    @discardableResult
    public static func scheduledTimer(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
  }

  /// An object that gets a message later.
  ///
  /// It is sound because Objective-C's messages know no isolation either: the object gets the message where the sender of
  /// the message is.
  struct Receiver: @unchecked Sendable {
    let object: AnyObject
    init(_ object: AnyObject) { self.object = object }
  }
#endif
