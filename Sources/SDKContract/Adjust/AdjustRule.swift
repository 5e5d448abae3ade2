/// The rules of the Adjust SDK.
public enum AdjustRule: String, RuleBook {
  case placeholder = "ADJ-0"

  public var rule: Rule {
    Rule("", evidence: .open, source: "")
  }
}
