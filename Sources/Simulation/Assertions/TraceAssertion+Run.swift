extension TraceAssertion {
  /// Something holds of the run as a whole.
  ///
  /// - Parameters:
  ///   - statement: What must hold, for the message of a failure, such as `the screen opens once`.
  ///   - holds: Whether it does.
  public static func run(
    _ statement: String, _ holds: @escaping @Sendable (ScenarioRun) -> Bool
  ) -> TraceAssertion {
    TraceAssertion(.run(statement, holds: holds))
  }
}
