/// A clock that shows the virtual time of a simulation, for app code that waits.
///
/// A task that sleeps on it is an event of the run: it takes no real time, and comes in its order among the callbacks
/// of the SDKs. App code takes it as `any Clock<Duration>`, and a `ContinuousClock` in the real app.
public struct SimulationClock: Clock, Sendable {
  /// A moment of virtual time.
  public struct Instant: InstantProtocol {
    /// The time since the start of the run.
    package let offset: Duration

    /// The moment that is so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this moment to another one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one moment is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let link: SimulationLink

  init(_ link: SimulationLink) {
    self.link = link
  }

  /// The present virtual time; the start of the run for work that has left the simulation.
  public var now: Instant {
    guard link.isHere else { return Instant(offset: .zero) }
    return MainActor.assumeIsolated {
      guard let simulation = link.here else { return Instant(offset: .zero) }
      simulation.noteRead(UInt64(bitPattern: simulation.now.microseconds))
      return Instant(offset: VirtualInstant.zero.shownDuration(to: simulation.now))
    }
  }

  /// The shortest time between two moments.
  public var minimumResolution: Duration { .microseconds(1) }

  /// Waits until a moment of virtual time; work that has left the simulation is cancelled.
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
      // Who cancels a task of a simulation does so on its thread, unless it has left the simulation.
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
