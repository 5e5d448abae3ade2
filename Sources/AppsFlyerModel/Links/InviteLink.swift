import SDKContract

/// A OneLink with which one user invites another.
package struct InviteLink: Hashable, Sendable {
  /// The OneLink template, as in `appInviteOneLinkID`; nil if the app sets none.
  package var template: String?
  /// The domain of the link; nil for OneLink's own.
  package var domain: String?
  /// The app's id in the App Store, for a link without a template; nil if it is not known.
  package var appID: String?
  /// The parameters of the link, by name.
  package var parameters: [String: String] = [:]

  /// Creates a link without parameters.
  package init() {}

  /// Adds the inviting user, unless the app has set one.
  ///
  /// - Parameter uid: AppsFlyer's id of the install that makes the link.
  mutating func addInviter(_ uid: String) {
    parameters["af_siteid"] = parameters["af_siteid"] ?? appID
    parameters["af_referrer_uid"] = parameters["af_referrer_uid"] ?? uid
  }

  /// The link, with its parameters sorted by name.
  package var text: String {
    var all = parameters
    all["pid"] = all["pid"] ?? "af_app_invites"
    let query = all.keys.sorted().map { "\(QueryText.escaped($0))=\(QueryText.escaped(all[$0] ?? ""))" }
    let address =
      template.map { "https://\(domain ?? "go.onelink.me")/\($0)" }
      ?? "https://\(LinkComponents.hostOfServers)/id\(appID ?? "")"
    return address + "?" + query.joined(separator: "&")
  }
}
