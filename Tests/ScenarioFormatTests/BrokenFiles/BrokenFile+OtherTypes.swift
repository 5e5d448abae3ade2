extension BrokenFile {
  /// Values of another type, from which it can be guessed what was meant.
  static let otherTypes = [
    BrokenFile(
      "a misspelled step that is a string",
      steps(#""Instal""#),
      #"1:40: expected an object, found a string; write { "install": {} }"#),
    BrokenFile(
      "a step and its value in a string",
      steps(#""tap https://a.b/c", "wait a while", "kill force-quit", "kill""#),
      #"1:40: expected an object, found a string; write { "tap": "https://a.b/c" }"#,
      #"1:61: expected an object, found a string; write { "wait": … }"#,
      #"1:77: expected an object, found a string; write { "kill": "force-quit" }"#,
      #"1:96: expected an object, found a string; write { "kill": {} }"#),
    BrokenFile(
      "a link for a step",
      steps(#""https://a.b/c""#),
      #"1:40: expected an object, found a string; write { "tap": "https://a.b/c" }"#),
    BrokenFile(
      "a string that is no step",
      steps(#""whatever""#),
      "1:40: expected an object, found a string"),
    BrokenFile(
      "a step in a list",
      steps(#"["install"], [{ "launch": {} }], ["install", "launch"]"#),
      #"1:40: expected an object, found a list; write { "install": {} }"#,
      #"1:53: expected an object, found a list; write { "launch": {} }"#,
      "1:73: expected an object, found a list"),
    BrokenFile(
      "one string for all steps",
      #"{ "version": 1, "name": "n", "steps": "install" }"#,
      #"1:39: expected a list of steps, found a string; write [{ "install": {} }]"#),
    BrokenFile(
      "a member for each step, with an unknown one",
      #"{ "version": 1, "name": "n", "steps": { "install": {}, "start": {} } }"#,
      "1:39: expected a list of steps, found an object"),
    BrokenFile(
      "many members for the steps",
      #"""
      { "version": 1, "name": "n",
        "steps": { "tap": "https://example.com/a", "wait": "10s", "launch": {}, "background": {}, "foreground": {} } }
      """#,
      #"2:12: expected a list of steps, found an object; write [{ "tap": "https://example.com/a" }, …]"#),
    BrokenFile(
      "an expectation that is a string",
      expect(#""didResolveDeepLink""#),
      #"2:14: expected an object, found a string; write { "event": "didResolveDeepLink" }"#),
    BrokenFile(
      "an object without members for a list",
      #"{ "version": 1, "name": "n", "steps": {} }"#,
      "1:39: expected a list of steps, found an object; write []"),
    BrokenFile(
      "an object for a list of names",
      app(#""gates": { "onboarding": true }"#),
      #"2:21: expected a list of gates, found an object; write ["onboarding"]"#),
    BrokenFile(
      "true for an SDK",
      app(#""appsflyer": true"#),
      "2:25: expected an object, found true; write {}"),
    BrokenFile(
      "a list around a link",
      steps(#"{ "tap": ["https://a.b/c"] }"#),
      #"1:49: expected a URL such as "https://example.com/path", found a list; write "https://a.b/c""#),
    BrokenFile(
      "a list around an object",
      top(#""app": [{ "scheme": "a" }]"#),
      #"2:10: expected an object, found a list; write { "scheme": "a" }"#),
    BrokenFile(
      "a list for a map",
      app(#""routes": []"#),
      "2:22: expected an object with a member for each destination, found a list; write {}"),
  ]
}
