/// A clock of a simulation's virtual time, for app code that waits.
///
/// The end of a task's sleep is an event of the run: it takes no real time and has its place in the order of the SDKs'
/// callbacks. App code accepts it as `any Clock<Duration>`, which is a `ContinuousClock` in the real app.
public struct SimulationClock: Clock, Sendable {
  /// A moment of virtual time.
  public struct Instant: InstantProtocol {
    /// The time since the start of the run.
    package let offset: Duration

    /// Returns the moment that is a duration later.
    ///
    /// - Parameter duration: The duration, with a resolution of a microsecond; a negative one goes back.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time from this moment to another one.
    ///
    /// - Parameter other: The other moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether one moment is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let link: SimulationLink

  init(_ link: SimulationLink) {
    self.link = link
  }

  /// The present virtual time; the start of the run for code that runs outside the simulation.
  public var now: Instant {
    guard link.isHere else { return Instant(offset: .zero) }
    return MainActor.assumeIsolated {
      guard let simulation = link.here else { return Instant(offset: .zero) }
      simulation.noteRead(UInt64(bitPattern: simulation.now.microseconds))
      return Instant(offset: VirtualInstant.zero.shownDuration(to: simulation.now))
    }
  }

  /// The present time on the clock of the device, which the user can set; when runs start, for code that runs outside
  /// the simulation.
  package var date: UTCTime {
    guard link.isHere else { return .defaultStart }
    return MainActor.assumeIsolated {
      guard let simulation = link.here else { return .defaultStart }
      let date = simulation.date
      simulation.noteRead(UInt64(bitPattern: date.microseconds))
      return date
    }
  }

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
        let time = VirtualInstant.zero.advanced(by: deadline.offset)
        if let simulation = link.here {
          sleep.id = simulation.sleep(until: time, continuation)
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
