/// The engine's operations on values of one SDK, whose type the engine does not know.
///
/// Inlinable code creates them in the SDK's module, where its types are known and generics are specialized.
public final class SDKOperations: Sendable {
  @usableFromInline typealias Storage = AnySDK.Storage

  @usableFromInline let id: ObjectIdentifier
  let name: SDKName
  let queueCount: Int
  /// The rule by which calls in different queues have no order; nil if the SDK has none.
  let queueRule: RuleID?
  let observed: @Sendable (inout Storage, DeviceNotice, VirtualInstant, inout SDKEffects) -> Void
  let answered: @Sendable (inout Storage, SDKExchange, VirtualInstant, inout SDKEffects) -> Void
  let timerFired: @Sendable (inout Storage, SDKTimer, VirtualInstant, inout SDKEffects) -> Void
  let willCall: @Sendable (inout Storage, SDKCallback) -> Void
  let called: @Sendable (inout Storage, SDKCallback, SDKResponse, VirtualInstant, inout SDKEffects) -> Void
  let opened: @Sendable (inout Storage, String, Bool, VirtualInstant, inout SDKEffects) -> Void
  let answer: @Sendable (inout Storage, SDKRequest, VirtualInstant) -> SDKExchange
  let answerWithoutNetwork: @Sendable (SDKRequest) -> SDKExchange
  let answers: @Sendable (Storage, SDKRequest) -> Bool
  let takenAtOnce: @Sendable (inout Storage, SDKRequest, VirtualInstant, inout SDKEffects) -> Bool
  let failure: @Sendable (SDKRequest, URLLoadingError) -> SDKExchange
  let timeOut: @Sendable (SDKRequest, VirtualInstant) -> (at: VirtualInstant, rule: RuleID)?
  let destination: @Sendable (Storage, Link, Bool) -> BrowserDestination
  let clicked: @Sendable (inout Storage, Link, VirtualInstant) -> Bool
  let reportedClick: @Sendable (inout Storage, Payload, VirtualInstant) -> Void
  let isEqual: @Sendable (Storage, Storage) -> Bool
  /// Hashes the state, or, given a time, what determines the behaviour from then on.
  let hash: @Sendable (Storage, inout Hasher, VirtualInstant?) -> Void
  let makeStandIn: @MainActor @Sendable (SimulationLink, Int, VersionNumber?) -> any SDKStandIn
  /// Makes the stand-in call the app. The last argument receives the closure that makes the call; it is not called if
  /// there is no delegate or completion handler.
  package let deliver: @MainActor @Sendable (SDKCallback, any SDKStandIn, @MainActor (() -> Bool) -> Void) -> Void

  @usableFromInline
  init(
    id: ObjectIdentifier, name: SDKName, queueCount: Int, queueRule: RuleID?,
    observed: @escaping @Sendable (inout Storage, DeviceNotice, VirtualInstant, inout SDKEffects) -> Void,
    answered: @escaping @Sendable (inout Storage, SDKExchange, VirtualInstant, inout SDKEffects) -> Void,
    timerFired: @escaping @Sendable (inout Storage, SDKTimer, VirtualInstant, inout SDKEffects) -> Void,
    willCall: @escaping @Sendable (inout Storage, SDKCallback) -> Void,
    called:
      @escaping @Sendable (
        inout Storage, SDKCallback, SDKResponse, VirtualInstant, inout SDKEffects
      ) -> Void,
    opened: @escaping @Sendable (inout Storage, String, Bool, VirtualInstant, inout SDKEffects) -> Void,
    answer: @escaping @Sendable (inout Storage, SDKRequest, VirtualInstant) -> SDKExchange,
    answerWithoutNetwork: @escaping @Sendable (SDKRequest) -> SDKExchange,
    answers: @escaping @Sendable (Storage, SDKRequest) -> Bool,
    takenAtOnce: @escaping @Sendable (inout Storage, SDKRequest, VirtualInstant, inout SDKEffects) -> Bool,
    failure: @escaping @Sendable (SDKRequest, URLLoadingError) -> SDKExchange,
    timeOut: @escaping @Sendable (SDKRequest, VirtualInstant) -> (at: VirtualInstant, rule: RuleID)?,
    destination: @escaping @Sendable (Storage, Link, Bool) -> BrowserDestination,
    clicked: @escaping @Sendable (inout Storage, Link, VirtualInstant) -> Bool,
    reportedClick: @escaping @Sendable (inout Storage, Payload, VirtualInstant) -> Void,
    isEqual: @escaping @Sendable (Storage, Storage) -> Bool,
    hash: @escaping @Sendable (Storage, inout Hasher, VirtualInstant?) -> Void,
    makeStandIn: @escaping @MainActor @Sendable (SimulationLink, Int, VersionNumber?) -> any SDKStandIn,
    deliver: @escaping @MainActor @Sendable (SDKCallback, any SDKStandIn, @MainActor (() -> Bool) -> Void) -> Void
  ) {
    (self.id, self.name, self.queueCount, self.queueRule) = (id, name, queueCount, queueRule)
    self.observed = observed
    self.answered = answered
    self.timerFired = timerFired
    self.willCall = willCall
    self.called = called
    self.opened = opened
    self.answer = answer
    self.answerWithoutNetwork = answerWithoutNetwork
    self.answers = answers
    self.takenAtOnce = takenAtOnce
    self.failure = failure
    self.timeOut = timeOut
    self.destination = destination
    self.clicked = clicked
    self.reportedClick = reportedClick
    self.isEqual = isEqual
    self.hash = hash
    self.makeStandIn = makeStandIn
    self.deliver = deliver
  }
}

extension SDKOperations {
  /// Creates the operations of an SDK.
  ///
  /// - Parameter type: The SDK.
  @inlinable
  public convenience init<S: SDK>(_ type: S.Type) {
    self.init(
      id: ObjectIdentifier(S.self), name: S.name, queueCount: S.queueCount, queueRule: S.queueRule.map { RuleID($0) },
      observed: { $3.add(AnySDK.Typed<S>.unique(&$0).value.observed($1, at: $2)) },
      answered: { storage, exchange, now, effects in
        guard let request = exchange.request.typed(S.Request.self), let answer = exchange.typed(S.Answer.self) else {
          return
        }
        effects.add(AnySDK.Typed<S>.unique(&storage).value.answered(request, answer, at: now))
      },
      timerFired: { storage, timer, now, effects in
        guard let timer = timer.typed(S.Timer.self) else { return }
        effects.add(AnySDK.Typed<S>.unique(&storage).value.timerFired(timer, at: now))
      },
      willCall: { storage, callback in
        guard let callback = callback.typed(S.Callback.self) else { return }
        AnySDK.Typed<S>.unique(&storage).value.willCall(callback)
      },
      called: { storage, callback, response, now, effects in
        guard let callback = callback.typed(S.Callback.self) else { return }
        effects.add(AnySDK.Typed<S>.unique(&storage).value.called(callback, response, at: now))
      },
      opened: { $4.add(AnySDK.Typed<S>.unique(&$0).value.opened($1, successfully: $2, at: $3)) },
      answer: { storage, request, now in
        guard let typed = request.typed(S.Request.self) else { return SDKExchange.none(to: request) }
        let answer = AnySDK.Typed<S>.unique(&storage).value.answer(to: typed, at: now)
        return SDKExchange(
          answer, to: request,
          keyWithoutEntry: AnySDK.Typed<S>.look(storage) { $0.keyWithoutEntry(for: typed) })
      },
      answerWithoutNetwork: { request in
        guard let typed = request.typed(S.Request.self) else { return SDKExchange.none(to: request) }
        return SDKExchange(S.answerWithoutNetwork(to: typed), to: request)
      },
      answers: { storage, request in
        guard let request = request.typed(S.Request.self) else { return false }
        return AnySDK.Typed<S>.look(storage) { $0.answers(request) }
      },
      takenAtOnce: { storage, request, now, effects in
        guard let typed = request.typed(S.Request.self),
          let actions = AnySDK.Typed<S>.unique(&storage).value.takenAtOnce(typed, at: now)
        else { return false }
        effects.add(actions)
        return true
      },
      failure: { request, error in
        guard let typed = request.typed(S.Request.self) else { return SDKExchange.none(to: request) }
        return SDKExchange(S.answer(to: typed, failingWith: error), to: request)
      },
      timeOut: { request, now in
        request.typed(S.Request.self).flatMap { S.timeOut(of: $0, sentAt: now) }
          .map { (at: $0.at, rule: RuleID($0.rule)) }
      },
      destination: { storage, link, isInOtherApp in
        AnySDK.Typed<S>.look(storage) { $0.destination(inBrowser: link, isInOtherApp: isInOtherApp) }
      },
      clicked: { AnySDK.Typed<S>.unique(&$0).value.clicked($1, at: $2) },
      reportedClick: { AnySDK.Typed<S>.unique(&$0).value.reportedClick($1, at: $2) },
      isEqual: { AnySDK.Typed<S>.shared($0).value == AnySDK.Typed<S>.shared($1).value },
      hash: { storage, hasher, now in
        AnySDK.Typed<S>.look(storage) { sdk in
          if let now { sdk.hashFuture(into: &hasher, at: now) } else { sdk.hash(into: &hasher) }
        }
      },
      makeStandIn: { link, index, version in S.StandIn(SDKLink(link, index: index, version: version)) },
      deliver: { callback, standIn, call in
        guard let callback = callback.typed(S.Callback.self), let standIn = standIn as? S.StandIn else { return }
        standIn.deliver(callback, by: call)
      })
  }
}
