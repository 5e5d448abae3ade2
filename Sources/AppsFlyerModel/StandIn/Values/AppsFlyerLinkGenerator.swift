import Foundation

/// Generates a OneLink with which one user invites another, with the members of the SDK's class.
public final class AppsFlyerLinkGenerator: NSObject {
  /// The brand domain of the link.
  public var brandDomain: String?
  private var parameters: [String: String] = [:]
  private var appleAppID: String?
  private var baseDeeplink: String?
  private var deeplinkPath: String?

  override init() {}

  /// Sets the channel through which the invitation is sent.
  public func setChannel(_ channel: String) { parameters["af_channel"] = channel }
  /// Sets the app's own id of the inviting user.
  public func setReferrerCustomerId(_ referrerCustomerId: String) {
    parameters["af_referrer_customer_id"] = referrerCustomerId
  }
  /// Sets the campaign.
  public func setCampaign(_ campaign: String) { parameters["c"] = campaign }
  /// Sets AppsFlyer's id of the inviting user.
  public func setReferrerUID(_ referrerUID: String) { parameters["af_referrer_uid"] = referrerUID }
  /// Sets the name of the inviting user.
  public func setReferrerName(_ referrerName: String) { parameters["af_referrer_name"] = referrerName }
  /// Sets the URL of the inviting user's picture.
  public func setReferrerImageURL(_ referrerImageURL: String) {
    parameters["af_referrer_image_url"] = referrerImageURL
  }
  /// Sets the URL of the inviting user's picture; since version 7.
  public func setReferrerImageUrl(_ referrerImageUrl: String) { setReferrerImageURL(referrerImageUrl) }
  /// Sets the App Store id of the app that the link leads to.
  public func setAppleAppID(_ appleAppID: String) { self.appleAppID = appleAppID }
  /// Sets the path in the app.
  public func setDeeplinkPath(_ deeplinkPath: String) { self.deeplinkPath = deeplinkPath }
  /// Sets the link with the app's scheme to which the path is added.
  public func setBaseDeeplink(_ baseDeeplink: String) { self.baseDeeplink = baseDeeplink }
  /// Sets the link with the app's scheme; since version 7.
  public func setBaseDeepLink(_ baseDeepLink: String) { setBaseDeeplink(baseDeepLink) }
  /// Adds a parameter.
  public func addParameterValue(_ value: String, forKey key: String) { parameters[key] = value }
  /// Adds parameters.
  public func addParameters(_ parameters: [AnyHashable: Any]) {
    for (key, value) in parameters { self.parameters["\(key)"] = "\(value)" }
  }
  /// Adds parameters; since version 7.
  public func addUserParams(_ userParams: [AnyHashable: Any]) { addParameters(userParams) }

  /// Returns the link.
  ///
  /// - Parameters:
  ///   - oneLinkID: The value of `appInviteOneLinkID`; nil for a link without a template.
  ///   - appID: The value of the SDK's `appleAppID`.
  func link(oneLinkID: String?, appID: String) -> InviteLink {
    var link = InviteLink()
    link.template = oneLinkID
    link.domain = brandDomain
    link.appID = appleAppID ?? (appID.isEmpty ? nil : appID)
    link.parameters = parameters
    if let baseDeeplink { link.parameters["af_dp"] = baseDeeplink + (deeplinkPath.map { "/\($0)" } ?? "") }
    return link
  }
}
