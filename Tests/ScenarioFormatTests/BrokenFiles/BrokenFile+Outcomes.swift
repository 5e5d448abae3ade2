extension BrokenFile {
  /// Refusals, payloads and final facts that no run has.
  static let outcomes: [BrokenFile] = [
    BrokenFile(
      "a rule in small letters",
      expect(#"{ "refuses": "ios-cold_1" }"#),
      #"2:27: "ios-cold_1" is not the ID of a rule; write "IOS-COLD-1""#),
    BrokenFile(
      "a sentence for a rule",
      expect(#"{ "refuses": "no such call" }"#),
      #"2:27: "no such call" is not the ID of a rule; write it in capitals, such as "IOS-COLD-1""#),
    BrokenFile(
      "an empty rule",
      expect(#"{ "refuses": "" }"#),
      #"2:27: "" is not the ID of a rule; write it in capitals, such as "IOS-COLD-1""#),
    BrokenFile(
      "true for a rule",
      expect(#"{ "refuses": true }"#),
      #"2:27: expected the ID of a rule such as "IOS-COLD-1", found true"#),
    BrokenFile(
      "a misspelled refusal",
      expect(#"{ "refuse": "IOS-COLD-1" }"#),
      #"2:16: unknown expectation "refuse"; did you mean "refuses"?"#),
    BrokenFile(
      "how often a scenario is refused",
      expect(#"{ "refuses": "IOS-COLD-1", "times": 1 }"#),
      #"2:41: "times" does not go with "refuses""#),
    BrokenFile(
      "a string for keys that a payload lacks",
      expect(#"{ "callback": "c", "without": "a" }"#),
      #"2:44: expected a list of key paths, found a string; write ["a"]"#),
    BrokenFile(
      "an empty key that a payload lacks",
      expect(#"{ "callback": "c", "without": ["a", ""] }"#),
      "2:50: expected a name, found an empty string"),
    BrokenFile(
      "a key that a payload lacks twice",
      expect(#"{ "callback": "c", "without": ["a", "a"] }"#),
      #"2:50: duplicate key path "a"; it was listed in line 2 already"#),
    BrokenFile(
      "a key that a payload of many lacks",
      expect(#"{ "sequence": ["c"], "without": ["a"] }"#),
      #"2:35: "without" does not go with "sequence""#),
    BrokenFile(
      "a misspelled fact",
      expect(#"{ "finally": { "scren": "Home" } }"#),
      #"2:29: unknown key "scren"; did you mean "screen"?"#),
    BrokenFile(
      "an unknown fact",
      expect(#"{ "finally": { "count": 2, "installed": true } }"#),
      #"2:29: unknown key "count"; expected \#(facts)"#),
    BrokenFile(
      "a fact that is there twice",
      expect(#"{ "finally": { "screen": "A", "screen": "B" } }"#),
      #"2:44: duplicate key "screen"; it was given in line 2 already"#),
    BrokenFile(
      "a number for a screen",
      expect(#"{ "finally": { "screen": 1 } }"#),
      "2:39: expected a screen or null, found a number"),
    BrokenFile(
      "an empty screen",
      expect(#"{ "finally": { "screen": "" } }"#),
      "2:39: expected a name, found an empty string"),
    BrokenFile(
      "a list of stored links",
      expect(#"{ "finally": { "storedLink": ["a:b"] } }"#),
      #"2:43: expected a link or null, found a list; write "a:b""#),
    BrokenFile(
      "no state of the process at the end",
      expect(#"{ "finally": { "process": null } }"#),
      "2:40: expected \(processStates), found null; leave the key out for its default"),
    BrokenFile(
      "a misspelled state of the process at the end",
      expect(#"{ "finally": { "process": "not runing" } }"#),
      #"2:40: unknown word "not runing"; did you mean "not running"?"#),
    BrokenFile(
      "a misspelled state of the scene at the end",
      expect(#"{ "finally": { "scene": "unatached" } }"#),
      #"2:38: unknown word "unatached"; did you mean "unattached"?"#),
    BrokenFile(
      "false for the scene at the end",
      expect(#"{ "finally": { "scene": false } }"#),
      #"""
      2:38: expected "unattached", "foregroundInactive", "foregroundActive", "background" or null, found false
      """#),
    BrokenFile(
      "a word for whether the app is installed",
      expect(#"{ "finally": { "installed": "false" } }"#),
      "2:42: expected true or false, found a string; write false without quotes"),
    BrokenFile(
      "a string for closed gates",
      top(#""app": { "gates": ["a"] }, "expect": [{ "finally": { "closedGates": "a" } }]"#),
      #"2:71: expected a list of gates, found a string; write ["a"]"#),
    BrokenFile(
      "a closed gate that the app does not have",
      top(#""app": { "gates": ["login"] }, "expect": [{ "finally": { "closedGates": ["logn"] } }]"#),
      #"2:76: the app has no gate "logn"; did you mean "login"?"#),
    BrokenFile(
      "a gate that is closed twice",
      top(#""app": { "gates": ["a"] }, "expect": [{ "finally": { "closedGates": ["a", "a"] } }]"#),
      #"2:77: duplicate gate "a"; it was listed in line 2 already"#),
    BrokenFile(
      "a number for what is pending",
      expect(#"{ "finally": { "pending": 0 } }"#),
      "2:40: expected a list of events, found a number"),
  ]
}
