extension BrokenFile {
  /// What cannot be done at any time.
  static let anytime: [BrokenFile] = [
    BrokenFile(
      "time that passes at any time",
      anytime(#"{ "wait": "5s" }"#),
      #"2:17: time passes by itself; put "wait" among the "steps", or remove it"#),
    BrokenFile(
      "a forced step at any time",
      anytime(#"{ "kill": {} }, { "system": { "process": "active" } }"#),
      #"2:33: "system" is done whether it is possible or not, and what comes at any time has to be possible"#),
    BrokenFile(
      "a misspelled step at any time",
      anytime(#"{ "kil": {} }"#),
      #"2:17: unknown step "kil"; did you mean "kill"?"#),
    BrokenFile(
      "a gate at any time that the app does not have",
      anytime(#"{ "openGate": "login" }"#),
      #"2:29: the app has no gate "login"; list it under "gates" in "app""#),
    BrokenFile(
      "one step at any time",
      top(#""anytime": { "kill": {} }"#),
      #"2:14: expected a list of steps, found an object; write [{ "kill": {} }]"#),
  ]

  private static func anytime(_ steps: String) -> String { top(#""anytime": [\#(steps)]"#) }
}
