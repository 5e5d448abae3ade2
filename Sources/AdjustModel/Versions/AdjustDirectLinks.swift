/// How an app with Adjust handles a link that opens it.
public enum AdjustDirectLinks: String, CaseIterable, Sendable {
  /// Passes it to `processAndResolve`, and routes the resolved link.
  case processAndResolve
  /// Passes it to `processDeeplink`, and routes the link itself.
  case processDeeplink
  /// Routes the link without passing it to the SDK.
  case none
}
