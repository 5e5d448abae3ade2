/// A type-erased action of an SDK, as the engine performs it.
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

/// The effects that an SDK asks for, to be taken one by one.
///
/// Moving an effect out is cheaper than copying it and destroying the original. Removing the last element of an array
/// is free, so the effects are stored in reverse.
@usableFromInline
package struct SDKEffects {
  @usableFromInline var reversed: [SDKEffect] = []

  /// Creates an empty list.
  @inlinable
  package init() {}

  /// Reserves capacity for a number of effects.
  package mutating func reserveCapacity(_ count: Int) { reversed.reserveCapacity(count) }

  /// Removes and returns the next effect; nil if there is none.
  package mutating func popFirst() -> SDKEffect? { reversed.popLast() }

  /// Adds the actions with which an SDK responds to one input; the list must be empty.
  @inlinable
  package mutating func add<S: SDK>(_ actions: consuming [SDKAction<S>]) {
    assert(reversed.isEmpty, "The effects of an earlier input have not been taken")
    guard !actions.isEmpty else { return }
    // Read once, because each read of a static property is a lookup.
    let name = S.name
    var queue: Int?
    var hasSeveralQueues = false
    // Moved out of the array as well: only the SDK knows the types in an action, so a copy would cost more than
    // everything else done with it here.
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
      case .note(let note, let rule): reversed.append(.note(SDKNote(consume note, of: name), rule: RuleID(rule)))
      case .log(let note, _): reversed.append(.log(SDKNote(consume note, of: name)))
      }
    }
    if hasSeveralQueues, let rule = S.queueRule { citeQueueRule(RuleID(rule)) }
  }

  /// Makes calls cite the rule by which they are unordered with an earlier call in another queue.
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
