/// A call that an app makes according to Adjust's guide.
package enum AdjustIntegrationCall: String, CaseIterable, Sendable {
  /// `initSdk(_:)`.
  case initSdk
  /// `processDeeplink(_:)` or `processAndResolve(_:withCompletionHandler:)`.
  case processDeeplink
}
