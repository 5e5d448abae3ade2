extension BrokenFile {
  /// Answers that no server gives, and links that no server knows.
  static let answers: [BrokenFile] = [
    BrokenFile(
      "an unknown request",
      backend(#""adjust": { "sesion": {} }"#),
      #"2:28: unknown key "sesion"; did you mean "session"?"#),
    BrokenFile(
      "a member of another request",
      backend(#""appsflyer": { "launch": { "askIn": "2s" } }"#),
      #"2:43: unknown key "askIn"; it belongs in \#(placesOfAskIn)"#),
    BrokenFile(
      "a status of success",
      backend(#""adjust": { "session": { "status": 200 } }"#),
      "2:51: expected a whole number from 400 to 599, found 200"),
    BrokenFile(
      "a body that is a string",
      backend(#""adjust": { "session": { "body": "ok" } }"#),
      "2:49: expected an object, found a string"),
    BrokenFile(
      "an answer that is null",
      backend(#""adjust": { "session": null }"#),
      "2:39: expected an object, found null; leave the key out for its default"),
    BrokenFile(
      "an organic install that is no body",
      backend(#""appsflyer": { "conversionData": { "organic": true } }"#),
      #"2:51: unknown key "organic"; expected "after", "failure", "status" or "body""#),
    BrokenFile(
      "a kind of retargeting that is no body",
      backend(#""appsflyer": { "conversionData": { "retargeting": "none" } }"#),
      #"2:51: unknown key "retargeting"; expected "after", "failure", "status" or "body""#),
    BrokenFile(
      "values that are no body",
      backend(#""appsflyer": { "conversionData": { "values": {} } }"#),
      #"2:51: unknown key "values"; expected "after", "failure", "status" or "body""#),
    BrokenFile(
      "a click that is found without a body",
      backend(#""appsflyer": { "deferredDeepLink": { "found": true } }"#),
      #"2:53: unknown key "found"; expected "after", "failure", "status" or "body""#),
    BrokenFile(
      "a kind of match that is no body",
      backend(#""appsflyer": { "deferredDeepLink": { "matchType": "srn" } }"#),
      #"2:53: unknown key "matchType"; expected "after", "failure", "status" or "body""#),
    BrokenFile(
      "a message that is no body",
      backend(#""adjust": { "session": { "message": "a" } }"#),
      #"2:41: unknown key "message"; expected \#(attributingKeys)"#),
    BrokenFile(
      "a time to try again that is no body",
      backend(#""adjust": { "session": { "retryIn": "1s" } }"#),
      #"2:41: unknown key "retryIn"; expected \#(attributingKeys)"#),
    BrokenFile(
      "a tracking state that is no body",
      backend(#""adjust": { "attribution": { "trackingState": "opted_out" } }"#),
      #"2:45: unknown key "trackingState"; expected \#(attributingKeys)"#),
    BrokenFile(
      "a time to go on that is no body",
      backend(#""adjust": { "click": { "continueIn": "1s" } }"#),
      #"2:39: unknown key "continueIn"; expected "after", "failure", "status", "body" or "askIn""#),
    BrokenFile(
      "a long form in the answer to a click",
      backend(#""adjust": { "click": { "resolvedLink": "https://a.b" } }"#),
      #"2:39: unknown key "resolvedLink"; expected "after", "failure", "status", "body" or "askIn""#),
    BrokenFile(
      "an attribution in the answer to a click",
      backend(#""adjust": { "click": { "attribution": {} } }"#),
      #"2:39: unknown key "attribution"; it belongs in \#(placesOfAttribution)"#),
    BrokenFile(
      "a time to ask in the answer to an event",
      backend(#""adjust": { "event": { "askIn": "1s" } }"#),
      #"2:39: unknown key "askIn"; it belongs in \#(placesOfAskIn)"#),
    BrokenFile(
      "an attribution in the answer to a forgotten device",
      backend(#""adjust": { "forget": { "attribution": {} } }"#),
      #"2:40: unknown key "attribution"; it belongs in \#(placesOfAttribution)"#),
    BrokenFile(
      "a request to another server",
      backend(#""appsflyer": { "forget": {} }"#),
      #"2:31: unknown key "forget"; it belongs in "backend.adjust""#),
    BrokenFile(
      "a link of another server",
      backend(#""adjust": { "shortLink": {} }"#),
      #"2:28: unknown key "shortLink"; it belongs in "backend.appsflyer""#),
    BrokenFile(
      "a list of redirects",
      backend(#""appsflyer": { "redirects": ["https://a.b"] }"#),
      #"2:44: expected an object with a member for each link, found a list"#),
    BrokenFile(
      "parameters for the target of a redirect",
      backend(#""appsflyer": { "redirects": { "a:b": { "pid": "SMS" } } }"#),
      #"2:53: expected a URL such as "https://example.com/path", found an object"#),
    BrokenFile(
      "a redirect that is there twice",
      backend(#""appsflyer": { "redirects": { "a:b": "c:d", "a:b": "e:f" } }"#),
      #"2:60: duplicate key "a:b"; it was given in line 2 already"#),
    BrokenFile(
      "a string for branded links",
      backend(#""adjust": { "brandedLinks": "https://a.go.link/b" }"#),
      #"2:44: expected an object with a member for each short link, found a string"#),
    BrokenFile(
      "null for the long form of a branded link",
      backend(#""adjust": { "brandedLinks": { "https://a.go.link/b": null } }"#),
      #"2:69: expected a URL such as "https://example.com/path", found null; leave it out"#),
    BrokenFile(
      "a redirect of Adjust's from no URL",
      backend(#""adjust": { "redirects": { "a:b": "example.com", "c": "d:e" } }"#),
      #"2:65: bad URL: it has no scheme; write it in full, such as "https://example.com/path""#),
    BrokenFile(
      "a string for the redirects of Adjust",
      backend(#""adjust": { "redirects": "https://a.b" }"#),
      "2:41: expected an object with a member for each link, found a string"),
    BrokenFile(
      "a redirect of no URL",
      backend(#""appsflyer": { "redirects": { "click.example.com": "a:b" } }"#),
      #"2:46: bad URL: it has no scheme; write "https://click.example.com""#),
    BrokenFile(
      "a redirect to no URL",
      backend(#""appsflyer": { "redirects": { "a:b": "example.com" } }"#),
      #"2:53: bad URL: it has no scheme; write "https://example.com""#),
    BrokenFile(
      "a branded link and a long form that are no URLs",
      backend(#""adjust": { "brandedLinks": { "a.go.link/b": "https:///b" } }"#),
      #"2:46: bad URL: it has no scheme; write "https://a.go.link/b""#,
      #"2:61: bad URL: it has no host; write it in full, such as "https://example.com/path""#),
    BrokenFile(
      "a number for the time to ask after a click",
      backend(#""adjust": { "click": { "askIn": 2 } }"#),
      #"2:48: expected a duration such as "2.5s", found a number; write "2s""#),
  ]
}
