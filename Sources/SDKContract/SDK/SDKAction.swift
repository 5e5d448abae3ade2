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

/// What an SDK wants to be done, to be taken one by one.
///
/// To move an effect out costs less than to copy it and to destroy the original. As an array gives up its last element at
/// no cost, the first effect lies at the end.
@usableFromInline
package struct SDKEffects {
  @usableFromInline var reversed: [SDKEffect] = []

  /// Creates no effects.
  @inlinable
  package init() {}

  /// Makes room for so many effects.
  package mutating func reserveCapacity(_ count: Int) { reversed.reserveCapacity(count) }

  /// Takes the next effect.
  package mutating func popFirst() -> SDKEffect? { reversed.popLast() }

  /// Adds what an SDK wants to be done in answer to one input, where nothing is left of an earlier one.
  @inlinable
  package mutating func add<S: SDK>(_ actions: consuming [SDKAction<S>]) {
    assert(reversed.isEmpty, "The effects of an earlier input have not been taken")
    guard !actions.isEmpty else { return }
    // Asked for once: a name that a type keeps is looked up.
    let name = S.name
    var queue: Int?
    var hasSeveralQueues = false
    // Moved out of their array as well: what an action carries is known to the SDK alone, so that a copy costs more than
    // all else that is done with it here.
    while let action = actions.popLast() {
      switch consume action {
      case .send(let request, let rule): reversed.append(.send(SDKRequest(request, of: name), rule: RuleID(rule)))
      case .call(let callback, let called, let delay, let rule):
        if let queue, queue != called { hasSeveralQueues = true }
        queue = called
        reversed.append(
          .call(SDKCallback(callback, of: name), queue: called, after: delay, rule: RuleID(rule), furtherRule: nil))
      case .setTimer(let timer, let delay, let rule):
        reversed.append(.setTimer(SDKTimer(timer, of: name), after: delay, rule: RuleID(rule)))
      case .cancelTimer(let timer): reversed.append(.cancelTimer(SDKTimer(timer, of: name)))
      case .openURL(let url, let rule): reversed.append(.openURL(url, rule: RuleID(rule)))
      case .raise(let note, let rule): reversed.append(.raise(SDKNote(note, of: name), rule: RuleID(rule)))
      case .note(let note, let rule): reversed.append(.note(SDKNote(note, of: name), rule: RuleID(rule)))
      case .log(let note, _): reversed.append(.log(SDKNote(note, of: name)))
      }
    }
    if hasSeveralQueues, let rule = S.queueRule { citeQueueRule(RuleID(rule)) }
  }

  /// Lets calls cite the rule by which they have no order with an earlier one in another queue.
  @usableFromInline
  mutating func citeQueueRule(_ rule: RuleID) {
    var first: Int?
    var hasOthers = false
    for position in reversed.indices.reversed() {
      guard case .call(let callback, let queue, let delay, let own, _) = reversed[position] else { continue }
      if first == nil { first = queue }
      if queue != first { hasOthers = true }
      guard hasOthers else { continue }
      reversed[position] = .call(callback, queue: queue, after: delay, rule: own, furtherRule: rule)
    }
  }
}
