import Dispatch
import Foundation

#if os(Linux)
  /// Passes a closure to a queue.
  ///
  /// It is `@unchecked Sendable` because the queue runs it once, after the current code.
  private struct Handed: @unchecked Sendable {
    let run: () -> Void
  }

  extension DispatchQueue: Scheduler {
    /// A point in time.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
      /// The type of a duration.
      public typealias Stride = NanosecondStride
      private var nanoseconds: UInt64
      /// The point, as Dispatch has it.
      public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }
      /// Creates a point.
      public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }
      /// Returns the duration until another point.
      public func distance(to other: SchedulerTimeType) -> NanosecondStride {
        NanosecondStride(nanoseconds: Int(truncatingIfNeeded: other.nanoseconds &- nanoseconds))
      }
      /// Returns a later point.
      public func advanced(by n: NanosecondStride) -> SchedulerTimeType {
        var later = self
        later.nanoseconds &+= UInt64(truncatingIfNeeded: n.magnitude)
        return later
      }
    }

    /// How a queue runs a block.
    public struct SchedulerOptions {
      /// The priority.
      public var qos: DispatchQoS
      /// The flags.
      public var flags: DispatchWorkItemFlags
      /// The group that the block enters.
      public var group: DispatchGroup?
      /// Creates options.
      public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
        (self.qos, self.flags, self.group) = (qos, flags, group)
      }
    }

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// No tolerance.
    public var minimumTolerance: NanosecondStride { 0 }

    /// Performs an action as a block.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let handed = Handed(run: action)
      guard let options else { return async { handed.run() } }
      async(group: options.group, qos: options.qos, flags: options.flags) { handed.run() }
    }

    /// Performs an action as a block, later.
    public func schedule(
      after date: SchedulerTimeType, tolerance: NanosecondStride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      let handed = Handed(run: action)
      guard let options else { return asyncAfter(deadline: date.dispatchTime) { handed.run() } }
      let group = options.group
      group?.enter()
      asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
        handed.run()
        group?.leave()
      }
    }

    /// Performs an action as blocks, later, and again and again, until the result is cancelled or released.
    public func schedule(
      after date: SchedulerTimeType, interval: NanosecondStride, tolerance: NanosecondStride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { repeating(options, from: date, interval, action) }
  }

  extension RunLoop: Scheduler {
    /// A point in time.
    public typealias SchedulerTimeType = DateTime
    /// It has no options.
    public struct SchedulerOptions: Sendable {}

    /// The present time.
    public var now: DateTime { DateTime(Date()) }
    /// No tolerance.
    public var minimumTolerance: SecondStride { 0 }

    /// Performs an action, on the main queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      DispatchQueue.main.schedule(action)
    }
    /// Performs an action later, on the main queue.
    public func schedule(
      after date: DateTime, tolerance: SecondStride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { DispatchQueue.main.run(after: .seconds(now.distance(to: date).magnitude), nil, action) }
    /// Performs an action later, on the main queue, and again and again, until the result is cancelled or released.
    public func schedule(
      after date: DateTime, interval: SecondStride, tolerance: SecondStride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable { repeating(options, from: date, interval, action) }
  }

  extension OperationQueue: Scheduler {
    /// A point in time.
    public typealias SchedulerTimeType = DateTime
    /// It has no options.
    public struct SchedulerOptions: Sendable {}

    /// The present time.
    public var now: DateTime { DateTime(Date()) }
    /// No tolerance.
    public var minimumTolerance: SecondStride { 0 }

    /// Performs an action as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let handed = Handed(run: action)
      addOperation { handed.run() }
    }
    /// Performs an action as an operation, later.
    public func schedule(
      after date: DateTime, tolerance: SecondStride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let handed = Handed(run: action)
      DispatchQueue.global().run(after: .seconds(now.distance(to: date).magnitude), nil) {
        self.addOperation { handed.run() }
      }
    }
    /// Performs an action as operations, later, and again and again, until the result is cancelled or released.
    public func schedule(
      after date: DateTime, interval: SecondStride, tolerance: SecondStride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable { repeating(options, from: date, interval, action) }
  }
#endif
