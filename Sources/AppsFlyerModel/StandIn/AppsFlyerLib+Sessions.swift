import Foundation
import SDKContract

// Reporting sessions, and waiting before doing so.
extension AppsFlyerLib {
  /// The minimum time between two counted sessions, in seconds.
  public nonisolated var minTimeBetweenSessions: UInt {
    get { value("minTimeBetweenSessions", default: 5) }
    set {
      let seconds = Duration.seconds(Int64(clamping: newValue))
      configure("minTimeBetweenSessions", newValue, \.minTimeBetweenSessions, seconds) {
        "\($0.microseconds / 1_000_000) s"
      }
    }
  }

  /// Whether the SDK is stopped, and sends nothing.
  public nonisolated var isStopped: Bool {
    get { value("isStopped", default: false) }
    set {
      act("isStopped", newValue) { lib, isStopped in
        guard lib.link.reaches("AppsFlyerLib.isStopped") else { return }
        lib.state.values["isStopped"] = isStopped
        lib.link.call("AppsFlyerLib.isStopped", isStopped ? "true" : "false") {
          $0.machine.setStopped(isStopped, at: $1.now)
        }
      }
    }
  }

  /// Reports a session, if enough time has passed since the last one.
  public nonisolated func start() {
    act("start", ()) { lib, _ in
      lib.link.call("AppsFlyerLib.start") { $0.machine.start(completion: false, at: $1.now) }
    }
  }

  /// Reports a session, and calls a completion handler with the result.
  public nonisolated func start(completionHandler: (([String: Any]?, (any Error)?) -> Void)?) {
    act("start", completionHandler) { lib, completion in
      if let completion { lib.state.startCompletions.append(completion) }
      lib.link.call("AppsFlyerLib.start") { $0.machine.start(completion: completion != nil, at: $1.now) }
    }
  }

  /// Delays sessions until the user has answered the tracking prompt, or the timeout has passed.
  ///
  /// - Parameter timeoutInterval: Seconds, counted from this call.
  public nonisolated func waitForATTUserAuthorization(timeoutInterval: TimeInterval) {
    act("waitForATTUserAuthorization", timeoutInterval) { lib, seconds in
      lib.link.call("AppsFlyerLib.waitForATTUserAuthorization") {
        $0.machine.waitForATT(timeout: Self.duration(seconds), at: $1.now)
      }
    }
  }

  /// Converts a number of seconds, which may be invalid or too large, to a duration of at most a hundred years.
  private static func duration(_ seconds: TimeInterval) -> Duration {
    let longest = 100.0 * 365 * 86400
    return .milliseconds(Int64(seconds.isNaN ? 0 : min(max(seconds, 0), longest) * 1000))
  }

  /// Registers a listener that is called in each foreground cycle when it is time to start a session; since version 7.
  public nonisolated func registerSessionReadyListener(_ listener: @escaping () -> Void) {
    act("registerSessionReadyListener", listener) { lib, listener in
      lib.state.sessionReadyListener = listener
      lib.link.call("AppsFlyerLib.registerSessionReadyListener") {
        $0.machine.registerSessionReadyListener(at: $1.now)
      }
    }
  }

  /// Removes the session-ready listener; since version 7.
  public nonisolated func unregisterSessionReadyListener() {
    act("unregisterSessionReadyListener", ()) { lib, _ in
      lib.state.sessionReadyListener = nil
      lib.link.call("AppsFlyerLib.unregisterSessionReadyListener") {
        $0.machine.unregisterSessionReadyListener(at: $1.now)
      }
    }
  }

  /// Whether the session-ready listener has been called since the app became active; since version 7.
  public nonisolated func isSessionReady() -> Bool {
    act("isSessionReady", (), otherwise: false) { lib, _ in
      guard lib.link.reaches("AppsFlyerLib.isSessionReady") else { return false }
      var isReady = false
      lib.link.set { sdk, _ in
        isReady = sdk.machine.isSessionReady
        return []
      }
      lib.link.call("AppsFlyerLib.isSessionReady", isReady ? "true" : "false") { _, _ in [] }
      return isReady
    }
  }
}
