/// What the debug log of an SDK would have shown of a run, so that it can be laid beside a device's console.
///
/// The lines have no date, process and thread in front, as in consoles that leave these out. An ellipsis stands
/// for what only a device or a server knows; docs/logs.md says which lines there are.
public struct LogText: Sendable {
  /// The lines, without line breaks.
  public let lines: [String]

  /// Writes the log of a run.
  ///
  /// - Parameters:
  ///   - sdk: Whose log; it is empty if the app does not have that SDK.
  ///   - trace: What happened in the run.
  ///   - plan: What was run.
  public init(of sdk: SDKName, _ trace: Trace, plan: SimulationPlan) {
    switch sdk {
    case .appsFlyer:
      lines =
        plan.setup(of: AppsFlyerSDK.self).map { AppsFlyerLogWriter(trace.events, plan, $0.configuration).lines } ?? []
    case .adjust: lines = plan.setup(of: AdjustSDK.self).map { AdjustLogWriter(trace, plan, $0).lines } ?? []
    default: lines = []
    }
  }
}
