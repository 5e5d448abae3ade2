import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says what a simulation was doing when the app's code crashed.
///
/// A crash ends the process, as it ends an app on a device, so no failure can be reported afterwards. Swift's own report
/// names the line of code, but not the run that led there.
package enum CrashWatch {
  /// Swift's traps: those of `fatalError`, of a value that is nil, and of a continuation that is resumed twice.
  ///
  /// Such a trap is a call that does not return, so the handler may do what any function may do. This is not so for
  /// other signals.
  private static let signals = [SIGILL, SIGTRAP]

  private struct State {
    var note: (@Sendable () -> String?)?
    var previous: [Int32: sigaction] = [:]
    /// Whether a crash has been reported, or is about to be.
    var isReported = false
    /// Whether the report is not complete.
    var isReporting = false
    /// The thread that crashes again, and its note.
    var repeater: pthread_t?
    var noteOfRepeater: String?
  }

  private static let state = Mutex(State())

  /// Begins to watch the process; later calls have no effect.
  ///
  /// - Parameter note: Returns what is to be said about a crash on the calling thread; nil if it is none of a
  ///   simulation.
  package static func begin(note: @escaping @Sendable () -> String?) {
    state.withLock { state in
      guard state.note == nil else { return }
      state.note = note
      for signal in signals {
        var previous = sigaction()
        sigaction(signal, nil, &previous)
        // A debugger or another library that has asked to be told first still is, afterwards.
        state.previous[signal] = previous
        var action = sigaction()
        // Without the mask, the second crash of a repetition would end the process at once.
        action.sa_flags = Int32(SA_NODEFER)
        #if canImport(Darwin)
          action.__sigaction_u.__sa_handler = { CrashWatch.handle($0) }
        #elseif canImport(Glibc)
          action.__sigaction_handler.sa_handler = { CrashWatch.handle($0) }
        #elseif canImport(Musl)
          action.__sa_handler.sa_handler = { CrashWatch.handle($0) }
        #endif
        sigaction(signal, &action, nil)
      }
    }
  }

  private static func handle(_ signal: Int32) {
    let (note, isRepeater, mustReport) = state.withLock { state in
      let isRepeater = state.repeater.map { pthread_equal($0, pthread_self()) != 0 } ?? false
      let mustReport = !isRepeater && !state.isReported && SimulationLoop.current != nil
      if mustReport { (state.isReported, state.isReporting) = (true, true) }
      return (state.note, isRepeater, mustReport)
    }
    if isRepeater {
      let text = note?()
      state.withLock { $0.noteOfRepeater = text ?? "" }
      // The first thread ends the process.
      while true { sleep(1) }
    }
    if mustReport {
      // A lock that the crashed code holds may stop the report: the process ends all the same.
      alarm(longestReport)
      if let text = note?() { write(text) }
      alarm(0)
      state.withLock { $0.isReporting = false }
    } else {
      // A crash elsewhere, as in a test that runs beside this one, must not end the process before.
      for _ in 0..<patience where state.withLock({ $0.isReporting }) { usleep(10_000) }
    }
    // The instruction traps again on return, for those who were there before.
    state.withLock { state in
      guard var previous = state.previous[signal] else { return }
      sigaction(signal, &previous, nil)
    }
  }

  /// The longest time for a report, in seconds.
  private static let longestReport: UInt32 = 30

  private static func write(_ text: String) {
    var rest = Array((text + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
          Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        #endif
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  // MARK: Crashing again

  /// The longest wait for a repetition, in hundredths of a second: a lock that the crashed code holds may stop it.
  private static let patience = 1000

  /// What another thread does again.
  private final class Repetition: Sendable {
    let body: @Sendable () -> Void
    let isOver = Mutex(false)

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func run() {
      CrashWatch.state.withLock { $0.repeater = pthread_self() }
      body()
      CrashWatch.state.withLock { $0.repeater = nil }
      isOver.withLock { $0 = true }
    }

    /// Starts the thread; a thread of Foundation would run inside a simulation.
    func start() -> Bool {
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      // As much as a search has.
      pthread_attr_setstacksize(&attributes, 8 << 20)
      defer { pthread_attr_destroy(&attributes) }
      let context = Unmanaged.passRetained(self).toOpaque()
      return pthread_create(
        &thread, &attributes,
        { context in
          #if canImport(Darwin)
            Unmanaged<Repetition>.fromOpaque(context).takeUnretainedValue().run()
          #else
            context.map { Unmanaged<Repetition>.fromOpaque($0).takeUnretainedValue().run() }
          #endif
          return nil
        }, context) == 0
    }
  }

  /// Does on another thread what is known to crash, and returns the note there.
  ///
  /// A search runs most orders without the names of their events, so it makes the order of a crash again.
  ///
  /// - Parameter body: What crashes.
  /// - Returns: Nil if it has not crashed in time, or if this is already a repetition.
  package static func noteOfRepetition(_ body: @escaping @Sendable () -> Void) -> String? {
    guard state.withLock({ $0.repeater == nil }) else { return nil }
    let repetition = Repetition(body)
    guard repetition.start() else { return nil }
    for _ in 0..<patience {
      if let note = state.withLock({ $0.noteOfRepeater }) { return note.isEmpty ? nil : note }
      if repetition.isOver.withLock({ $0 }) { return nil }
      usleep(10_000)
    }
    return nil
  }
}
