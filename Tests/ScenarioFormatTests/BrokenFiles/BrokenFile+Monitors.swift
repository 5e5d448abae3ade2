extension BrokenFile {
  /// What cannot be forbidden or owed.
  static let monitors: [BrokenFile] = [
    BrokenFile(
      "an event that is forbidden before itself",
      expect(#"{ "never": "route", "before": "route" }"#),
      #"2:44: "before" needs another event than "route" itself"#),
    BrokenFile(
      "an event that is forbidden without one of two, one of which it is",
      expect(#"{ "never": "route", "without": ["tap", "route"] }"#),
      #"2:53: "without" needs another event than "route" itself"#),
    BrokenFile(
      "two conditions at once",
      expect(#"{ "never": "route", "before": "a", "without": "b" }"#),
      #"2:49: "without" and "before" cannot go with the same "never"; write an expectation for each of them"#),
    BrokenFile(
      "a time without an end",
      expect(#"{ "never": "route", "while": ["a", "a"] }"#),
      #"2:49: a time from "a" to itself has no end; name another event"#),
    BrokenFile(
      "a time with three ends",
      expect(#"{ "never": "route", "while": ["a", "b", "c"] }"#),
      "2:43: expected 2 events in this list, found 3"),
    BrokenFile(
      "a fact that no trace shows at a moment",
      expect(#"{ "never": "route", "while": { "screen": "A" } }"#),
      #"2:45: unknown key "screen"; did you mean "scene"?"#),
    BrokenFile(
      "a moment that is any",
      expect(#"{ "never": "route", "while": {} }"#),
      #"2:43: expected "process", "scene", "installed" or "closedGates" in this object, found nothing"#),
    BrokenFile(
      "a time behind a gate that the app does not have",
      expect(#"{ "never": "route", "while": { "closedGates": ["login"] } }"#),
      #"2:61: the app has no gate "login"; list it under "gates" in "app""#),
    BrokenFile(
      "no event",
      expect(#"{ "never": "route", "before": [] }"#),
      "2:44: expected at least 1 event in this list, found 0"),
    BrokenFile(
      "a number of events",
      expect(#"{ "never": "route", "before": 2 }"#),
      #"2:44: expected an event such as "route", or a list of events, found a number"#),
    BrokenFile(
      "nothing owed",
      expect(#"{ "whenever": "tap" }"#),
      #"2:14: missing key "eventually"; its value is an event such as "route", or a list of events"#),
    BrokenFile(
      "an event that is owed to itself",
      expect(#"{ "whenever": "tap", "eventually": ["route", "tap"] }"#),
      #"2:59: "eventually" needs another event than "tap" itself"#),
    BrokenFile(
      "an event that is owed and frees from it",
      expect(#"{ "whenever": "tap", "eventually": "route", "unless": ["kill", "route"] }"#),
      #"2:77: "route" is also under "eventually"; remove it from one of them"#),
    BrokenFile(
      "a misspelled condition",
      expect(#"{ "never": "route", "befor": "tap" }"#),
      #"2:34: unknown key "befor"; did you mean "before"?"#),
    BrokenFile(
      "a time that is no duration",
      expect(#"{ "whenever": "tap", "eventually": "route", "within": 5 }"#),
      #"2:68: expected a duration such as "2.5s", found a number; write "5s""#),
  ]
}
