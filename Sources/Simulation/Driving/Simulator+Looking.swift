extension Simulator {
  /// What holds on the device now.
  public nonisolated var state: FinalState {
    get async { await read { $0.presentResult.finalState } }
  }

  /// The screen that the app shows; nil if it shows none.
  public nonisolated var screen: String? {
    get async { await read { $0.presentResult.finalState.screen } }
  }

  /// The virtual time since the device was made.
  public nonisolated var elapsed: Duration {
    get async { await read { VirtualInstant.zero.shownDuration(to: $0.presentResult.endTime) } }
  }

  /// What could come next, in the default order, as `choose` names it.
  public nonisolated var pending: [String] {
    get async throws(SimulatorError) {
      try await look { run in run.isFinished ? [] : run.session.nextEvents.map(run.session.label) }
    }
  }

  /// The run so far, for assertions and for looking at its trace.
  public nonisolated var currentRun: ScenarioRun {
    get async { await read { [subject] run in run.scenarioRun(run.presentResult, of: subject) } }
  }

  /// The events of the run, one after another as they happen.
  ///
  /// Going through them goes on with the run: when all that has happened was seen, the next event happens, and after the
  /// last one the sequence ends. So it does at once for the app's own code, which may not drive its device; `finish()`
  /// fails then.
  public nonisolated var events: DeviceEvents { DeviceEvents(device: self) }
}

/// The events of a driven device; see `Simulator.events`.
public struct DeviceEvents: AsyncSequence, Sendable {
  let device: Simulator

  /// Starts with the first event of the run.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(device: device) }

  /// Goes through the events.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let device: Simulator
    private var seen = 0

    init(device: Simulator) {
      self.device = device
    }

    /// The next event; nil after the last one, where the device cannot be driven, and in a task that is cancelled.
    public mutating func next() async -> TraceEvent? {
      if device.executor.isCurrent { device.readFromInside { $0.noteDrivingFromInside() } }
      guard !Task.isCancelled else { return nil }
      let position = seen
      let event = try? await device.look { run in
        while !run.isFinished, !run.isExplored, run.session.eventCount <= position, run.advanceOrWait() {}
        let events = run.events
        return position < events.count ? events[position] : nil
      }
      guard let event else { return nil }
      seen += 1
      return event
    }
  }
}
