/// A request of the Adjust SDK to its backend.
package struct AdjustRequest: Hashable, Sendable {
  /// The kinds of requests.
  package enum Kind: Hashable, Sendable {
    /// `/session`, with the session count, which is 1 for the install.
    case session(count: Int)
    /// `/attribution`, with its initiator: `sdk` or `backend`.
    case attribution(initiatedBy: Initiator)
    /// `/event`, with the id that the answer returns.
    case event(token: String, callbackID: String? = nil)
    /// `/sdk_click`.
    case sdkClick(AdjustClick)
    /// `/gdpr_forget_device`.
    case forgetDevice
    /// `/third_party_sharing`.
    case thirdPartySharing(isEnabled: Bool)
    /// `/measurement_consent`.
    case measurementConsent(isGiven: Bool)
    /// `/sdk_info`, with the push token.
    case pushToken(String)
    /// `/sdk_info`, with the user's answer to the tracking prompt.
    case trackingStatus
    /// `/ad_revenue`, with the source of the revenue.
    case adRevenue(source: String)
  }

  /// The initiator of an attribution request.
  package enum Initiator: String, Hashable, Sendable {
    /// The SDK itself.
    case sdk
    /// The backend, through `ask_in`.
    case backend
  }

  /// The number that identifies the request within its process.
  package var id: Int
  /// The kind of the request.
  package var kind: Kind
  /// The host to which the request is sent.
  package var host: String
  /// The token of the app.
  package var appToken: String

  /// How long the SDK waits for an answer (`ADJ-NET-1`).
  package static let timeOut = Duration.seconds(60)

  /// Creates a request.
  package init(
    id: Int, kind: Kind, host: String = "analytics.adjust.com", appToken: String = AdjustConfiguration.usualToken
  ) {
    self.id = id
    self.kind = kind
    self.host = host
    self.appToken = appToken
  }
}
