/// What the AppsFlyer servers know and answer.
public struct AppsFlyerBackend: Sendable {
  /// Creates servers that know of no click.
  public init() {}
}
