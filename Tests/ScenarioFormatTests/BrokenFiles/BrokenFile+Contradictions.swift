extension BrokenFile {
  /// What is right by itself, and wrong together.
  static let contradictions: [BrokenFile] = [
    BrokenFile(
      "a gate that the app does not have",
      #"""
      { "version": 1, "name": "n",
        "app": { "gates": ["onboarding", "login"] },
        "steps": [{ "openGate": "onbording" }, { "closeGate": "payment" }] }
      """#,
      #"3:27: the app has no gate "onbording"; did you mean "onboarding"?"#,
      #"3:57: the app has no gate "payment"; it has "onboarding" or "login""#),
    BrokenFile(
      "a gate of an app without gates",
      steps(#"{ "openGate": "onboarding" }"#),
      #"1:54: the app has no gate "onboarding"; list it under "gates" in "app""#),
    BrokenFile(
      "a gate that is listed twice",
      app(
        #"""
        "gates": ["a", "b",
            "a"]
        """#),
      #"3:5: duplicate gate "a"; it was listed in line 2 already"#),
    BrokenFile(
      "a domain that is listed twice",
      app(#""domains": ["example.com", "example.com"]"#),
      #"2:39: duplicate domain "example.com"; it was listed in line 2 already"#),
    BrokenFile(
      "the browser's scheme",
      app(#""scheme": "HTTPS""#),
      #"2:22: the scheme "HTTPS" is the browser's; write the app's domains under "domains""#),
    BrokenFile(
      "an association file with components and paths",
      app(#""paths": ["/a"], "components": [{ "/": "/b" }]"#),
      #"2:29: a system that knows "components" ignores paths; write "paths" and "excludedPaths" as components"#),
    BrokenFile(
      "a component with a substitution variable that nothing defines",
      app(#""components": [{ "?": { "a": "$(lang)-$(land)" } }]"#),
      #"2:12: no texts are given for "$(land)"; write { "land": […] } under "substitutionVariables""#),
    BrokenFile(
      "a substitution variable in the name of an item",
      app(#""components": [{ "?": { "$(lang)": "a" } }]"#),
      #"2:27: a substitution variable in the name of an item, as in "$(lang)", is not simulated"#),
    BrokenFile(
      "substitution variables of one, of each file and within another",
      app(
        #""components": [{}], "substitutionVariables": { "lang": [], "$(a)": [], "b": ["$(lang)"] }"#),
      #"2:59: each file knows "$(lang)"; choose another name"#,
      #"2:71: a substitution variable has no "$", "(" or ")" in its name; only patterns write "$(name)""#,
      #"2:83: a text of a substitution variable has no variables, as "$(lang)" has"#),
    BrokenFile(
      "a call that is left out and moved",
      app(#""appsflyer": { "integration": { "omit": ["start"], "move": { "start": "didFinishLaunching" } } }"#),
      #"2:42: the call "start" is left out and moved at once; remove it from one of them"#),
    BrokenFile(
      "an entry point that is left out and added",
      app(
        #""adjust": { "integration": { "omit": ["forward from a"], "add": ["forward from a"] } }"#),
      #"2:39: "forward from a" is left out and added at once; remove it from one of them"#),
    BrokenFile(
      "a latency the wrong way round",
      backend(#""adjust": { "session": { "after": ["3s", "0.3s"] } }"#),
      #"2:50: the shortest time comes first: write ["300ms", "3s"]"#),
    BrokenFile(
      "a failure with a body",
      backend(#""adjust": { "session": { "failure": "timeout", "body": {} } }"#),
      #"2:63: a request that fails has no answer; remove "body" or "failure""#),
    BrokenFile(
      "a failure with a status",
      backend(#""adjust": { "session": { "status": 404, "failure": "offline" } }"#),
      #"2:41: a request that fails has no answer; remove "status" or "failure""#),
    BrokenFile(
      "a failure with an answer",
      backend(#""adjust": { "session": { "failure": "timeout", "askIn": "2s" } }"#),
      #"2:63: a request that fails has no answer; remove "askIn" or "failure""#),
    BrokenFile(
      "a body with a part of an answer",
      backend(#""adjust": { "session": { "body": {}, "askIn": "2s" } }"#),
      #"2:53: "body" is the whole answer; put "askIn" into it, or remove it"#),
    BrokenFile(
      "a contradiction in a step",
      steps(#"{ "backend": { "adjust": { "click": { "failure": "timeout", "status": 500 } } } }"#),
      #"1:100: a request that fails has no answer; remove "status" or "failure""#),
    BrokenFile(
      "bounds the wrong way round",
      expect(#"{ "callback": "c", "times": { "atLeast": 2, "atMost": 1 } }"#),
      #"2:42: "atLeast" is 2 and "atMost" is 1: nothing can be both"#),
    BrokenFile(
      "a time window the wrong way round",
      expect(#"{ "callback": "c", "before": "1s", "after": "2s" }"#),
      "2:33: nothing can happen after 2s and before 1s"),
    BrokenFile(
      "two lists of exactly these callbacks",
      expect(
        #"""
        { "exactly": ["a"] },
          { "exactly": ["b"] }
        """#),
      #"3:5: "exactly" was given in line 2 already; list all callbacks in one of them"#),
    BrokenFile(
      "an event that is expected and forbidden",
      expect(
        #"""
        { "never": "c" },
          { "sequence": ["b", "c"] }
        """#),
      #"2:25: "c" is expected to happen in line 3, and here never to happen"#),
    BrokenFile(
      "a key that a payload has and lacks",
      expect(#"{ "event": "e", "without": ["a", "b.c"], "payload": { "b.c": 1 } }"#),
      #"2:47: "b.c" is also under "payload": nothing can both have it and lack it"#),
    BrokenFile(
      "two reasons for one refusal",
      expect(
        #"""
        { "refuses": "IOS-COLD-1" },
          { "refuses": "IOS-COLD-2" }
        """#),
      #"3:5: "refuses" was given in line 2 already; a scenario is refused for one reason"#),
    BrokenFile(
      "an outcome of a scenario that is refused",
      expect(
        #"""
        { "never": "c" },
          { "refuses": "IOS-COLD-1" },
          { "never": "d" }
        """#),
      #"3:5: a scenario that is refused does not run; remove "refuses", or the expectation in line 2"#),
    BrokenFile(
      "a misspelled list of gates is complained about once",
      #"""
      { "version": 1, "name": "n",
        "app": { "gate": ["onboarding"] },
        "steps": [{ "openGate": "onboarding" }] }
      """#,
      #"2:12: unknown key "gate"; did you mean "gates"?"#),
    BrokenFile(
      "everything at once",
      #"""
      {
        "version": 1,
        "nme": "Everything at once",
        "platform": { "profil": "ios17", "style": "uikit-scene" },
        "app": {
          "domains": ["https://example.com"],
          "gates": ["onboarding"],
          "adjust": { "deferredDeeplinkReturns": "false" }
        },
        "backend": { "adjust": { "session": { "after": "600", "status": 20 } } },
        "steps": [
          { "tap": "brandname.go.link/a" },
          { "instal": {} },
          { "wait": 5 },
          { "openGate": "onbording" }
        ],
        "expect": [
          { "callback": "adjustDeferredDeeplinkReceived", "times": { "atLeast": 2, "atMost": 1 } },
          { "finaly": { "screen": "Home" } }
        ]
      }
      """#,
      #"3:3: unknown key "nme"; did you mean "name"?"#,
      #"4:17: unknown key "profil"; did you mean "profile"?"#,
      #"4:45: unknown word "uikit-scene"; did you mean "uikit-scenes"?"#,
      #"6:17: "https://example.com" is not a domain; write "example.com""#,
      "8:44: expected true or false, found a string; write false without quotes",
      #"10:50: a duration needs a unit; write "600s" for seconds or "600ms" for milliseconds"#,
      "10:67: expected a whole number from 400 to 599, found 20",
      #"12:14: bad URL: it has no scheme; write "https://brandname.go.link/a""#,
      #"13:7: unknown step "instal"; did you mean "install"?"#,
      #"14:15: expected a duration such as "2.5s", found a number; write "5s""#,
      #"15:19: the app has no gate "onbording"; did you mean "onboarding"?"#,
      #"18:62: "atLeast" is 2 and "atMost" is 1: nothing can be both"#,
      #"19:7: unknown expectation "finaly"; did you mean "finally"?"#),
    BrokenFile(
      "a payload under the word for the argument of a call",
      expect(#"{ "callback": "didResolveDeepLink", "with": { "deep_link_value": "a" } }"#),
      #"2:50: unknown key "with"; did you mean "payload"?"#),
    BrokenFile(
      "keys under the word for the argument of a call, which may be meant to be there or to be missing",
      expect(#"{ "callback": "didResolveDeepLink", "with": ["deep_link_value"] }"#),
      #"2:50: "with" does not go with "callback"; only "times", "payload", "without", "after" or "before" can go with it"#
    ),
    BrokenFile(
      "bounds under another word than the right one",
      expect(#"{ "event": "route", "count": { "atLeast": 1 } }"#),
      #"2:34: "count" does not go with "event"; only "times", "payload", "without", "after" or "before" can go with it"#
    ),
    BrokenFile(
      "the beginning of a key next to an event",
      expect(#"{ "event": "route", "payl": {} }"#),
      #"2:34: unknown key "payl"; did you mean "payload"?"#),
  ]
}
