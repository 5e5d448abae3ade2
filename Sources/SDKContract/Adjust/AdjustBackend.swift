/// What the Adjust servers know and answer.
public struct AdjustBackend: Sendable {
  /// Creates servers that know of no click.
  public init() {}
}
