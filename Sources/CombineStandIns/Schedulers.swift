import Dispatch
import Foundation

#if os(Linux)
  /// Where and when publishers go on.
  public protocol Scheduler {
    /// Does something later.
    ///
    /// - Parameters:
    ///   - seconds: How much later.
    ///   - action: What is done.
    func schedule(after seconds: Double, _ action: @escaping () -> Void)
  }

  /// Hands a closure to a queue; it is run once, after what runs now.
  private struct Handed: @unchecked Sendable {
    let run: () -> Void
  }

  extension DispatchQueue: Scheduler {
    /// Does something later.
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
    /// Does something later, on the main queue.
    public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
      DispatchQueue.main.schedule(after: seconds, action)
    }
  }

  extension OperationQueue: Scheduler {
    /// Does something later, as an operation.
    public func schedule(after seconds: Double, _ action: @escaping () -> Void) {
      let handed = Handed(run: action)
      if seconds > 0 {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.addOperation { handed.run() } }
      } else {
        addOperation { handed.run() }
      }
    }
  }

  /// Goes on at once.
  public struct ImmediateScheduler: Scheduler, Sendable {
    /// The scheduler.
    public static let shared = ImmediateScheduler()
    /// Does something now.
    public func schedule(after seconds: Double, _ action: @escaping () -> Void) { action() }
  }

  /// A time for a scheduler.
  public struct SchedulerTime: Sendable {
    /// The time in seconds.
    public let seconds: Double
    /// So many seconds.
    public static func seconds(_ seconds: Double) -> SchedulerTime { SchedulerTime(seconds: seconds) }
    /// So many milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> SchedulerTime {
      SchedulerTime(seconds: Double(milliseconds) / 1000)
    }
  }

  extension SchedulerTime: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// So many seconds.
    public init(floatLiteral value: Double) { seconds = value }
    /// So many seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
  }

  extension Publisher {
    private func later(
      _ seconds: Double, _ scheduler: some Scheduler
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher { receiver in
        attach(
          Receiver(
            { value in scheduler.schedule(after: seconds) { receiver.receive(value) } },
            { end in scheduler.schedule(after: seconds) { receiver.receive(completion: end) } }))
      }
    }

    /// Sends on a scheduler.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { later(0, scheduler) }
    /// Begins on a scheduler; here, at once.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// Sends later.
    public func delay<S: Scheduler>(for interval: SchedulerTime, scheduler: S) -> AnyPublisher<Output, Failure> {
      later(interval.seconds, scheduler)
    }

    /// Sends a value when no other one has come for some time.
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

    /// Sends a value at most once in some time: the first one at once, and then the last or the first one of each interval.
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

    /// Ends if no value comes in time, or fails with an error of the app's own.
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
    /// Sends notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
      AnyPublisher { receiver in
        let handed = HandedReceiver(receiver: receiver)
        let token = self.addObserver(forName: name, object: object, queue: nil) { handed.receiver.receive($0) }
        return AnyCancellable { self.removeObserver(token) }
      }
    }
  }

  /// Hands notifications on, on the thread that posts them.
  private struct HandedReceiver: @unchecked Sendable {
    let receiver: Receiver<Notification, Never>
  }
#endif
