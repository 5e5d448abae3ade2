import SDKContract

extension AppsFlyerRule {
  /// The rules for invite links.
  package enum Invitations: String, RuleGroup {
    case inviteLinkAsked = "AF-INV-1"
    case inviteLinkShortened = "AF-INV-2"
    case inviteLinkStaysLong = "AF-INV-3"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .inviteLinkAsked:
        Rule(
          "generateInviteUrl makes a long OneLink of the app's parameters, with pid af_app_invites unless the app gives "
            + "one, the id of the app as af_siteid and that of the install as af_referrer_uid, and asks the servers for a "
            + "short one.",
          evidence: .documentation,
          source: "AppsFlyer: User invite attribution; iOS user invite; AppsFlyerShareInviteHelper; links made on iOS "
            + "in AppsFlyerSDK/appsflyer-cordova-plugin#95 and AppsFlyerSDK/appsflyer-react-native-plugin#326")
      case .inviteLinkShortened:
        Rule(
          "The completion handler of generateInviteUrl gets the short link, behind which the servers have the parameters.",
          evidence: .documentation, source: "AppsFlyer: iOS user invite; AppsFlyerShareInviteHelper")
      case .inviteLinkStaysLong:
        Rule(
          "If the servers do not shorten an invite link, or there is no template for it, the completion handler gets the "
            + "long one, without an error. With a template, its domain is the brandDomain, or else go.onelink.me.",
          evidence: .report,
          source: "AppsFlyerSDK/AppsFlyerFramework#208, AppsFlyerSDK/appsflyer-flutter-plugin#178; for the domain "
            + "AppsFlyerSDK/appsflyer-react-native-plugin#326 and #536, AppsFlyerSDK/appsflyer-flutter-plugin#371; "
            + "AppsFlyer: AppsFlyerShareInviteHelper, which only attempts to shorten")
      }
    }
  }
}
