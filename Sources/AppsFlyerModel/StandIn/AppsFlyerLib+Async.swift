import SDKContract

// What Swift makes of methods with a completion handler.
extension AppsFlyerLib {
  /// Reports a session, and returns the result.
  ///
  /// - Returns: The answer of the servers.
  /// - Throws: What kept the SDK from reporting the session.
  @discardableResult
  public nonisolated func start() async throws -> [String: Any] {
    try await withUnsafeThrowingContinuation { continuation in
      start { answer, error in continuation.resume(answer, error) }
    }
  }

  /// Reports something that the user did, and returns the result.
  ///
  /// - Returns: The answer of the servers.
  /// - Throws: What kept the SDK from reporting the event.
  @discardableResult
  public nonisolated func logEvent(name: String, values: [String: Any]?) async throws -> [String: Any] {
    try await withUnsafeThrowingContinuation { continuation in
      logEvent(name: name, values: values) { answer, error in continuation.resume(answer, error) }
    }
  }
}

extension UnsafeContinuation<[String: Any], any Error> {
  /// Goes on with an answer, or with the error.
  fileprivate func resume(_ answer: [String: Any]?, _ error: (any Error)?) {
    if let error {
      resume(throwing: error)
    } else {
      // Sound because the answer was made for this call, and nobody else keeps it.
      nonisolated(unsafe) let answer = answer ?? [:]
      resume(returning: answer)
    }
  }
}
