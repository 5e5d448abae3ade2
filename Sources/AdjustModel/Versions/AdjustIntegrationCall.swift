import SDKContract

/// A call that an app makes according to Adjust's guide.
package enum AdjustIntegrationCall: String, CaseIterable, Sendable {
  /// `initSdk(_:)`.
  case initSdk
  /// `delegate` of the configuration.
  case setDelegate
  /// `processDeeplink(_:)` or `processAndResolve(_:withCompletionHandler:)`.
  case processDeeplink

  /// The entry point in which the guide puts the call.
  package var site: SDKCall.Site {
    switch self {
    case .initSdk, .setDelegate: .launch
    case .processDeeplink: .link
    }
  }
}
