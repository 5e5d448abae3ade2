// The async versions that Swift derives from methods with a completion handler.
extension AppsFlyerLib {
  /// Reports a session, and returns the result.
  ///
  /// - Returns: The answer of the servers.
  /// - Throws: The error that prevented the report.
  @discardableResult
  public nonisolated func start() async throws -> [String: Any] {
    try await withUnsafeThrowingContinuation { continuation in
      start { answer, error in continuation.resume(answer, error) }
    }
  }

  /// Reports an in-app event, and returns the result.
  ///
  /// - Returns: The answer of the servers.
  /// - Throws: The error that prevented the report.
  @discardableResult
  public nonisolated func logEvent(name: String, values: [String: Any]?) async throws -> [String: Any] {
    try await withUnsafeThrowingContinuation { continuation in
      logEvent(name: name, values: values) { answer, error in continuation.resume(answer, error) }
    }
  }
}

extension UnsafeContinuation<[String: Any], any Error> {
  /// Resumes with an answer or with an error.
  fileprivate func resume(_ answer: [String: Any]?, _ error: (any Error)?) {
    if let error {
      resume(throwing: error)
    } else {
      // Safe because the answer was created for this call and is not shared.
      nonisolated(unsafe) let answer = answer ?? [:]
      resume(returning: answer)
    }
  }
}
