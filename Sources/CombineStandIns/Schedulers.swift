import Dispatch
import Foundation

#if os(Linux)
  /// Decides where and when publishers continue.
  public protocol Scheduler {
    /// Performs an action later.
    ///
    /// - Parameters:
    ///   - seconds: The delay, in seconds.
    ///   - action: The action.
    func schedule(after seconds: Double, _ action: @escaping () -> Void)
  }

  /// Passes a closure to a queue.
  ///
  /// It is `@unchecked Sendable` because the queue runs it once, after the current code.
  private struct Handed: @unchecked Sendable {
    let run: () -> Void
  }

  extension DispatchQueue: Scheduler {
    /// Performs an action later.
    public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
      let handed = Handed(run: action)
      if seconds > 0 {
        asyncAfter(deadline: .now() + seconds) { handed.run() }
      } else {
        async { handed.run() }
      }
    }
  }

  extension RunLoop: Scheduler {
    /// Performs an action later, on the main queue.
    public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
      DispatchQueue.main.schedule(after: seconds, action)
    }
  }

  extension OperationQueue: Scheduler {
    /// Performs an action later, as an operation.
    public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
      let handed = Handed(run: action)
      if seconds > 0 {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.addOperation { handed.run() } }
      } else {
        addOperation { handed.run() }
      }
    }
  }

  /// A scheduler that continues immediately.
  public struct ImmediateScheduler: Scheduler, Sendable {
    /// The shared scheduler.
    public static let shared = ImmediateScheduler()
    /// Performs an action immediately.
    public func schedule(after seconds: Double, _ action: @escaping () -> Void) { action() }
  }

  /// An amount of time for a scheduler.
  public struct SchedulerTime: Sendable {
    /// The time in seconds.
    public let seconds: Double
    /// Creates a time from a number of seconds.
    public static func seconds(_ seconds: Double) -> SchedulerTime { SchedulerTime(seconds: seconds) }
    /// Creates a time from a whole number of seconds.
    public static func seconds(_ seconds: Int) -> SchedulerTime { SchedulerTime(seconds: Double(seconds)) }
    /// Creates a time from a number of milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> SchedulerTime {
      SchedulerTime(seconds: Double(milliseconds) / 1000)
    }
    /// Creates a time from a number of microseconds.
    public static func microseconds(_ microseconds: Int) -> SchedulerTime {
      SchedulerTime(seconds: Double(microseconds) / 1_000_000)
    }
    /// Creates a time from a number of nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> SchedulerTime {
      SchedulerTime(seconds: Double(nanoseconds) / 1_000_000_000)
    }
  }

  extension SchedulerTime: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a time from a number of seconds.
    public init(floatLiteral value: Double) { seconds = value }
    /// Creates a time from a number of seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
  }

  extension Publisher {
    private func later(
      _ seconds: Double, _ scheduler: some Scheduler
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        var count = 0
        let made = Receiver<Output, Failure>(
          { value in
            count += 1
            scheduler.schedule(after: seconds) {
              count -= 1
              receiver.receive(value)
            }
          }, { end in scheduler.schedule(after: seconds) { receiver.receive(completion: end) } })
        made.follow(receiver)
        // What a receiver has asked for may be on its way.
        if let demand = receiver.demand { made.demand = { count == 0 && demand() } }
        return attach(made)
      }
    }

    /// Publishes on a scheduler.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { later(0, scheduler) }
    /// Subscribes on a scheduler; here, immediately.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// Publishes with a delay.
    public func delay<S: Scheduler>(for interval: SchedulerTime, scheduler: S) -> AnyPublisher<Output, Failure> {
      later(interval.seconds, scheduler)
    }

    /// Publishes a value when no other one has followed for some time.
    public func debounce<S: Scheduler>(for interval: SchedulerTime, scheduler: S) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        var count = 0
        return attach(
          Receiver(
            { value in
              count += 1
              let present = count
              scheduler.schedule(after: interval.seconds) {
                if present == count { receiver.receive(value) }
              }
            }, { receiver.receive(completion: $0) }))
      }
    }

    /// Publishes at most one value per interval: the first value immediately, then the first or the latest of each
    /// interval.
    public func throttle<S: Scheduler>(
      for interval: SchedulerTime, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
      through { receiver in
        var isWaiting = false
        var kept: Output?
        func wait() {
          isWaiting = true
          scheduler.schedule(after: interval.seconds) {
            isWaiting = false
            guard let value = kept else { return }
            kept = nil
            receiver.receive(value)
            wait()
          }
        }
        return Receiver(
          { value in
            if isWaiting {
              if latest || kept == nil { kept = value }
            } else {
              wait()
              scheduler.schedule(after: 0) { receiver.receive(value) }
            }
          }, { end in scheduler.schedule(after: 0) { receiver.receive(completion: end) } })
      }
    }

    /// Completes if no value arrives in time, or fails with an error of the app.
    public func timeout<S: Scheduler>(
      _ interval: SchedulerTime, scheduler: S, customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        let parts = Parts(receiver, of: 1)
        var count = 0
        func wait() {
          count += 1
          let present = count
          scheduler.schedule(after: interval.seconds) {
            if present == count { parts.end(customError.map { .failure($0()) } ?? .finished) }
          }
        }
        wait()
        parts.listen(to: self) { value in
          wait()
          receiver.receive(value)
        } end: {
          count += 1
        }
        return AnyCancellable { parts.cancel() }
      }
    }
  }

  extension NotificationCenter {
    /// Publishes the notifications with a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
      AnyPublisher { receiver in
        let handed = HandedReceiver(receiver: receiver)
        let token = self.addObserver(forName: name, object: object, queue: nil) { notification in
          if handed.receiver.hasDemand { handed.receiver.receive(notification) }
        }
        return AnyCancellable { self.removeObserver(token) }
      }
    }
  }

  /// Forwards notifications on the thread that posts them.
  private struct HandedReceiver: @unchecked Sendable {
    let receiver: Receiver<Notification, Never>
  }
#endif
