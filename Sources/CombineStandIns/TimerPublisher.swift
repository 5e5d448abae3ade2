#if os(Linux)
  import Foundation

  extension Timer {
    /// Publishes the time repeatedly.
    ///
    /// - Parameters:
    ///   - interval: The interval, in seconds.
    ///   - tolerance: How late the timer may fire; simulations are always on time.
    ///   - runLoop: The run loop; simulations have only one.
    ///   - mode: The mode of the run loop.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval) }

    /// Publishes the time repeatedly, once it is connected.
    ///
    /// It is `@unchecked Sendable` because a timer belongs to the thread of its simulation.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
      /// The type of the values.
      public typealias Output = Date
      /// The type of the failure: none.
      public typealias Failure = Never
      private let interval: TimeInterval
      private let ticks = PassthroughSubject<Date, Never>()
      private var timer: Timer?

      init(interval: TimeInterval) { self.interval = interval }

      /// Attaches a receiver, which gets everything that is sent from now on.
      public func attach(_ receiver: Receiver<Date, Never>) -> AnyCancellable { ticks.attach(receiver) }

      /// Starts to publish, unless it has already started.
      ///
      /// - Returns: An object that stops the timer, whoever started it.
      public func connect() -> any Cancellable {
        if timer == nil {
          timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in
            self?.ticks.send(Date())
          }
        }
        return Connection { [weak self] in
          self?.timer?.invalidate()
          self?.timer = nil
        }
      }
    }
  }

  /// A connection that ends when it is cancelled, but not when it is released.
  private final class Connection: Cancellable {
    private var end: (() -> Void)?
    init(_ end: @escaping () -> Void) { self.end = end }
    func cancel() {
      end?()
      end = nil
    }
  }
#endif
