/// A snapshot of a driven device, to which `Simulator.restore` returns.
public struct DeviceSnapshot: Sendable {
  let position: DrivenRun.Position
}

extension Simulator {
  /// Takes a snapshot of the device.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Returns: The moment of the run, to which this device can return.
  /// - Throws: `SimulatorError` if the run has ended, or if the task is cancelled.
  public nonisolated func snapshot(
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) -> DeviceSnapshot {
    do throws(SimulatorError) {
      return try await drive { DeviceSnapshot(position: $0.position) }
    } catch {
      throw error.located(fileID, line)
    }
  }

  /// Returns to a snapshot of this device, even after the end of its run.
  ///
  /// The steps before the snapshot are replayed with a new app: objects of the app that the test references belong to
  /// the abandoned run. In the body of `explore`, a device can also return to snapshots of the explored device, and
  /// decisions after the snapshot are made in the same way again.
  ///
  /// - Parameters:
  ///   - snapshot: A snapshot of this device.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: `SimulatorError` if the snapshot belongs to another device, or if the task is cancelled.
  public nonisolated func restore(
    _ snapshot: DeviceSnapshot, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    do throws(SimulatorError) {
      guard !Task.isCancelled else { throw .isCancelled }
      try await look { run throws(SimulatorError) in
        try run.checkBudget()
        try run.goBack(to: snapshot.position)
      }
    } catch {
      throw error.located(fileID, line)
    }
  }
}
