/// The rules of the AppsFlyer SDK.
public enum AppsFlyerRule: String, RuleBook {
  case placeholder = "AF-0"

  public var rule: Rule {
    Rule("", evidence: .open, source: "")
  }
}
