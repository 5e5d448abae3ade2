extension BrokenFile {
  /// JSON that is no scenario: wrong keys, wrong types, wrong words.
  static let shape: [BrokenFile] = [
    BrokenFile(
      "a list for a scenario",
      "[]",
      "1:1: expected an object, found a list"),
    BrokenFile(
      "a string for a scenario",
      #""scenario""#,
      "1:1: expected an object, found a string"),
    BrokenFile(
      "an empty object",
      "{}",
      #"1:1: missing key "version"; its value is 1"#,
      #"1:1: missing key "name"; its value is a string"#,
      #"1:1: missing key "steps"; its value is a list of steps"#),
    BrokenFile(
      "a later version",
      #"{ "version": 2, "nom": "n" }"#,
      "1:14: version 2 of the format is not supported; the only one so far is 1"),
    BrokenFile(
      "a version in quotes",
      #"{ "version": "1", "name": "n", "steps": [] }"#,
      "1:14: expected 1, found a string; write 1 without quotes"),
    BrokenFile(
      "a version with a fraction",
      #"{ "version": 1.0, "name": "n", "steps": [] }"#,
      "1:14: expected 1, found 1.0"),
    BrokenFile(
      "no steps",
      #"{ "version": 1, "name": "n" }"#,
      #"1:1: missing key "steps"; its value is a list of steps"#),
    BrokenFile(
      "an empty name",
      #"{ "version": 1, "name": "", "steps": [] }"#,
      "1:25: expected a name, found an empty string"),
    BrokenFile(
      "a number for a name",
      #"{ "version": 1, "name": 7, "steps": [] }"#,
      #"1:25: expected a string, found a number; write "7""#),
    BrokenFile(
      "null for a name",
      #"{ "version": 1, "name": null, "steps": [] }"#,
      "1:25: expected a string, found null"),
    BrokenFile(
      "null for a file",
      "null",
      "1:1: expected an object, found null"),
    BrokenFile(
      "null for a step",
      steps("null"),
      "1:40: expected an object, found null; leave it out"),
    BrokenFile(
      "null for a link",
      steps(#"{ "tap": null }"#),
      #"1:49: expected a URL such as "https://example.com/path", found null"#),
    BrokenFile(
      "null for a description",
      top(#""description": null"#),
      "2:18: expected a string, found null; leave the key out for its default"),
    BrokenFile(
      "a misspelled key",
      top(#""expct": []"#),
      #"2:3: unknown key "expct"; did you mean "expect"?"#),
    BrokenFile(
      "an unknown key",
      top(#""timeout": "5s""#),
      #"2:3: unknown key "timeout"; expected \#(topLevelKeys)"#),
    BrokenFile(
      "an unknown key of a small object",
      backend(#""branch": {}"#),
      #"2:16: unknown key "branch"; expected "appsflyer" or "adjust""#),
    BrokenFile(
      "a key of the app at the top",
      top(#""routes": {}"#),
      #"2:3: unknown key "routes"; it belongs in "app""#),
    BrokenFile(
      "a key of the scenario in the app",
      app(#""steps": []"#),
      #"2:12: unknown key "steps"; it belongs next to "app", at the top of the file"#),
    BrokenFile(
      "a key of the scenario as a step",
      steps(#"{ "anytime": { "uninstall": {} } }"#),
      #"1:42: unknown step "anytime"; it belongs next to "app", at the top of the file"#),
    BrokenFile(
      "a key of the scenario beside a step",
      steps(#"{ "uninstall": {}, "anytime": true }"#),
      #"1:59: "anytime" does not go with "uninstall"; it belongs next to "app", at the top of the file"#),
    BrokenFile(
      "a switch outside the switches",
      app(#""appsflyer": { "deepLinkTimeout": "5s" }"#),
      #"2:27: unknown key "deepLinkTimeout"; it belongs in "app.appsflyer.switches""#),
    BrokenFile(
      "the beginning of a key",
      app(#""destination": []"#),
      #"2:12: unknown key "destination"; did you mean "destinationKeys"?"#),
    BrokenFile(
      "a key in other letters",
      top(#""Platform": {}"#),
      #"2:3: unknown key "Platform"; did you mean "platform"?"#),
    BrokenFile(
      "a key that is there twice",
      #"""
      { "version": 1,
        "name": "n",
        "name": "m", "steps": [] }
      """#,
      #"3:3: duplicate key "name"; it was given in line 2 already"#),
    BrokenFile(
      "a key that is there twice, once with an escape",
      #"{ "version": 1, "name": "n", "steps": [], "n\u0061me": "m" }"#,
      #"1:43: duplicate key "name"; it was given in line 1 already"#),
    BrokenFile(
      "a payload key that is there twice",
      expect(
        #"""
        { "callback": "c", "payload": { "a": { "b": 1,
          "b": 2 } } }
        """#),
      #"3:3: duplicate key "b"; it was given in line 2 already"#),
    BrokenFile(
      "a route that is there twice",
      app(#""routes": { "a": "A", "a": "B" }"#),
      #"2:34: duplicate key "a"; it was given in line 2 already"#),
    BrokenFile(
      "a string for a Boolean",
      top(#""exhaustive": "true""#),
      "2:17: expected true or false, found a string; write true without quotes"),
    BrokenFile(
      "a number for a Boolean",
      top(#""exhaustive": 1"#),
      "2:17: expected true or false, found a number"),
    BrokenFile(
      "a word for unified deep linking",
      app(#""appsflyer": { "unifiedDeepLinking": "yes" }"#),
      "2:49: expected true or false, found a string"),
    BrokenFile(
      "a number for the time the tracking prompt is waited for",
      app(#""appsflyer": { "waitForATT": 60 }"#),
      #"2:41: expected a duration such as "2.5s", found a number; write "60s""#),
    BrokenFile(
      "true for the time the tracking prompt is waited for",
      app(#""appsflyer": { "waitForATT": true }"#),
      #"2:41: expected a duration such as "2.5s", found true"#),
    BrokenFile(
      "a misspelled way to handle direct links",
      app(#""adjust": { "directLinks": "processDeepLink" }"#),
      #"2:39: unknown word "processDeepLink"; did you mean "processDeeplink"?"#),
    BrokenFile(
      "an unknown way to handle direct links",
      app(#""adjust": { "directLinks": "resolve" }"#),
      #"2:39: unknown word "resolve"; expected "processAndResolve", "processDeeplink" or "none""#),
    BrokenFile(
      "an object for a list",
      #"{ "version": 1, "name": "n", "steps": { "install": {} } }"#,
      #"1:39: expected a list of steps, found an object; write [{ "install": {} }]"#),
    BrokenFile(
      "a string for a list",
      app(#""gates": "onboarding""#),
      #"2:21: expected a list of gates, found a string; write ["onboarding"]"#),
    BrokenFile(
      "a list for an object",
      top(#""app": []"#),
      "2:10: expected an object, found a list; write {}"),
    BrokenFile(
      "a number in a list of strings",
      app(#""gates": ["a", 5]"#),
      #"2:27: expected a string, found a number; write "5""#),
    BrokenFile(
      "a string for a map",
      app(#""routes": "Home""#),
      "2:22: expected an object with a member for each destination, found a string"),
    BrokenFile(
      "a step that is a string",
      steps(#""install""#),
      #"1:40: expected an object, found a string; write { "install": {} }"#),
    BrokenFile(
      "an empty step",
      steps("{}"),
      #"1:40: expected a step, found {}; it has one of \#(stepKeys)"#),
    BrokenFile(
      "a misspelled step",
      steps(#"{ "instal": {} }"#),
      #"1:42: unknown step "instal"; did you mean "install"?"#),
    BrokenFile(
      "an unknown step",
      steps(#"{ "reboot": {} }"#),
      #"1:42: unknown step "reboot"; expected \#(stepKeys)"#),
    BrokenFile(
      "two steps in one",
      steps(#"{ "install": {}, "launch": {} }"#),
      #"1:57: "launch" and "install" are two steps; write an object for each"#),
    BrokenFile(
      "a modifier without its step",
      steps(#"{ "from": "safari" }"#),
      #"1:42: "from" needs a step next to it: "tap""#),
    BrokenFile(
      "a modifier of another step",
      steps(#"{ "install": {}, "from": "safari" }"#),
      #"1:57: "from" does not go with "install""#),
    BrokenFile(
      "a misspelled modifier",
      steps(#"{ "tap": "https://a.b", "form": "safari" }"#),
      #"1:64: unknown key "form"; did you mean "from"?"#),
    BrokenFile(
      "an unknown modifier",
      steps(#"{ "tap": "https://a.b", "count": 2 }"#),
      #"1:64: "count" does not go with "tap"; only "from" can go with it"#),
    BrokenFile(
      "true for a step without a value",
      steps(#"{ "install": true }"#),
      #"1:53: expected {}, found true; write "install": {}"#),
    BrokenFile(
      "null for a step without a value",
      steps(#"{ "launch": null }"#),
      "1:52: expected {}, found null"),
    BrokenFile(
      "members in a step without a value",
      steps(#"{ "install": { "version": "2" } }"#),
      #"1:55: unknown key "version"; expected {}"#),
    BrokenFile(
      "a misspelled word",
      steps(#"{ "tap": "https://a.b", "from": "safary" }"#),
      #"1:72: unknown word "safary"; did you mean "safari"?"#),
    BrokenFile(
      "an unknown word",
      steps(#"{ "network": "slow" }"#),
      #"1:53: unknown word "slow"; expected "offline" or "online""#),
    BrokenFile(
      "a place that no link is opened from",
      steps(#"{ "tap": "https://a.b", "from": "email" }"#),
      #"1:72: unknown word "email"; expected \#(origins)"#),
    BrokenFile(
      "a misspelled browser",
      steps(#"{ "tap": "https://a.b", "from": "third-party-brower" }"#),
      #"1:72: unknown word "third-party-brower"; did you mean "third-party-browser"?"#),
    BrokenFile(
      "true for the answer to the tracking prompt",
      steps(#"{ "trackingAuthorization": true }"#),
      #"1:67: expected "authorized", "denied" or "restricted", found true"#),
    BrokenFile(
      "a misspelled answer to the tracking prompt",
      steps(#"{ "trackingAuthorization": "authorised" }"#),
      #"1:67: unknown word "authorised"; did you mean "authorized"?"#),
    BrokenFile(
      "no answer to the tracking prompt",
      steps(#"{ "trackingAuthorization": "notDetermined" }"#),
      #"1:67: unknown word "notDetermined"; expected "authorized", "denied" or "restricted""#),
    BrokenFile(
      "a click on an ad without parameters",
      steps(#"{ "adClick": {} }"#),
      "1:53: expected at least one parameter in this object, found {}"),
    BrokenFile(
      "a link for a click on an ad",
      steps(#"{ "adClick": "https://a.b" }"#),
      "1:53: expected an object with a member for each parameter, found a string"),
    BrokenFile(
      "a parameter of an ad that is there twice",
      steps(#"{ "adClick": { "a": 1, "b": { "c": 2, "c": 3 }, "a": 4 } }"#),
      #"1:78: duplicate key "c"; it was given in line 1 already"#,
      #"1:88: duplicate key "a"; it was given in line 1 already"#),
    BrokenFile(
      "the place of a click on an ad",
      steps(#"{ "adClick": { "a": 1 }, "from": "safari" }"#),
      #"1:65: "from" does not go with "adClick""#),
    BrokenFile(
      "a wrong type where several are right",
      steps(#"{ "kill": true }"#),
      #"1:50: expected {}, "force-quit" or "system", found true; write "kill": {}"#),
    BrokenFile(
      "a wrong word where several types are right",
      steps(#"{ "kill": "forcequit" }"#),
      #"1:50: unknown word "forcequit"; did you mean "force-quit"?"#),
    BrokenFile(
      "a list for a switch in a list",
      #"{ "version": 1, "name": "n", "steps": [], "app": { "adjust": { "switches": { "brandedDomains": [["b"]] } } } }"#,
      #"1:97: expected a string, found a list; write "b""#),
    BrokenFile(
      "a number for a switch",
      platform(#""switches": { "sharedScheme": 5 }"#),
      #"2:47: expected "unshared", "this-app" or "other-app", found a number"#),
    BrokenFile(
      "an empty name of a switch",
      platform(#""switches": { "": true }"#),
      "2:31: expected a name, found an empty string"),
    BrokenFile(
      "an unknown life cycle",
      platform(#""style": "uikit""#),
      #"2:26: unknown word "uikit"; expected \#(styles)"#),
    BrokenFile(
      "a misspelled expectation",
      expect(#"{ "calback": "c" }"#),
      #"2:16: unknown expectation "calback"; did you mean "callback"?"#),
    BrokenFile(
      "an expectation without its event",
      expect(#"{ "times": 1 }"#),
      #"2:16: "times" needs an expectation next to it: "callback" or "event""#),
    BrokenFile(
      "two expectations in one",
      expect(#"{ "callback": "c", "never": "d" }"#),
      #"2:33: "never" and "callback" are two expectations; write an object for each"#),
    BrokenFile(
      "a sequence of nothing",
      expect(#"{ "sequence": [] }"#),
      "2:28: expected at least 1 event in this list, found 0"),
    BrokenFile(
      "final facts that are none",
      expect(#"{ "finally": {} }"#),
      #"2:27: expected \#(facts) in this object, found nothing"#),
    BrokenFile(
      "times without a bound",
      expect(#"{ "callback": "c", "times": {} }"#),
      #"2:42: expected "atLeast" or "atMost" in this object, found nothing"#),
    BrokenFile(
      "a negative count",
      expect(#"{ "callback": "c", "times": -1 }"#),
      "2:42: expected a whole number of at least 0, found -1"),
    BrokenFile(
      "a count with a fraction",
      expect(#"{ "callback": "c", "times": 1.5 }"#),
      #"2:42: expected a whole number such as 1, or an object such as {"atLeast": 1, "atMost": 2}, found 1.5"#),
    BrokenFile(
      "a count in quotes",
      expect(#"{ "callback": "c", "times": { "atLeast": "2" } }"#),
      "2:55: expected a whole number of at least 0, found a string; write 2 without quotes"),
    BrokenFile(
      "an unknown reaction",
      app(#""on": { "onAppOpenAttribution": "rout" }"#),
      #"2:44: unknown word "rout"; did you mean "route"?"#),
    BrokenFile(
      "a call in an object",
      steps(#"{ "call": { "Adjust.trackEvent": { "token": "x" } } }"#),
      #"1:50: expected a name in double quotes, found an object; write "Adjust.trackEvent", "with": { "token": "x" }"#),
    BrokenFile(
      "a call without an argument in an object",
      steps(#"{ "call": { "Adjust.enable": {} } }"#),
      #"1:50: expected a name in double quotes, found an object; write "Adjust.enable""#),
    BrokenFile(
      "a link in an object",
      steps(#"{ "tap": { "url": "https://example.com/a" } }"#),
      #"1:49: expected a URL such as "https://example.com/path", found an object; write "https://example.com/a""#),
  ]
}
