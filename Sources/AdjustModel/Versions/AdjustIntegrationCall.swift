/// A call that an app makes according to Adjust's guide.
package enum AdjustIntegrationCall: String, CaseIterable, Sendable {
  /// `initSdk(_:)`.
  case initSdk
  /// `delegate` of the configuration.
  case setDelegate
  /// `processDeeplink(_:)` or `processAndResolve(_:withCompletionHandler:)`.
  case processDeeplink
}
