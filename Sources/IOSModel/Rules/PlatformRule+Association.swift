import SDKContract

extension PlatformRule {
  /// The rules for what the device knows of the association file.
  package enum Association: String, RuleGroup {
    case fetchedAtInstall = "IOS-ASSOC-1"
    case notFetchedYet = "IOS-ASSOC-2"
    case copyDecides = "IOS-ASSOC-3"
    case networkLags = "IOS-ASSOC-4"
    case developerMode = "IOS-ASSOC-5"
    case componentDecides = "IOS-ASSOC-6"
    case slashesAtTheEnds = "IOS-ASSOC-7"
    case defaultsAndVariables = "IOS-ASSOC-8"
    case fileOfTheDomain = "IOS-ASSOC-9"
    case narrowestEntry = "IOS-ASSOC-10"
    case fetchedAtUpdate = "IOS-ASSOC-11"
    case siteIsAsked = "IOS-ASSOC-12"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .fetchedAtInstall:
        Rule(
          "The system fetches the association file of each domain when the app is installed, since iOS 14 through Apple's "
            + "content delivery network; a trace shows it unless the file names the app and is there at once.",
          evidence: .documentation,
          source: "Apple: TN3155 Debugging universal links; Apple: Supporting associated domains")
      case .notFetchedYet:
        Rule(
          "Until the association file arrives, links of the domain open the default browser (switch associationDelay).",
          evidence: .inference, source: "Apple: TN3155 Debugging universal links")
      case .copyDecides:
        Rule(
          "The device asks for the association file again about once a week, and until then the copy that it has decides "
            + "(switch associationRecheck); installing the app again fetches it.",
          evidence: .documentation,
          source: "Apple: TN3155 Debugging universal links; Apple: Supporting associated domains")
      case .networkLags:
        Rule(
          "Since iOS 14 Apple's content delivery network may keep a site's old association file for a day, so an installation "
            + "meanwhile gets the old one (switch associationCDNLag).",
          evidence: .documentation, source: "Apple: Supporting associated domains")
      case .developerMode:
        Rule(
          "A domain with ?mode=developer counts on devices in developer mode alone (switch developerMode), which ask the "
            + "site itself for the file.",
          evidence: .documentation,
          source: "Apple: Associated Domains Entitlement; Apple: TN3155 Debugging universal links")
      case .componentDecides:
        Rule(
          "The first component of an association file that fits the path, query and fragment of a link decides; a "
            + "link that it excludes, or that fits no component, opens the default browser.",
          evidence: .documentation,
          source: "Apple: applinks.Details.Components; Apple: What's new in universal links (WWDC20); "
            + "developer.apple.com/forums/thread/678345, 712348")
      case .slashesAtTheEnds:
        Rule(
          "Slashes at the end of a path or its pattern do not count, and neither does the first one of a pattern: "
            + "/buy/* also takes /buy, and buy takes /buy/.",
          evidence: .measurement,
          source: "sergii-ziborov/blazingly-aasa, conformance/oracle (swcutil of macOS 27.0); Apple: "
            + "applinks.Details.Components, whose example has a path without its first slash")
      case .defaultsAndVariables:
        Rule(
          "An association file may give defaults for what its components leave out, and variables for patterns: "
            + "$(name) fits any of the variable's texts, and some names, such as $(lang) and $(region), are predefined.",
          evidence: .documentation,
          source: "Apple: applinks.Defaults; Apple: applinks.SubstitutionVariables; sergii-ziborov/blazingly-aasa, "
            + "conformance/oracle (swcutil of macOS 27.0)")
      case .fileOfTheDomain:
        Rule(
          "Each associated domain has its own association file, and the file of a link's domain decides about the link; "
            + "that of a link service's domain is the service's, and gives all links to the app.",
          evidence: .documentation,
          source: "Apple: TN3155 Debugging universal links; developer.apple.com/forums/thread/770627; the vendors' "
            + "guides, for their domains")
      case .narrowestEntry:
        Rule(
          "Of the associated domains that cover a host the narrowest decides, with its file: an exact one before a "
            + "wildcard, and a longer wildcard before a shorter one.",
          evidence: .documentation,
          source: "Apple: App Search Programming Guide, Support Universal Links; Apple: TN3155 Debugging universal "
            + "links")
      case .fetchedAtUpdate:
        Rule(
          "An update of the app fetches the association files again, as an installation does; until they have come, the "
            + "device keeps its copies.",
          evidence: .report,
          source: "nordnet/cordova-universal-links-plugin#143, which quotes Branch; openradar 33893852; "
            + "artsy/artsy-eigen-web-association#14")
      case .siteIsAsked:
        Rule(
          "Before iOS 14 the device asks the site itself for the association file, so an installation gets the present "
            + "one at once.",
          evidence: .documentation, source: "Apple: Supporting associated domains")
      }
    }
  }
}
