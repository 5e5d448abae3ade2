#if os(Linux)
  import Foundation
  import SDKContract

  /// A timer that calls a method, with the app's data.
  private final class TargetTimer: Timer {
    fileprivate var information: Any?
    override var userInfo: Any? { information }
    override var fireDate: Date {
      didSet { if AppEnvironment.simulated != nil { RunLoop.current.add(self, forMode: .newDate) } }
    }
  }

  /// A protocol of timers, with which an initializer can create an object of another class.
  public protocol _TimerWithTarget {}
  extension Timer: _TimerWithTarget {}

  extension _TimerWithTarget where Self: Timer {
    /// Creates a timer that calls a method of an object, and retains the object until it is invalidated.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two calls.
    ///   - target: The object.
    ///   - selector: The method, which may take the timer.
    ///   - userInfo: The data that the method finds in the timer.
    ///   - repeats: Whether the timer fires more than once.
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
    /// Creates a timer that calls a method of an object, and schedules it on the current run loop.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two calls.
    ///   - target: The object, which is retained until the timer is invalidated.
    ///   - selector: The method, which may take the timer.
    ///   - userInfo: The data that the method finds in the timer.
    ///   - repeats: Whether the timer fires more than once.
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

  /// An object that receives a message later.
  ///
  /// It is `@unchecked Sendable` because messages in Objective-C have no isolation either: the object receives the
  /// message where the sender is.
  struct Receiver: @unchecked Sendable {
    let object: AnyObject
    init(_ object: AnyObject) { self.object = object }
  }
#endif
