/// The rules of iOS.
public enum PlatformRule: String, RuleBook {
  case placeholder = "IOS-0"

  public var rule: Rule {
    Rule("", evidence: .open, source: "")
  }
}
