import DeterministicExecution

/// The async work of an app during one run.
struct AppWork {
  /// Calls into the app whose work has not finished.
  var open: [WorkToken] = []
  /// Whether a process has ended and left work unfinished.
  var isAbandoned = false
  /// The current or most recent call into the app.
  var call = ""
  /// Notices that the app does not give its thread back.
  lazy var longWork = LongWorkWatch.Loan { UncheckedNotes.write(Self.note(onLongWorkIn: $0)) }

  static func note(onLongWorkIn call: String) -> String {
    "the app's async code\(call.isEmpty ? "" : " after \(call)") has not given its thread back for more than ten seconds, "
      + "as in a loop of an actor's code that sleeps in a task that is cancelled, where Task.sleep returns at once; "
      + "nothing can stop it"
  }

  /// Jobs that became ready together, and the event after which they did.
  struct Held {
    var jobs: [ReadyJob]
    var event: Int
  }

  /// Jobs that wait for the end of a turn of the main thread.
  var held: [Held] = []
  /// Jobs that wait for the oracle.
  var jobs: [Int: ReadyJob] = [:]
  /// A task that sleeps in virtual time.
  struct Sleeper {
    let continuation: UnsafeContinuation<Void, any Error>
    /// The event whose call into the app started the task; nil for one that is detached.
    let origin: Int?
    /// Whether a run may end before the task.
    let lasts: Bool
    /// The event after which it began to sleep.
    let event: Int
  }

  /// Tasks that sleep in virtual time.
  var sleepers: [Int: Sleeper] = [:]
  /// The real time spent waiting so far.
  var waited = Duration.zero
  private var lastID = 0
  /// A token that no task holds, for reuse: most calls start no work.
  private var spareToken: WorkToken?

  /// Records that a call into the app begins.
  ///
  /// - Returns: The token that the tasks started by the call will hold.
  mutating func begin(_ call: String, event: Int) -> WorkToken {
    self.call = call
    guard let token = spareToken.take() else { return WorkToken(event: event, call: call) }
    token.reuse(event: event, call: call)
    return token
  }

  /// Records that the call has returned, and keeps its token if work that it started has not finished.
  mutating func end(_ token: consuming WorkToken) {
    if isKnownUniquelyReferenced(&token) { spareToken = token } else { open.append(token) }
  }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Removes the calls whose work has finished.
  mutating func prune() {
    var kept = 0
    for position in open.indices where !isKnownUniquelyReferenced(&open[position]) {
      open.swapAt(kept, position)
      kept += 1
    }
    open.removeLast(open.count - kept)
  }
}
