#if os(Linux)
  /// A duration that is made of numbers of seconds and the like.
  public protocol SchedulerTimeIntervalConvertible {
    /// Creates a duration from a whole number of seconds.
    static func seconds(_ s: Int) -> Self
    /// Creates a duration from a number of seconds.
    static func seconds(_ s: Double) -> Self
    /// Creates a duration from a number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Creates a duration from a number of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Creates a duration from a number of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
  }

  /// Decides where and when publishers continue.
  public protocol Scheduler<SchedulerTimeType> {
    /// The type of a point in time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of the options.
    associatedtype SchedulerOptions

    /// The present time.
    var now: SchedulerTimeType { get }
    /// The smallest tolerance.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Performs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Performs an action later.
    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void)
    /// Performs an action later, and again and again, until the result is cancelled or released.
    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
  }

  extension Scheduler {
    /// Performs an action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    /// Performs an action later.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
      schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
    /// Performs an action later.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) { schedule(after: date, tolerance: tolerance, options: nil, action) }
    /// Performs an action later, and again and again, until the result is cancelled or released.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
      schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
    /// Performs an action later, and again and again, until the result is cancelled or released.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) -> any Cancellable { schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action) }

    /// Performs an action after some time.
    func run(after interval: SchedulerTimeType.Stride, _ options: SchedulerOptions?, _ action: @escaping () -> Void) {
      if interval > 0 {
        schedule(after: now.advanced(by: interval), tolerance: minimumTolerance, options: options, action)
      } else {
        schedule(options: options, action)
      }
    }

    /// Performs an action again and again. Each time is planned when the one before is over.
    func repeating(
      _ options: SchedulerOptions?, from date: SchedulerTimeType, _ interval: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      var isOver = false
      func plan(_ date: SchedulerTimeType) {
        schedule(after: date, tolerance: minimumTolerance, options: options) {
          guard !isOver else { return }
          action()
          plan(date.advanced(by: interval))
        }
      }
      plan(date)
      return AnyCancellable { isOver = true }
    }
  }

  /// A scheduler that continues immediately.
  public struct ImmediateScheduler: Scheduler, Sendable {
    /// It has no options.
    public typealias SchedulerOptions = Never

    /// A point in time: always the same.
    public struct SchedulerTimeType: Strideable, Sendable {
      /// A duration, which does not count.
      public typealias Stride = NanosecondStride
      /// Returns no duration.
      public func distance(to other: SchedulerTimeType) -> Stride { 0 }
      /// Returns the same point.
      public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }

    /// The shared scheduler.
    public static let shared = ImmediateScheduler()
    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    /// Performs an action immediately.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    /// Performs an action immediately.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) { action() }
    /// Performs an action immediately, once.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      action()
      return AnyCancellable {}
    }
  }
#endif
