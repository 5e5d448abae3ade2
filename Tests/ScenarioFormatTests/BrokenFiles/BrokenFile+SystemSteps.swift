extension BrokenFile {
  /// Steps of the system, and of the device, that cannot be.
  static let systemSteps: [BrokenFile] = [
    BrokenFile(
      "a step of the system that is none",
      steps(#"{ "system": {} }"#),
      #"1:52: expected "call", "process" or "scene" in this object, found nothing"#),
    BrokenFile(
      "a step of the system with nothing but a link",
      steps(#"{ "system": { "link": "a:b" } }"#),
      #"1:52: expected "call", "process" or "scene" in this object, found only "link""#),
    BrokenFile(
      "a link that no call carries",
      steps(#"{ "system": { "process": "active", "link": "a:b" } }"#),
      #"1:75: no call carries this link; name one under "call", or remove "link""#),
    BrokenFile(
      "the name of a call for a step of the system",
      steps(#"{ "system": "didFinishLaunching" }"#),
      "1:52: expected an object, found a string"),
    BrokenFile(
      "a misspelled part of a step of the system",
      steps(#"{ "system": { "proces": "active" } }"#),
      #"1:54: unknown key "proces"; did you mean "process"?"#),
    BrokenFile(
      "an unknown part of a step of the system",
      steps(#"{ "system": { "url": "a:b" } }"#),
      #"1:54: unknown key "url"; expected "call", "link", "process", "seen" or "scene""#),
    BrokenFile(
      "a misspelled call of the system",
      steps(#"{ "system": { "call": "didFinishLaunchin" } }"#),
      #"1:62: unknown call of the system "didFinishLaunchin"; did you mean "didFinishLaunching"?"#),
    BrokenFile(
      "an unknown call of the system",
      steps(#"{ "system": { "call": "appeared", "process": "active" } }"#),
      #"1:62: unknown call of the system "appeared""#),
    BrokenFile(
      "an empty call of the system",
      steps(#"{ "system": { "call": "" } }"#),
      "1:62: expected a name, found an empty string"),
    BrokenFile(
      "a link of a step of the system that is no URL",
      steps(#"{ "system": { "call": "didFinishLaunching", "link": "a" } }"#),
      #"1:92: bad URL: it has no scheme; write it in full, such as "https://example.com/path""#),
    BrokenFile(
      "a misspelled state of the process",
      steps(#"{ "system": { "process": "notRunning" } }"#),
      #"1:65: unknown word "notRunning"; did you mean "not running"?"#),
    BrokenFile(
      "an unknown state of the process",
      steps(#"{ "system": { "process": "foreground" } }"#),
      #"1:65: unknown word "foreground"; expected \#(processStates)"#),
    BrokenFile(
      "a misspelled state of the scene",
      steps(#"{ "system": { "scene": "foregroundActiv" } }"#),
      #"1:63: unknown word "foregroundActiv"; did you mean "foregroundActive"?"#),
    BrokenFile(
      "a state of the process for the scene",
      steps(#"{ "system": { "scene": "suspended" } }"#),
      #"""
      1:63: unknown word "suspended"; expected "unattached", "foregroundInactive", "foregroundActive" or "background"
      """#),
    BrokenFile(
      "no state of the scene",
      steps(#"{ "system": { "scene": null } }"#),
      #"""
      1:63: expected "unattached", "foregroundInactive", "foregroundActive" or "background", found null; \#
      leave the key out for its default
      """#),
    BrokenFile(
      "a call of the system that is there twice",
      steps(#"{ "system": { "call": "didFinishLaunching", "call": "b" } }"#),
      #"1:84: duplicate key "call"; it was given in line 1 already"#),
    BrokenFile(
      "an empty pasteboard",
      steps(#"{ "pasteboard": "" }"#),
      "1:56: expected some text, found an empty string"),
    BrokenFile(
      "a number on the pasteboard",
      steps(#"{ "pasteboard": 12 }"#),
      #"1:56: expected a string, found a number; write "12""#),
    BrokenFile(
      "an object on the pasteboard",
      steps(#"{ "pasteboard": {} }"#),
      "1:56: expected a string, found an object"),
    BrokenFile(
      "a clock that is set back by a number",
      steps(#"{ "clockBack": 60 }"#),
      #"1:55: expected a duration such as "2.5s", found a number; write "60s""#),
    BrokenFile(
      "a clock that is set forward",
      steps(#"{ "clockBack": "-1h" }"#),
      #"1:55: a duration cannot be negative, as "-1h" is"#),
    BrokenFile(
      "a misspelled step with the clock",
      steps(#"{ "clockback": "1h" }"#),
      #"1:42: unknown step "clockback"; did you mean "clockBack"?"#),
    BrokenFile(
      "a misspelled link of the app's own",
      steps(#"{ "tap": "https://a.b", "from": "own-app-universal-link-only" }"#),
      #"1:72: unknown word "own-app-universal-link-only"; did you mean "own-app-universal-links-only"?"#),
  ]
}
