/// An event that has been made possible and has not happened yet.
package struct PendingEvent: Sendable {
  /// What happens when the event is chosen.
  enum Action: Hashable, Sendable {
    case step(Int)
    /// A step that may come at any time, by its place under `anytime`.
    case anytime(Int)
    /// Nothing more is done, where an `anytime` step could still be.
    case end
    case system(PlatformStep)
    /// The servers answer an SDK, by its position among those of the run.
    case sdkAnswer(Int, SDKExchange)
    case sdkCallback(Int, SDKCallback)
    case sdkTimer(Int, SDKTimer)
    case appWork(AppWorkEvent)
  }

  /// Whose life the event depends on.
  enum Scope: Sendable {
    /// It happens whatever happens to the app.
    case device
    /// It needs the app's code to run: it waits while the app is suspended and is gone when the process ends.
    case process
  }

  // Queues can be long: the causes fill the gaps behind the instants, and what is small comes last.

  /// When the event happens at the earliest, if latencies count.
  package var earliest: VirtualInstant
  private var storedCause: UInt32
  /// When the event happens at the latest, if latencies count.
  package var latest: VirtualInstant
  private var storedSecondCause: UInt32
  var action: Action
  var submission = 0
  /// How much later than on the clock of the run the event comes by default, in microseconds.
  var delay: Int64 = 0
  /// A second rule that puts the event here; nil if there is none.
  var furtherRule: RuleID?
  /// The queue whose order the event keeps; nil if it keeps none.
  package var queue: SerialQueue?
  /// The rule that puts the event here.
  package var rule: RuleID
  var scope: Scope

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
  /// When the event comes by default; its place in the default order.
  package var due: VirtualInstant { delay == 0 ? earliest : earliest.advanced(byMicroseconds: delay) }

  /// Whether the event is the next of the steps that come one after another.
  package var isStep: Bool {
    if case .step = action { true } else { false }
  }

  /// Whether the event may be left out: it comes only if the order chooses it.
  package var isOptional: Bool {
    if case .anytime = action { true } else { false }
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

  /// What the event will be called in the trace.
  package var label: String {
    switch action {
    case .step(let index): "step \(index + 1)"
    case .anytime(let index): "anytime \(index + 1)"
    case .end: "end"
    case .system(let step): step.call?.label ?? step.process.rawValue
    case .sdkAnswer(_, let exchange): "answer \(exchange.name)"
    case .sdkCallback(_, let callback): callback.name
    case .sdkTimer(_, let timer): "timer \(timer.name)"
    case .appWork(let work): work.label
    }
  }
}

extension PendingEvent: Identifiable {
  /// The number of the event among all that became possible in the run.
  package var id: Int { submission }
}
