import DeterministicExecution

/// The async work of an app during one run.
struct AppWork {
  /// Calls into the app whose work has not finished.
  var open: [WorkToken] = []
  /// Whether work was left behind by a process that ended.
  var isAbandoned = false
  /// What the app is called with now, or was last.
  var call = ""
  /// Jobs that wait for the oracle.
  var jobs: [Int: ReadyJob] = [:]
  /// Tasks that sleep in virtual time.
  var sleepers: [Int: UnsafeContinuation<Void, any Error>] = [:]
  /// How much has been waited in real time.
  var waited = Duration.zero
  private var lastID = 0
  /// A token that no task has kept: most calls start no work, and do with the same one.
  private var spareToken: WorkToken?

  /// Notes that the app is being called.
  ///
  /// - Returns: What the tasks that it starts will hold.
  mutating func begin(_ call: String, event: Int) -> WorkToken {
    self.call = call
    guard let token = spareToken.take() else { return WorkToken(event: event, call: call) }
    token.reuse(event: event, call: call)
    return token
  }

  /// Notes that the call has returned, and remembers it if work that it has started has not finished.
  mutating func end(_ token: consuming WorkToken) {
    if isKnownUniquelyReferenced(&token) { spareToken = token } else { open.append(token) }
  }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Forgets the calls whose work has finished.
  mutating func prune() {
    guard !open.isEmpty else { return }
    var position = 0
    while position < open.count {
      if isKnownUniquelyReferenced(&open[position]) { open.remove(at: position) } else { position += 1 }
    }
  }
}

/// A piece of the app's async work that waits among the events of a run.
struct AppWorkEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case job
    case wake
  }

  let kind: Kind
  let id: Int
  /// The call into the app that brought it forth.
  let call: String

  /// What the event is called.
  var label: String {
    switch kind {
    case .job: "task of \(call)"
    case .wake: "timer sleep"
    }
  }
}
