/// How an app sets the Adjust SDK up, with the switches for what the sources leave open.
public struct AdjustConfiguration: Hashable, Sendable {
  /// The version of the SDK.
  public var profile: AdjustProfile = .v5_5_2
  /// Whether `enableSendingInBackground` was called.
  public var sendsInBackground = false
  /// Whether the signature library is linked; without it `initSdk` fails.
  public var hasSignatureLibrary = true
  /// The factor by which every wait before a retry is shortened, in thousandths.
  ///
  /// The SDK draws it from 500 to 995 each time; a simulation must not, so it is fixed, by default near the
  /// middle of the range.
  public var retryJitterPermille = 750
  /// What becomes of deferred links that are no URLs (`ADJ-DEF-7`).
  public var invalidLinks: InvalidLinkHandling = .dropped

  /// Creates the configuration of a current SDK, integrated as its guide says.
  public init() {}
}
