import SDKContract

/// A request of the Adjust SDK to its backend.
package struct AdjustRequest: Hashable, Sendable {
  /// What is sent.
  package enum Kind: Hashable, Sendable {
    /// `/session`; `count` is 1 for the install.
    case session(count: Int)
    /// `/attribution`, and who asked for it: `sdk` or `backend`.
    case attribution(initiatedBy: Initiator)
    /// `/event`, and the id that comes back with the answer.
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
    /// `/ad_revenue`, and the network it is from.
    case adRevenue(source: String)
  }

  /// Who asked for an attribution request.
  package enum Initiator: String, Hashable, Sendable {
    /// The SDK itself.
    case sdk
    /// The backend, by `ask_in`.
    case backend
  }

  /// Tells the requests of one process apart.
  package var id: Int
  /// What is sent.
  package var kind: Kind
  /// To which host it is sent.
  package var host: String

  /// How long the SDK waits for an answer (`ADJ-NET-1`).
  package static let timeOut = Duration.seconds(60)

  /// Creates a request.
  package init(id: Int, kind: Kind, host: String = "analytics.adjust.com") {
    self.id = id
    self.kind = kind
    self.host = host
  }
}
