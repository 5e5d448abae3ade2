extension Simulator {
  /// The present state of the device.
  public nonisolated var state: FinalState {
    get async { await read { $0.presentResult.finalState } }
  }

  /// The screen that the app shows; nil if it shows none.
  public nonisolated var screen: String? {
    get async { await read { $0.presentResult.finalState.screen } }
  }

  /// The virtual time since the device was created.
  public nonisolated var elapsed: Duration {
    get async {
      await read { run in
        run.noteTimeIsRead()
        return VirtualInstant.zero.shownDuration(to: run.presentResult.endTime)
      }
    }
  }

  /// The events that could come next, in the default order, by their names for `choose`.
  public nonisolated var pending: [String] {
    get async throws(SimulatorError) {
      DrivenSearch.runningBody?.noteLook()
      return try await look { run in run.isFinished ? [] : run.session.nextEvents.map(run.session.label) }
    }
  }

  /// The run so far, for assertions and for inspecting its trace.
  public nonisolated var currentRun: ScenarioRun {
    get async { await read { [subject] run in run.scenarioRun(run.presentResult, of: subject) } }
  }

  /// The events of the run, as they happen.
  ///
  /// Iteration advances the run: once all past events have been returned, each call performs the next event; after the
  /// last one, the sequence ends. For the app's own code, which must not drive its device, it ends at once, and
  /// `finish()` fails.
  public nonisolated var events: DeviceEvents { DeviceEvents(device: self) }
}

/// The events of a driven device; see `Simulator.events`.
public struct DeviceEvents: AsyncSequence, Sendable {
  let device: Simulator

  /// Starts with the first event of the run.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(device: device) }

  /// The iterator of the events.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let device: Simulator
    private var seen = 0

    init(device: Simulator) {
      self.device = device
    }

    /// Returns the next event; nil after the last one, if the device cannot be driven, or if the task is cancelled.
    public mutating func next() async -> TraceEvent? {
      if device.executor.isCurrent {
        device.noteAttemptFromInside("iterates over the events of its device, and gets none")
      }
      guard !Task.isCancelled else { return nil }
      DrivenSearch.runningBody?.noteLook()
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
