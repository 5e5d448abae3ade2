import SDKContract

extension PlatformRule {
  /// The rules for the app that a link opens.
  package enum Routing: String, RuleGroup {
    case universalLinkOpensApp = "IOS-ROUTE-1"
    case notInstalled = "IOS-ROUTE-2"
    case associationDenied = "IOS-ROUTE-3"
    case associationMissing = "IOS-ROUTE-4"
    case pathNotMatched = "IOS-ROUTE-5"
    case portNotAssociated = "IOS-ROUTE-6"
    case wildcardDomain = "IOS-ROUTE-7"
    case otherDomain = "IOS-ROUTE-8"
    case plainHTTP = "IOS-ROUTE-9"
    case sameDomainSafari = "IOS-ROUTE-10"
    case otherPageInSafari = "IOS-ROUTE-11"
    case addressBar = "IOS-ROUTE-12"
    case openInBrowserRemembered = "IOS-ROUTE-13"
    case openInAppRemembered = "IOS-ROUTE-14"
    case userChoseBrowser = "IOS-ROUTE-15"
    case thirdPartyBrowser = "IOS-ROUTE-16"
    case redirectThroughBrowser = "IOS-ROUTE-17"
    case ownUniversalLink = "IOS-ROUTE-18"
    case universalLinksOnly = "IOS-ROUTE-19"
    case customScheme = "IOS-ROUTE-20"
    case unknownScheme = "IOS-ROUTE-21"
    case sharedScheme = "IOS-ROUTE-22"
    case schemeDialogCancelled = "IOS-ROUTE-23"
    case ownScheme = "IOS-ROUTE-24"
    case unparsableLink = "IOS-ROUTE-25"
    case redirectStays = "IOS-ROUTE-26"
    case widgetURL = "IOS-ROUTE-27"
    case appArgument = "IOS-ROUTE-28"
    case bannerLeadsToStore = "IOS-ROUTE-29"
    case tagWithScheme = "IOS-ROUTE-30"
    case systemApp = "IOS-ROUTE-31"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .universalLinkOpensApp:
        Rule(
          "A tap on a universal link opens the app if it is installed, its domain is associated, the path is "
            + "accepted and the user did not choose the browser.",
          evidence: .documentation,
          source: "Apple: Allowing apps and websites to link to your content; "
            + "Apple: TN3155 Debugging universal links")
      case .notInstalled:
        Rule(
          "A universal link of an app that is not installed opens the default browser with the same URL.",
          evidence: .documentation, source: "Apple: Allowing apps and websites to link to your content")
      case .associationDenied:
        Rule(
          "A link of a domain whose association was denied opens the default browser.",
          evidence: .documentation, source: "Apple: TN3155 Debugging universal links")
      case .associationMissing:
        Rule(
          "A link of a domain whose association file could not be fetched, because it is missing, refused or "
            + "behind a redirect, opens the default browser.",
          evidence: .documentation, source: "Apple: TN3155 Debugging universal links")
      case .pathNotMatched:
        Rule(
          "A link whose path the association file excludes or does not list opens the default browser.",
          evidence: .documentation, source: "Apple: TN3155 Debugging universal links")
      case .portNotAssociated:
        Rule(
          "Associated domains have no ports, so a link or an entry with one opens the default browser.",
          evidence: .documentation, source: "Apple: TN3155 Debugging universal links")
      case .wildcardDomain:
        Rule(
          "A wildcard entry covers the subdomains of a domain and not the domain itself, which opens the default browser.",
          evidence: .inference, source: "Apple: TN3155 Debugging universal links")
      case .otherDomain:
        Rule(
          "A web link of a domain that the app does not claim is an ordinary link for the default browser.",
          evidence: .documentation, source: "Apple: Allowing apps and websites to link to your content")
      case .plainHTTP:
        Rule(
          "Universal links are http or https links, and a switch decides against those by http (httpLinksAreUniversal).",
          evidence: .documentation,
          source: "Apple: Allowing apps and websites to link to your content; Apple: NSUserActivityTypeBrowsingWeb; "
            + "Apple: Seamless Linking to Your App (WWDC15)")
      case .sameDomainSafari:
        Rule(
          "A universal link tapped in Safari on a page of the same domain stays in Safari.",
          evidence: .documentation,
          source: "Apple: Allowing apps and websites to link to your content; "
            + "Apple: TN3155 Debugging universal links")
      case .otherPageInSafari:
        Rule(
          "A universal link tapped in Safari on a page of another domain or subdomain opens the app.",
          evidence: .documentation,
          source: "Apple: Allowing apps and websites to link to your content; "
            + "Apple: TN3155 Debugging universal links")
      case .addressBar:
        Rule(
          "A universal link that is typed or pasted into the address bar stays in Safari.",
          evidence: .documentation,
          source: "Apple: TN3155 Debugging universal links; AppsFlyer: iOS deep linking, initial setup")
      case .openInBrowserRemembered:
        Rule(
          "Opening a link in the browser by a long press makes the browser the default for its domain.",
          evidence: .documentation, source: "Apple: TN3155 Debugging universal links")
      case .openInAppRemembered:
        Rule(
          "Opening a link in the app by a long press makes the app the default for its domain.",
          evidence: .documentation, source: "Apple: TN3155 Debugging universal links")
      case .userChoseBrowser:
        Rule(
          "Once the user chose the browser for a domain, each tap on its links opens the browser until the user "
            + "chooses the app.",
          evidence: .documentation, source: "Apple: TN3155 Debugging universal links")
      case .thirdPartyBrowser:
        Rule(
          "Whether another browser or a web view hands a universal link to the app is up to that browser, and a "
            + "switch decides.",
          evidence: .open, source: "Apple: TN3155 Debugging universal links; AppsFlyer: iOS deep linking, initial setup"
        )
      case .redirectThroughBrowser:
        Rule(
          "An ordinary link that redirects to a universal link opens the browser, which then opens the app.",
          evidence: .documentation, source: "Apple: TN3155 Debugging universal links")
      case .ownUniversalLink:
        Rule(
          "An app that opens its own universal link opens the default browser and not itself.",
          evidence: .documentation,
          source: "Apple: Allowing apps and websites to link to your content; Adjust: iOS direct deep linking; "
            + "customerio/customerio-ios#262 and CleverTap/clevertap-react-native#139 (links in pushes)")
      case .universalLinksOnly:
        Rule(
          "A link opened as universal link only opens nothing if no app takes it, and the completion handler gets false.",
          evidence: .documentation, source: "Apple: OpenExternalURLOptionsKey.universalLinksOnly")
      case .customScheme:
        Rule(
          "A link with a scheme that one installed app registered opens that app.",
          evidence: .documentation, source: "Apple: Defining a custom URL scheme for your app")
      case .unknownScheme:
        Rule(
          "A link with a scheme that no installed app registered opens nothing, and the completion handler gets false.",
          evidence: .documentation, source: "Apple: UIApplication.open(_:options:completionHandler:)")
      case .sharedScheme:
        Rule(
          "Which of several apps with the same scheme opens is undefined, and a switch decides.",
          evidence: .documentation, source: "Apple: Defining a custom URL scheme for your app")
      case .schemeDialogCancelled:
        Rule(
          "A custom scheme in a web page may show a dialog, and if the user cancels it, nothing opens.",
          evidence: .documentation, source: "AppsFlyer: iOS deep linking, initial setup")
      case .ownScheme:
        Rule(
          "An app that opens a link with its own scheme gets the link itself, as a running app does.",
          evidence: .documentation,
          source: "Adjust: iOS direct deep linking; "
            + "adjust/ios_sdk v5.6.2 Adjust/Internal/ADJUtil.m launchDeepLinkMain; "
            + "openradar 21710499 (iOS 7 to 9)")
      case .unparsableLink:
        Rule(
          "A string that Foundation does not accept as a URL opens nothing: the system opens URLs, not strings.",
          evidence: .documentation, source: "Apple: UIApplication.open(_:options:completionHandler:); RFC 3986")
      case .redirectStays:
        Rule(
          "A redirect to a universal link was also reported to stay in Safari, which offers the app in a banner "
            + "(switch redirectStaysInBrowser).",
          evidence: .report, source: "lionheart/openradar-mirror#18236, llfbandit/app_links#220")
      case .widgetURL:
        Rule(
          "The URL of a widget or a Live Activity goes to the app that it belongs to, as a URL, even if it is a "
            + "universal link.",
          evidence: .documentation,
          source: "Apple: Linking to specific app scenes from your widget or Live Activity; Apple: View.widgetURL(_:); "
            + "developer.apple.com/forums/thread/661846")
      case .appArgument:
        Rule(
          "The Smart App Banner of an installed app opens it with the banner's app-argument, as a URL, even if that is "
            + "the address of the page.",
          evidence: .documentation,
          source: "Apple: Promoting Apps with Smart App Banners; developer.apple.com/forums/thread/773832; "
            + "nordnet/cordova-universal-links-plugin#95")
      case .bannerLeadsToStore:
        Rule(
          "The Smart App Banner of an app that is not installed leads to the App Store.",
          evidence: .documentation, source: "Apple: Promoting Apps with Smart App Banners")
      case .tagWithScheme:
        Rule(
          "A link with an app's scheme on an NFC tag opens nothing, because the system reads tags for universal links "
            + "and its own schemes only.",
          evidence: .documentation, source: "Apple: Adding Support for Background Tag Reading")
      case .systemApp:
        Rule(
          "A link whose scheme belongs to an app of the system opens that app: Settings (app-settings), the App Store "
            + "(itms-apps), Mail, Messages, Phone or FaceTime.",
          evidence: .documentation,
          source: "Apple: Apple URL Scheme Reference; Apple: UIApplication.openSettingsURLString; "
            + "openradar 24219463 (itms-apps)")
      }
    }
  }
}

extension PlatformRule {
  /// The rules for reported defects that a switch enables.
  package enum Faults: String, RuleGroup {
    case coldLinkDropped = "IOS-FAULT-1"
    case staleAssociation = "IOS-FAULT-2"
    case coldSchemeLinkDropped = "IOS-FAULT-3"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .coldLinkDropped:
        Rule(
          "SwiftUI on iOS 18.4 loses a universal link that starts the app when the user taps it.",
          evidence: .report, source: "feedback-assistant/reports#650")
      case .staleAssociation:
        Rule(
          "The association file is fetched at installation and rechecked about weekly, so a device may "
            + "open the app for a path that the site took out since.",
          evidence: .report, source: "Apple: TN3155 Debugging universal links; openradar 47351642")
      case .coldSchemeLinkDropped:
        Rule(
          "An app without scenes that a custom-scheme link starts was reported to find the link in its launch options "
            + "and never in application(_:open:options:).",
          evidence: .report, source: "llfbandit/app_links#47")
      }
    }
  }
}
