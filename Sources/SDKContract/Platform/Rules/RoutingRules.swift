/// The texts of the rules about which app a link opens.
enum RoutingRules {
  static let universalLinkOpensApp = Rule(
    "A tap on a universal link opens the app if it is installed, its domain is associated, the path is "
      + "accepted and the user did not choose the browser.",
    evidence: .documentation,
    source: "Apple: Allowing apps and websites to link to your content; "
      + "Apple: TN3155 Debugging universal links")

  static let notInstalled = Rule(
    "A universal link of an app that is not installed opens the default browser with the same URL.",
    evidence: .documentation, source: "Apple: Allowing apps and websites to link to your content")

  static let associationDenied = Rule(
    "A link of a domain whose association was denied opens the default browser.",
    evidence: .documentation, source: "Apple: TN3155 Debugging universal links")

  static let associationMissing = Rule(
    "A link of a domain whose association file could not be fetched, because it is missing, refused or "
      + "behind a redirect, opens the default browser.",
    evidence: .documentation, source: "Apple: TN3155 Debugging universal links")

  static let pathNotMatched = Rule(
    "A link whose path the association file excludes or does not list opens the default browser.",
    evidence: .documentation, source: "Apple: TN3155 Debugging universal links")

  static let portNotAssociated = Rule(
    "Associated domains have no ports, so a link or an entry with one opens the default browser.",
    evidence: .documentation, source: "Apple: TN3155 Debugging universal links")

  static let wildcardDomain = Rule(
    "A wildcard entry covers the subdomains of a domain and not the domain itself, which opens the default browser.",
    evidence: .inference, source: "Apple: TN3155 Debugging universal links")

  static let otherDomain = Rule(
    "A web link of a domain that the app does not claim is an ordinary link for the default browser.",
    evidence: .documentation, source: "Apple: Allowing apps and websites to link to your content")

  static let plainHTTP = Rule(
    "Whether an http link of an associated domain is a universal link is not established here, and a switch decides.",
    evidence: .open, source: "simulator design")

  static let sameDomainSafari = Rule(
    "A universal link tapped in Safari on a page of the same domain stays in Safari.",
    evidence: .documentation,
    source: "Apple: Allowing apps and websites to link to your content; "
      + "Apple: TN3155 Debugging universal links")

  static let otherPageInSafari = Rule(
    "A universal link tapped in Safari on a page of another domain or subdomain opens the app.",
    evidence: .documentation,
    source: "Apple: Allowing apps and websites to link to your content; "
      + "Apple: TN3155 Debugging universal links")

  static let addressBar = Rule(
    "A universal link that is typed or pasted into the address bar stays in Safari.",
    evidence: .documentation,
    source: "Apple: TN3155 Debugging universal links; AppsFlyer: iOS deep linking, initial setup")

  static let openInBrowserRemembered = Rule(
    "Opening a link in the browser by a long press makes the browser the default for its domain.",
    evidence: .documentation, source: "Apple: TN3155 Debugging universal links")

  static let openInAppRemembered = Rule(
    "Opening a link in the app by a long press makes the app the default for its domain.",
    evidence: .documentation, source: "Apple: TN3155 Debugging universal links")

  static let userChoseBrowser = Rule(
    "Once the user chose the browser for a domain, each tap on its links opens the browser until the user "
      + "chooses the app.",
    evidence: .documentation, source: "Apple: TN3155 Debugging universal links")

  static let thirdPartyBrowser = Rule(
    "Whether another browser or a web view hands a universal link to the app is up to that browser, and a "
      + "switch decides.",
    evidence: .open, source: "Apple: TN3155 Debugging universal links; AppsFlyer: iOS deep linking, initial setup")

  static let redirectThroughBrowser = Rule(
    "An ordinary link that redirects to a universal link opens the browser, which then opens the app.",
    evidence: .documentation, source: "Apple: TN3155 Debugging universal links")

  static let ownUniversalLink = Rule(
    "An app that opens its own universal link opens the default browser and not itself.",
    evidence: .documentation,
    source: "Apple: Allowing apps and websites to link to your content; Adjust: iOS direct deep linking")

  static let universalLinksOnly = Rule(
    "A link opened as universal link only opens nothing if no app takes it, and the completion handler gets false.",
    evidence: .documentation, source: "Apple: OpenExternalURLOptionsKey.universalLinksOnly")

  static let customScheme = Rule(
    "A link with a scheme that one installed app registered opens that app.",
    evidence: .documentation, source: "Apple: Defining a custom URL scheme for your app")

  static let unknownScheme = Rule(
    "A link with a scheme that no installed app registered opens nothing, and the completion handler gets false.",
    evidence: .documentation, source: "Apple: UIApplication.open(_:options:completionHandler:)")

  static let sharedScheme = Rule(
    "Which of several apps with the same scheme opens is undefined, and a switch decides.",
    evidence: .documentation, source: "Apple: Defining a custom URL scheme for your app")

  static let schemeDialogCancelled = Rule(
    "A custom scheme in a web page may raise a question, and if the user cancels it nothing opens.",
    evidence: .documentation, source: "AppsFlyer: iOS deep linking, initial setup")

  static let ownScheme = Rule(
    "An app that opens a link of its own scheme gets the link itself, as a running app does.",
    evidence: .documentation,
    source: "Adjust: iOS direct deep linking; "
      + "adjust/ios_sdk v5.6.2 Adjust/Internal/ADJUtil.m launchDeepLinkMain; "
      + "openradar 21710499 (iOS 7 to 9)")

  static let unparsableLink = Rule(
    "A text that is no link opens nothing.",
    evidence: .inference, source: "inferred")
}
