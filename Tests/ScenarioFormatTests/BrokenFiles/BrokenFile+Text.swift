extension BrokenFile {
  /// Strings that are no duration, URL, domain, scheme or date.
  static let text: [BrokenFile] = [
    BrokenFile(
      "a number for a duration",
      steps(#"{ "wait": 5 }"#),
      #"1:50: expected a duration such as "2.5s", found a number; write "5s""#),
    BrokenFile(
      "a fraction for a duration",
      steps(#"{ "wait": 2.5 }"#),
      #"1:50: expected a duration such as "2.5s", found a number; write "2.5s""#),
    BrokenFile(
      "a duration without a unit",
      steps(#"{ "wait": "5" }"#),
      #"1:50: a duration needs a unit; write "5s" for seconds or "5ms" for milliseconds"#),
    BrokenFile(
      "a negative number for a duration",
      steps(#"{ "wait": -5 }"#),
      #"1:50: expected a duration such as "2.5s", found a number"#),
    BrokenFile(
      "a number with an exponent for a duration",
      steps(#"{ "wait": 1e3 }"#),
      #"1:50: expected a duration such as "2.5s", found a number"#),
    BrokenFile(
      "a spelled-out unit",
      steps(#"{ "wait": "20min" }"#),
      #"1:50: unknown unit "min" in a duration; the units are us, ms, s, m, h and d; write "20m""#),
    BrokenFile(
      "an unknown unit",
      steps(#"{ "wait": "5w" }"#),
      #"1:50: unknown unit "w" in a duration; the units are us, ms, s, m, h and d"#),
    BrokenFile(
      "a negative duration",
      steps(#"{ "wait": "-5s" }"#),
      #"1:50: a duration cannot be negative, as "-5s" is"#),
    BrokenFile(
      "a duration with a space",
      steps(#"{ "wait": "5 s" }"#),
      #"1:50: "5 s" is not a duration; write "5s""#),
    BrokenFile(
      "a duration with a comma",
      steps(#"{ "wait": "1,5s" }, { "wait": "1,000,5s" }"#),
      #"1:50: "1,5s" is not a duration; write "1.5s""#,
      #"1:70: "1,000,5s" is not a duration; write a number and a unit, such as "2.5s""#),
    BrokenFile(
      "a duration in words",
      steps(#"{ "wait": "1 Minute 30 seconds" }, { "wait": "2 weeks" }, { "wait": "1.5 h" }"#),
      #"1:50: "1 Minute 30 seconds" is not a duration; write "90s""#,
      #"1:85: "2 weeks" is not a duration; write a number and a unit, such as "2.5s""#,
      #"1:108: "1.5 h" is not a duration; write "90m""#),
    BrokenFile(
      "two units",
      steps(#"{ "wait": "1m30s" }"#),
      #"1:50: "1m30s" is not a duration; write "90s""#),
    BrokenFile(
      "a duration without digits",
      steps(#"{ "wait": "soon" }"#),
      #"1:50: "soon" is not a duration; write a number and a unit, such as "2.5s""#),
    BrokenFile(
      "a duration finer than the clock",
      steps(#"{ "wait": "0.5us" }"#),
      #"1:50: "0.5us" is finer than a microsecond, the resolution of the clock"#),
    BrokenFile(
      "a duration that is too long",
      steps(#"{ "wait": "99999999d" }"#),
      #"1:50: "99999999d" is too long; a duration is at most 36500d"#),
    BrokenFile(
      "an empty duration",
      top(#""settle": """#),
      #"2:13: "" is not a duration; write a number and a unit, such as "2.5s""#),
    BrokenFile(
      "a latency of one",
      backend(#""adjust": { "session": { "after": ["1s"] } }"#),
      "2:50: expected 2 durations in this list, found 1"),
    BrokenFile(
      "a latency of three",
      backend(#""adjust": { "session": { "after": ["1s", "2s", "3s"] } }"#),
      "2:50: expected 2 durations in this list, found 3"),
    BrokenFile(
      "a latency that is a number",
      backend(#""adjust": { "session": { "after": 2 } }"#),
      #"2:50: expected \#(latency), found a number; write "2s""#),
    BrokenFile(
      "a latency with a bad unit",
      backend(#""adjust": { "session": { "after": ["1s", "2x"] } }"#),
      #"2:57: unknown unit "x" in a duration; the units are us, ms, s, m, h and d"#),
    BrokenFile(
      "a URL without a scheme",
      steps(#"{ "tap": "shop.example.com?a=b" }"#),
      #"1:49: bad URL: it has no scheme; write "https://shop.example.com?a=b""#),
    BrokenFile(
      "a long URL without a scheme",
      steps("{ \"tap\": \"example.com/\(String(repeating: "a", count: 200))\" }"),
      #"1:49: bad URL: it has no scheme; write it in full, such as "https://example.com/path""#),
    BrokenFile(
      "a path for a URL",
      steps(#"{ "tap": "/path" }"#),
      #"1:49: bad URL: it has no scheme; write it in full, such as "https://example.com/path""#),
    BrokenFile(
      "a URL without anything",
      steps(#"{ "tap": "" }"#),
      #"1:49: bad URL: it has no scheme; write it in full, such as "https://example.com/path""#),
    BrokenFile(
      "a URL that is a scheme",
      steps(#"{ "tap": "example:" }"#),
      #"1:49: bad URL: there is nothing after "example:""#),
    BrokenFile(
      "a URL without a host",
      steps(#"{ "tap": "https:///path" }"#),
      #"1:49: bad URL: it has no host; write it in full, such as "https://example.com/path""#),
    BrokenFile(
      "a URL with one slash",
      steps(#"{ "tap": "http:/example.com/a" }"#),
      #"1:49: bad URL: it has no host; write "http://example.com/a""#),
    BrokenFile(
      "a URL with a space",
      steps(#"{ "tap": "https://example.com/a b" }"#),
      #"1:49: bad URL: it has a space; write "%20""#),
    BrokenFile(
      "a URL with a line break",
      steps(#"{ "tap": "https://example.com/\n" }"#),
      "1:49: bad URL: it has a control character"),
    BrokenFile(
      "a URL that is a number",
      steps(#"{ "tap": 5 }"#),
      #"1:49: expected a URL such as "https://example.com/path", found a number"#),
    BrokenFile(
      "a short link that is no URL",
      backend(#""appsflyer": { "shortLinks": { "abc.onelink.me/x": {} } }"#),
      #"2:47: bad URL: it has no scheme; write "https://abc.onelink.me/x""#),
    BrokenFile(
      "a deep link that is no URL",
      backend(#""adjust": { "attribution": { "deeplink": "summer" } }"#),
      #"2:57: bad URL: it has no scheme; write it in full, such as "https://example.com/path""#),
    BrokenFile(
      "a URL for a domain",
      app(#""domains": ["https://example.com/path"]"#),
      #"2:24: "https://example.com/path" is not a domain; write "example.com""#),
    BrokenFile(
      "an entitlement for a domain",
      app(#""domains": ["applinks:example.com"]"#),
      #"2:24: "applinks:example.com" is not a domain; write "example.com""#),
    BrokenFile(
      "a domain with a port",
      app(#""domains": ["example.com:8080"]"#),
      #"2:24: "example.com:8080" is not a domain; write "example.com""#),
    BrokenFile(
      "a domain without a dot",
      app(#""domains": ["example"]"#),
      #"2:24: "example" is not a domain; write "example.com""#),
    BrokenFile(
      "a domain with a space",
      app(#""domains": ["exa mple.com"]"#),
      #"2:24: "exa mple.com" is not a domain; write "example.com""#),
    BrokenFile(
      "a domain with letters beyond ASCII",
      app(#""domains": ["b\u00fccher.example"]"#),
      #"2:24: "bücher.example" is not a domain in ASCII; write it as it is in the DNS, such as "xn--bcher-kva.example""#
    ),
    BrokenFile(
      "a domain with two dots",
      app(#""domains": ["example..com"]"#),
      #"2:24: "example..com" is not a domain; write "example.com""#),
    BrokenFile(
      "a member of the app at another place",
      app(#""customDomains": []"#),
      #"2:12: unknown key "customDomains"; it belongs in "app.appsflyer""#),
    BrokenFile(
      "a path behind a blank",
      app(#""paths": [" /shop/*", "/a"]"#),
      #"2:22: " /shop/*" is not a path pattern, which begins with no blank"#),
    BrokenFile(
      "a URL for a path",
      app(#""excludedPaths": ["https://example.com/help?a", "https://example.com"]"#),
      #"2:30: "https://example.com/help?a" is not a path pattern; write "/help?a""#,
      #"2:60: "https://example.com" is not a path pattern; write "/""#),
    BrokenFile(
      "a path that is excluded as in old association files",
      app(#""paths": ["NOT /help"]"#),
      #"2:22: "NOT /help" is not a path pattern; write what follows "NOT" under "excludedPaths""#),
    BrokenFile(
      "an empty path",
      app(#""paths": [""]"#),
      #"2:22: expected a path pattern such as "/path/*", found an empty string"#),
    BrokenFile(
      "a string for a list of paths",
      app(#""paths": "/a""#),
      #"2:21: expected a list of path patterns, found a string; write ["/a"]"#),
    BrokenFile(
      "a number for a path",
      app(#""excludedPaths": [1]"#),
      #"2:30: expected a path pattern such as "/path/*", found a number"#),
    BrokenFile(
      "a component with a URL for a path, and a number for a query",
      app(#""components": [{ "/": "a://b/c", "?": 1 }]"#),
      #"2:34: "a://b/c" is not a path pattern; write "/c""#,
      #"2:50: expected a pattern such as "a=*", or an object with a pattern for each item, found a number"#),
    BrokenFile(
      "a path that is listed twice",
      app(#""paths": ["/a", "/b", "/a"]"#),
      #"2:34: duplicate path pattern "/a"; it was listed in line 2 already"#),
    BrokenFile(
      "a scheme with a colon",
      app(#""scheme": "example://""#),
      #"2:22: "example://" is not a URL scheme; write "example""#),
    BrokenFile(
      "a scheme that begins with a digit",
      app(#""scheme": "1example""#),
      #"2:22: "1example" is not a URL scheme; use letters, digits, "+", "-" and ".", and begin with a letter"#),
    BrokenFile(
      "a date of the thirteenth month",
      top(#""startDate": "2026-13-01""#),
      #"2:16: "2026-13-01" is not a date; write it in UTC, such as "2026-01-31T12:00:00Z""#),
    BrokenFile(
      "a date that is not in the calendar",
      top(#""startDate": "2026-02-29""#),
      #"2:16: "2026-02-29" is not a date; write it in UTC, such as "2026-01-31T12:00:00Z""#),
    BrokenFile(
      "a date with a time zone",
      top(#""startDate": "2026-01-01T12:00:00+02:00""#),
      #"2:16: "2026-01-01T12:00:00+02:00" is not a date; write it in UTC, such as "2026-01-31T12:00:00Z""#),
  ]
}
