/// How an app sets the Adjust SDK up, with the switches for what the sources leave open.
public struct AdjustConfiguration: Hashable, Sendable {
  /// The version of the SDK.
  public var profile: AdjustProfile = .v5_5_2
  /// Whether `enableSendingInBackground` was called.
  public var sendsInBackground = false

  /// Creates the configuration of a current SDK, integrated as its guide says.
  public init() {}
}
