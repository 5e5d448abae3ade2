extension EventPattern: ExpressibleByStringLiteral {
  /// Reads a pattern that is written in a test.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
