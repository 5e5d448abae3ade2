import SDKContract

/// What an app with Adjust does with a link that opens it.
public enum AdjustDirectLinks: String, CaseIterable, Sendable {
  /// Hands it to `processAndResolve`, and goes where the resolved link leads.
  case processAndResolve
  /// Hands it to `processDeeplink`, and goes where the link itself leads.
  case processDeeplink
  /// Goes where the link leads without telling the SDK.
  case none
}
