/// Boils a run down to what tells its order from others: what each expectation sees of it, what the app did, and what
/// the app could see.
///
/// All of it is kept as hash values, so that going back means putting a few numbers back.
final class OrderRecorder: TraceSink, @unchecked Sendable {
  // A class, so that the engine's snapshots share it; it never leaves the thread of its exploration.

  // Accesses are checked for exclusivity in debug builds only, as those of the engine are.

  /// What the app did by itself, such as routing, in order.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var appEvents: UInt64 = 0
  /// Everything that the app's code was called with, in order: what its state is a function of.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var calls: UInt64 = 0
  /// What each expectation sees of the events, in order.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var views: [UInt64]
  private let projections: [ExpectationProjection]
  /// Where the numbers of each expectation begin.
  private let places: [Int]
  let recordsCalls: Bool
  /// Who of the app hears of what the system does.
  var listeners = Listeners()

  /// What the system calls, and posts to.
  struct Listeners {
    /// Whether the app has a delegate of itself or of its scene, or whatever runs when a process begins.
    var hasDelegate = true
    /// Whether the app may observe notifications.
    var hasObserver = true
  }

  /// - Parameters:
  ///   - projections: What is seen of the events.
  ///   - recordsCalls: Whether to keep what the app was called with.
  init(_ projections: [ExpectationProjection], recordsCalls: Bool) {
    self.projections = projections
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
    for index in projections.indices { projections[index].see(event, &views, at: places[index]) }
  }

  /// Remembers that a piece of the app's async work ran, which no event shows.
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

  /// Goes back to the moment that lies at a position of a stack.
  func restore(from stack: [UInt64], at position: Int) {
    appEvents = stack[position]
    calls = stack[position + 1]
    for index in views.indices { views[index] = stack[position + 2 + index] }
  }

  /// Begins again.
  func reset() {
    appEvents = 0
    calls = 0
    for index in views.indices { views[index] = 0 }
  }

  /// Adds what tells orders apart, apart from the state that they lead to.
  func hash(into hasher: inout Hasher) {
    hasher.combine(appEvents)
    for (projection, place) in zip(projections, places) {
      projection.hash(views[place..<place + projection.wordCount], into: &hasher)
    }
  }

  // MARK: Hashing

  /// Adds a value to a sequence of which only a hash value is kept.
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

  /// Stands for a call into the app's code; nil if none of it is called.
  ///
  /// Where nobody of the app listens to the system, its calls are none: only the beginning and the end of the process.
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
  /// Who of the app hears of what the system does next.
  var listeners: OrderRecorder.Listeners {
    var listeners = OrderRecorder.Listeners()
    // Whatever the first call is, the process begins with it.
    guard world.appCodeHasRun else { return listeners }
    listeners.hasDelegate = app.applicationDelegate != nil || app.sceneDelegate != nil
    listeners.hasObserver = environment?.observedCenter != nil
    return listeners
  }
}
