/// An event of a run, as an SDK's log sees it.
public struct SDKLogEvent<S: SDK>: Sendable {
  /// What happened.
  public enum Occurrence: Sendable {
    /// The app was installed, with what a backup had of it or without.
    case installed(fromBackup: Bool)
    /// The app was removed.
    case uninstalled
    /// The system called the app.
    case system(SystemCall)
    /// App code called this SDK: the method, and its argument.
    case call(String, String?)
    /// The SDK sent a request.
    case request(S.Request)
    /// A request of the SDK was answered.
    case answer(S.Answer, to: S.Request)
    /// A timer of the SDK ran out, by its name.
    case timer(String)
    /// The SDK called the app.
    case callback(S.Callback)
    /// The SDK had a callback for the app, and nothing handled it.
    case lost(S.Callback)
    /// An internal event of the SDK, which a trace shows.
    case note(S.Note)
    /// An internal event of the SDK directly after the event before it, which no trace shows.
    case log(S.Note)
    /// Something else.
    case other
  }

  /// What happened.
  public let occurrence: Occurrence
  /// The position in the trace, from 1; for an event that no trace shows, the position of the event before it.
  package let index: Int
  /// When it happened.
  public let time: VirtualInstant
  /// The rule that explains it; nil for an event that no trace shows.
  package let rule: RuleID?
  /// The state of the app's process after it.
  package let process: ProcessState
  let cause: Int

  package init(
    _ occurrence: Occurrence, index: Int, time: VirtualInstant, rule: RuleID?, cause: Int, process: ProcessState
  ) {
    (self.occurrence, self.index, self.time, self.rule) = (occurrence, index, time, rule)
    (self.cause, self.process) = (cause, process)
  }
}
