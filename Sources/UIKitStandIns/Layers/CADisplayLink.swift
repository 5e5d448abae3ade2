#if os(Linux)
  import Foundation

  /// Stands in for the timer of the display, which fires sixty times in a second of virtual time.
  open class CADisplayLink: NSObject {
    private let receiver: Receiver
    private let selector: Selector
    private var timer: Timer?

    /// The time of the last frame, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time between two frames, in seconds.
    open var duration: CFTimeInterval { 1 / 60 }
    /// The time of the next frame, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// Whether the timer pauses.
    open var isPaused = false
    /// How often the timer fires in a second; 0 means at each frame.
    open var preferredFramesPerSecond = 0 { didSet { schedule() } }
    /// How often the timer fires in a second.
    open var preferredFrameRateRange = CAFrameRateRange.default {
      didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
    }
    private var modes: [(loop: RunLoop, mode: RunLoop.Mode)] = []

    /// Creates a timer that calls a method of an object, which it retains until it is invalidated.
    public init(target: Any, selector sel: Selector) { (receiver, selector) = (Receiver(target as AnyObject), sel) }

    /// Starts the timer.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
      modes.append((runloop, mode))
      schedule()
    }
    /// Stops the timer.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
      modes.removeAll { $0.loop === runloop && $0.mode == mode }
      schedule()
    }
    /// Stops the timer for good.
    open func invalidate() {
      modes = []
      schedule()
    }

    private var interval: CFTimeInterval {
      preferredFramesPerSecond > 0 ? 1 / CFTimeInterval(min(preferredFramesPerSecond, 60)) : duration
    }

    private func schedule() {
      timer?.invalidate()
      timer = nil
      guard let first = modes.first else { return }
      // The run loop retains a display link until it is invalidated.
      // Sound because the timer fires on the thread of its run loop, as the link does.
      nonisolated(unsafe) let link = self
      let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) { _ in
        link.fire()
      }
      first.loop.add(timer, forMode: first.mode)
      self.timer = timer
    }

    private func fire() {
      guard !isPaused else { return }
      timestamp = CACurrentMediaTime()
      selector.send(to: receiver.object, self)
    }
  }

  /// How often a display shows a frame, in frames per second.
  public struct CAFrameRateRange: Equatable, Sendable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The rate that the app prefers.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
      (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    /// The range of the display.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
  }
#endif
