/// A recorder that reduces a run to what distinguishes its order from others: what each expectation sees of it, what
/// the app did, and what the app could see.
///
/// Everything is stored as hash values, so that returning to a moment means restoring a few numbers.
final class OrderRecorder: TraceSink, @unchecked Sendable {
  // A class, so that the engine's snapshots share it; it never leaves the thread of its exploration.

  // Accesses are checked for exclusivity in debug builds only, as those of the engine are.

  /// The acts of the app, such as routing, in order.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var appEvents: UInt64 = 0
  /// The calls into the app's code, in order, of which its state is a function.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var calls: UInt64 = 0
  /// The words of the expectations, in order.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var views: [UInt64]
  private let projections: [ExpectationProjection]
  /// The position of each expectation's first word.
  private let places: [Int]
  let recordsCalls: Bool
  /// What in the app receives the system's calls.
  var listeners = Listeners()
  /// The positions of the expectations that have asked for nothing so far.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var idle: [Int]
  private let watch: IdleWatch?
  private let hasAnytimeSteps: Bool

  /// What in the app receives the system's calls and notifications.
  struct Listeners {
    /// Whether the app has an app delegate or a scene delegate, or any code that runs when a process begins.
    var hasDelegate = true
    /// Whether the app may observe notifications.
    var hasObserver = true
  }

  /// - Parameters:
  ///   - projections: The projections of the expectations.
  ///   - recordsCalls: Whether to record the calls into the app.
  ///   - watch: What is told when an expectation asks for something, or an `anytime` step comes; nil if nobody wants to
  ///     know.
  init(_ projections: [ExpectationProjection], recordsCalls: Bool, watch: IdleWatch? = nil) {
    self.projections = projections
    self.watch = watch
    hasAnytimeSteps = watch?.awaitsSteps ?? false
    idle = watch == nil ? [] : projections.indices.filter { projections[$0].idleness != nil }
    var count = 0
    places = projections.map { projection in
      defer { count += projection.wordCount }
      return count
    }
    views = [UInt64](repeating: 0, count: count)
    self.recordsCalls = recordsCalls
  }

  func record(_ event: consuming TraceEvent) {
    if event.occurrence.isAppEvent { appEvents = Self.mix(appEvents, Self.hash { $0.combine(event.label) }) }
    if recordsCalls, let call = call(event) { calls = Self.mix(calls, call) }
    if !idle.isEmpty { wakeExpectations(at: event) }
    if hasAnytimeSteps, event.rule == .simulation(.anytimeStep) { watch?.wake(anytime: event) }
    for index in projections.indices { projections[index].see(event, &views, at: places[index]) }
  }

  /// Tells the watch which expectations ask for something at the next event.
  private func wakeExpectations(at event: TraceEvent) {
    idle.removeAll { index in
      guard projections[index].asks(at: event, views, at: places[index]) else { return false }
      if let text = projections[index].idleness { watch?.wake(text) }
      return true
    }
  }

  /// Records that a piece of the app's async work ran, which no event shows.
  func note(_ work: AppWorkEvent) {
    if recordsCalls { calls = Self.mix(calls, Self.hash { $0.combine(work) }) }
  }

  // MARK: Going back

  /// Appends the present moment to a stack.
  func push(to stack: inout [UInt64]) {
    stack.append(appEvents)
    stack.append(calls)
    stack.append(contentsOf: views)
  }

  /// The present moment.
  var numbers: [UInt64] {
    var stack: [UInt64] = []
    push(to: &stack)
    return stack
  }

  /// Returns to the moment at a position of a stack.
  func restore(from stack: [UInt64], at position: Int) {
    appEvents = stack[position]
    calls = stack[position + 1]
    for index in views.indices { views[index] = stack[position + 2 + index] }
  }

  /// Resets the recorder to the start of a run.
  func reset() {
    appEvents = 0
    calls = 0
    for index in views.indices { views[index] = 0 }
  }

  /// Hashes what distinguishes orders, apart from the state that they lead to.
  func hash(into hasher: inout Hasher) {
    hasher.combine(appEvents)
    for (projection, place) in zip(projections, places) {
      projection.hash(views[place..<place + projection.wordCount], into: &hasher)
    }
  }

  // MARK: Hashing

  /// Returns the hash of a sequence with another value.
  static func mix(_ sequence: UInt64, _ value: UInt64) -> UInt64 {
    var x = (sequence ^ value &+ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    x ^= x >> 27
    x = x &* 0x94D0_49BB_1331_11EB &+ (sequence << 7)
    return x ^ (x >> 31) | 1
  }

  static func hash(_ body: (inout Hasher) -> Void) -> UInt64 {
    var hasher = Hasher()
    body(&hasher)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// Returns a hash of a call into the app's code; nil if the event calls none.
  ///
  /// If nothing in the app receives the system's calls, only the beginning and the end of the process count.
  private func call(_ event: TraceEvent) -> UInt64? {
    switch event.occurrence {
    case .system(let call):
      guard call.link != nil || event.process == .notRunning || reaches(call) else { return nil }
      return Self.hash { $0.combine(call) }
    case .transition: return event.process == .notRunning ? 0 : nil
    case .callback(let callback): return Self.hash { $0.combine(callback) }
    case .step(let verb, let argument):
      guard !verb.isBesideTheApp else { return nil }
      return Self.hash {
        $0.combine(verb)
        $0.combine(argument)
      }
    default: return nil
    }
  }

  private func reaches(_ call: SystemCall) -> Bool {
    call.kind.isNotification ? listeners.hasObserver : listeners.hasDelegate
  }
}

extension Engine {
  /// What in the app receives the system's next calls.
  var listeners: OrderRecorder.Listeners {
    var listeners = OrderRecorder.Listeners()
    // The first call, whatever it is, begins the process.
    guard world.appCodeHasRun else { return listeners }
    listeners.hasDelegate = app.applicationDelegate != nil || app.sceneDelegate != nil
    listeners.hasObserver = environment?.observedCenter != nil
    return listeners
  }
}
