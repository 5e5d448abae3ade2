/// An event that has become possible but has not happened yet.
package struct PendingEvent: Sendable {
  /// The action when the event is chosen.
  enum Action: Hashable, Sendable {
    case step(Int)
    /// A step that may come at any time, by its position under `anytime`.
    case anytime(Int)
    /// The decision that no further `anytime` step comes.
    case end
    // What is larger than the others is stored outside, so that an event is small.
    indirect case system(PlatformStep)
    /// The servers answer an SDK, by its position among those of the run.
    case sdkAnswer(Int, SDKExchange)
    case sdkCallback(Int, SDKCallback)
    case sdkTimer(Int, SDKTimer)
    indirect case appWork(AppWorkEvent)
  }

  /// The scope on whose lifetime the event depends.
  enum Scope: Sendable {
    /// The event happens whatever happens to the app.
    case device
    /// The event needs the app's code to run: it waits while the app is suspended, and is removed when the process
    /// ends.
    case process
  }

  // Queues can be long, so the layout is compact: the causes fill the gaps after the instants, and small properties
  // the one after the action.

  /// The earliest time of the event, if latencies count.
  package var earliest: VirtualInstant
  private var storedCause: UInt32
  /// The latest time of the event, if latencies count.
  package var latest: VirtualInstant
  private var storedSecondCause: UInt32
  var action: Action
  /// A second rule that explains the event; nil if there is none.
  var furtherRule: RuleID?
  /// The serial queue of the event; nil for none.
  package var queue: SerialQueue?
  /// The rule that explains the event.
  package var rule: RuleID
  var scope: Scope
  var submission = 0
  /// The difference between the default order's time of the event and the run's clock, in microseconds.
  var delay: Int64 = 0

  init(
    earliest: VirtualInstant, latest: VirtualInstant, cause: Int, secondCause: Int = 0, furtherRule: RuleID? = nil,
    queue: SerialQueue? = nil, rule: RuleID, scope: Scope, action: Action
  ) {
    self.earliest = earliest
    self.latest = latest
    storedCause = UInt32(clamping: cause)
    storedSecondCause = UInt32(clamping: secondCause)
    self.action = action
    self.furtherRule = furtherRule
    self.queue = queue
    self.rule = rule
    self.scope = scope
  }
}

extension PendingEvent {
  /// The index of the event that made this one possible.
  package var cause: Int {
    get { Int(storedCause) }
    set { storedCause = UInt32(clamping: newValue) }
  }

  /// The index of a second event that made it possible; 0 if there is none.
  var secondCause: Int { Int(storedSecondCause) }
}

extension PendingEvent {
  /// The time of the event in the default order.
  package var due: VirtualInstant { delay == 0 ? earliest : earliest.advanced(byMicroseconds: delay) }

  /// Whether the event is the scenario's next step in sequence.
  package var isStep: Bool {
    if case .step = action { true } else { false }
  }

  /// Whether the event is optional: it comes only if it is chosen.
  package var isOptional: Bool {
    if case .anytime = action { true } else { false }
  }

  /// Whether the event can come while the main thread is in a turn: the turn goes on with a step of the system, and
  /// servers and SDKs have queues of their own.
  var comesInTurn: Bool {
    switch action {
    case .system, .sdkAnswer, .sdkTimer: true
    case .step, .anytime, .end, .sdkCallback, .appWork: false
    }
  }

  /// The lane in which the event happens.
  package var lane: Lane {
    switch action {
    case .step, .anytime, .end: .user
    case .system: .os
    case .sdkAnswer: .backend
    case .sdkCallback(_, let callback): .sdk(callback.sdk)
    case .sdkTimer(_, let timer): .sdk(timer.sdk)
    case .appWork: .app
    }
  }

  /// The label of the event in the trace.
  package var label: String {
    switch action {
    case .step(let index): "step \(index + 1)"
    case .anytime(let index): "\(EventName.optionalPrefix)\(index + 1)"
    case .end: "end"
    case .system(let step): step.call?.label ?? step.process.rawValue
    case .sdkAnswer(_, let exchange): "\(EventWord.answer.rawValue) \(exchange.name)"
    case .sdkCallback(_, let callback): callback.name
    case .sdkTimer(_, let timer): "\(EventWord.timer.rawValue) \(timer.name)"
    case .appWork(let work): work.label
    }
  }
}

extension PendingEvent: Identifiable {
  /// The number of the event among all that have become possible in the run.
  package var id: Int { submission }
}
