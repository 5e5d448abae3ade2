/// A clock of a simulation's virtual time, for app code that waits.
///
/// The end of a task's sleep is an event of the run: it takes no real time and has its place in the order of the SDKs'
/// callbacks. App code accepts it as `any Clock<Duration>`, which is a `ContinuousClock` in the real app.
public struct SimulationClock: Clock, Sendable {
  /// A moment of virtual time.
  public struct Instant: InstantProtocol {
    /// The moment, reckoned from an event where a search leaves the times of events open.
    package let time: VirtualInstant

    /// Returns the moment that is a duration later.
    ///
    /// - Parameter duration: The duration, with a resolution of a microsecond; a negative one goes back.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time.advanced(by: duration)) }

    /// Returns the time from this moment to another one.
    ///
    /// - Parameter other: The other moment.
    public func duration(to other: Instant) -> Duration {
      noteComparison(with: other)
      return time.duration(to: other.time)
    }

    /// Returns whether one moment is before another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.noteComparison(with: right)
      return left.time < right.time
    }

    /// Records a comparison of two events' times in a detached task, which does not know what decides comparisons.
    private func noteComparison(with other: Instant) {
      guard time.origin != other.time.origin || time.origin < 0, TimeComparisons.decider == nil else { return }
      AppEnvironment.simulated?.clock.noteOtherDeadline()
    }
  }

  private let link: SimulationLink

  init(_ link: SimulationLink) {
    self.link = link
  }

  /// The present virtual time; the start of the run for code that runs outside the simulation.
  public var now: Instant {
    guard link.isHere else { return Instant(time: .zero) }
    return MainActor.assumeIsolated {
      guard let simulation = link.here else { return Instant(time: .zero) }
      simulation.noteRead(UInt64(bitPattern: simulation.now.microseconds))
      return Instant(time: simulation.now)
    }
  }

  // MARK: Numbers

  /// Returns the present time on a clock of the device.
  ///
  /// - Parameters:
  ///   - clock: The clock.
  ///   - isReading: Whether the app gets the number, or may reckon a deadline from it.
  /// - Returns: The time since 1970 on the wall clock, and since the start of the run on the others; for code that runs
  ///   outside the simulation, the time at which runs start.
  package func time(on clock: DeviceClock, isReading: Bool = true) -> Duration {
    guard link.isHere else { return Self.time(on: clock, at: .zero, UTCTime.defaultStart) }
    return MainActor.assumeIsolated {
      guard let simulation = link.here else { return Self.time(on: clock, at: .zero, UTCTime.defaultStart) }
      let time = Self.time(on: clock, at: simulation.now, simulation.date)
      simulation.noteRead(UInt64(bitPattern: time.microseconds))
      if isReading { simulation.noteReading(of: clock) }
      return time
    }
  }

  private static func time(on clock: DeviceClock, at now: VirtualInstant, _ date: UTCTime) -> Duration {
    switch clock {
    case .wall: .microseconds(date.microseconds)
    case .uptime, .continuous: VirtualInstant.zero.shownDuration(to: now)
    }
  }

  /// Returns the time until a deadline that the app has reckoned from a reading of a clock.
  ///
  /// - Parameters:
  ///   - deadline: The time on the clock.
  ///   - clock: The clock.
  /// - Returns: The time; negative for a deadline that has passed.
  package func timeLeft(until deadline: Duration, on clock: DeviceClock) -> Duration {
    noteDeadline(on: clock)
    return deadline - time(on: clock, isReading: false)
  }

  /// Records that the app waits for a time that it has reckoned from a reading of a clock.
  package func noteDeadline(on clock: DeviceClock) {
    guard link.isHere else { return }
    MainActor.assumeIsolated { link.here?.noteDeadline(on: clock) }
  }

  private func noteOtherDeadline() {
    guard link.isHere else { return }
    MainActor.assumeIsolated { link.here?.noteOtherDeadline() }
  }

  // MARK: Sleeping

  /// The resolution of virtual time, one microsecond.
  public var minimumResolution: Duration { .microseconds(1) }

  /// Waits until a moment of virtual time; throws `CancellationError` in code that runs outside the simulation.
  ///
  /// - Parameters:
  ///   - deadline: The moment; one that has passed ends the wait at once.
  ///   - tolerance: Has no effect: the wait ends exactly at the moment.
  /// - Throws: `CancellationError` if the task is cancelled, and in code that runs outside the simulation.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Self.sleep(until: deadline, link)
  }

  @MainActor
  private static func sleep(until deadline: Instant, _ link: SimulationLink) async throws {
    let sleep = Sleep()
    try await withTaskCancellationHandler {
      try Task.checkCancellation()
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
        if let simulation = link.here {
          sleep.id = simulation.sleep(until: deadline.time, continuation)
        } else {
          continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      // A task of a simulation is cancelled on the simulation's thread, unless the code has left the simulation.
      guard link.isHere else { return }
      MainActor.assumeIsolated {
        if let id = sleep.id { link.here?.cancelSleep(id) }
      }
    }
  }

  /// One call of `sleep`.
  @MainActor
  private final class Sleep {
    var id: Int?
  }
}
