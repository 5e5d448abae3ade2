#if os(Linux)
  import Foundation

  extension Timer {
    /// Sends the time again and again.
    ///
    /// - Parameters:
    ///   - interval: After how many seconds.
    ///   - tolerance: How much later a time may come; simulations are on time.
    ///   - runLoop: Where it runs; simulations have one loop.
    ///   - mode: When it runs.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval) }

    /// Sends the time again and again, once it has been connected.
    ///
    /// Unchecked, as a timer belongs to the thread of its simulation.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
      /// What it sends.
      public typealias Output = Date
      /// It does not fail.
      public typealias Failure = Never
      private let interval: TimeInterval
      private let ticks = PassthroughSubject<Date, Never>()
      private var timer: Timer?

      init(interval: TimeInterval) { self.interval = interval }

      /// Sends everything from now on to a receiver, too.
      public func attach(_ receiver: Receiver<Date, Never>) -> AnyCancellable { ticks.attach(receiver) }

      /// Begins to send, if it has not begun.
      ///
      /// - Returns: Ends it, whoever began it.
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

  /// What ends a connection when it is asked to, and not when nobody holds it.
  private final class Connection: Cancellable {
    private var end: (() -> Void)?
    init(_ end: @escaping () -> Void) { self.end = end }
    func cancel() {
      end?()
      end = nil
    }
  }
#endif
