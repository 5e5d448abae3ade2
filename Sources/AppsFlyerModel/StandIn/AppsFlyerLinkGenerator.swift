import Foundation
import SDKContract

/// Makes a OneLink with which a user invites another one, with the members of the SDK's class.
public final class AppsFlyerLinkGenerator: NSObject {
  /// A domain of the app's own for the link.
  public var brandDomain: String?
  private var parameters: [String: String] = [:]
  private var appleAppID: String?
  private var baseDeeplink: String?
  private var deeplinkPath: String?

  override init() {}

  /// Sets by which channel the invitation is sent.
  public func setChannel(_ channel: String) { parameters["af_channel"] = channel }
  /// Sets the app's own id of the user who invites.
  public func setReferrerCustomerId(_ referrerCustomerId: String) {
    parameters["af_referrer_customer_id"] = referrerCustomerId
  }
  /// Sets the campaign.
  public func setCampaign(_ campaign: String) { parameters["c"] = campaign }
  /// Sets AppsFlyer's id of the user who invites.
  public func setReferrerUID(_ referrerUID: String) { parameters["af_referrer_uid"] = referrerUID }
  /// Sets the name of the user who invites.
  public func setReferrerName(_ referrerName: String) { parameters["af_referrer_name"] = referrerName }
  /// Sets the picture of the user who invites.
  public func setReferrerImageURL(_ referrerImageURL: String) {
    parameters["af_referrer_image_url"] = referrerImageURL
  }
  /// Sets the picture of the user who invites; since version 7.
  public func setReferrerImageUrl(_ referrerImageUrl: String) { setReferrerImageURL(referrerImageUrl) }
  /// Sets the app that the link leads to.
  public func setAppleAppID(_ appleAppID: String) { self.appleAppID = appleAppID }
  /// Sets the path in the app.
  public func setDeeplinkPath(_ deeplinkPath: String) { self.deeplinkPath = deeplinkPath }
  /// Sets the link with the app's scheme that the path is added to.
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

  /// The link to make.
  ///
  /// - Parameters:
  ///   - oneLinkID: `appInviteOneLinkID`; nil for a link without a template.
  ///   - appID: `appleAppID` of the SDK.
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
