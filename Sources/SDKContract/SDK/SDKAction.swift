/// What the owner of an SDK must do after an input.
public enum SDKAction<S: SDK>: Sendable {
  /// Send a request; its answer goes to `SDK.answered(_:_:at:)`.
  case send(S.Request, rule: S.Rule)
  /// Queue a block on the main thread that calls the app, at the earliest after a delay.
  ///
  /// Blocks of one queue keep their order; `queue` counts from 0.
  case call(S.Callback, queue: Int, after: Duration, rule: S.Rule)
  /// Call `SDK.timerFired(_:at:)` after a delay; a timer that is already set is set again.
  case setTimer(S.Timer, after: Duration, rule: S.Rule)
  /// Forget a timer.
  case cancelTimer(S.Timer)
  /// Ask the system to open a URL, from the main thread, now: `UIApplication.open`.
  case openURL(String, rule: S.Rule)
  /// Raise an Objective-C exception, which ends the process.
  case raise(S.Note, rule: S.Rule)
  /// Something happens inside the SDK that a trace shows.
  case note(S.Note, rule: S.Rule)
  /// Something happens inside the SDK that only its log shows, and that nothing can come between.
  case log(S.Note, rule: S.Rule)
}

extension SDKAction {
  /// The rule without which the action is not performed; nil for one that takes something back, or only says what
  /// the SDK has done.
  public var rule: S.Rule? {
    switch self {
    case .send(_, let rule), .call(_, _, _, let rule), .setTimer(_, _, let rule), .openURL(_, let rule),
      .raise(_, let rule):
      rule
    case .cancelTimer, .note, .log: nil
    }
  }
}

/// An action of an SDK of any kind, as the engine performs it.
@usableFromInline
package enum SDKEffect {
  case send(SDKRequest, rule: RuleID)
  case call(SDKCallback, queue: Int, after: Duration, rule: RuleID, furtherRule: RuleID?)
  case setTimer(SDKTimer, after: Duration, rule: RuleID)
  case cancelTimer(SDKTimer)
  case openURL(String, rule: RuleID)
  case raise(SDKNote, rule: RuleID)
  case note(SDKNote, rule: RuleID)
  case log(SDKNote)
}

extension [SDKEffect] {
  /// Adds what an SDK wants to be done.
  @inlinable
  package mutating func add<S: SDK>(_ actions: [SDKAction<S>]) {
    for position in actions.indices {
      switch actions[position] {
      case .send(let request, let rule): append(.send(SDKRequest(request, of: S.name), rule: RuleID(rule)))
      case .call(let callback, let queue, let delay, let rule):
        let further =
          position == 0 ? nil : S.furtherRule(of: actions[position], after: actions[..<position]).map { RuleID($0) }
        append(
          .call(
            SDKCallback(callback, of: S.name), queue: queue, after: delay, rule: RuleID(rule), furtherRule: further))
      case .setTimer(let timer, let delay, let rule):
        append(.setTimer(SDKTimer(timer, of: S.name), after: delay, rule: RuleID(rule)))
      case .cancelTimer(let timer): append(.cancelTimer(SDKTimer(timer, of: S.name)))
      case .openURL(let url, let rule): append(.openURL(url, rule: RuleID(rule)))
      case .raise(let note, let rule): append(.raise(SDKNote(note, of: S.name), rule: RuleID(rule)))
      case .note(let note, let rule): append(.note(SDKNote(note, of: S.name), rule: RuleID(rule)))
      case .log(let note, _): append(.log(SDKNote(note, of: S.name)))
      }
    }
  }
}
