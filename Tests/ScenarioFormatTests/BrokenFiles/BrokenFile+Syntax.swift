extension BrokenFile {
  /// What is not JSON, or not even text.
  static let syntax: [BrokenFile] = [
    BrokenFile(
      "an empty file",
      "",
      #"1:1: the file is empty; a scenario is an object with a "version" and a "name""#),
    BrokenFile(
      "nothing but blanks",
      #"""
       


      """#,
      #"1:1: the file is empty; a scenario is an object with a "version" and a "name""#),
    BrokenFile(
      "nothing but a comment",
      #"""
      // later

      """#,
      #"1:1: the file is empty; a scenario is an object with a "version" and a "name""#),
    BrokenFile(
      "a block comment that is not closed",
      #"{ /* "version": 1"#,
      #"1:3: this comment is not closed; "*/" is missing"#),
    BrokenFile(
      "a missing comma between members",
      #"""
      {
        "version": 1
        "name": "n",
        "steps": []
      }
      """#,
      "2:15: missing comma between two members"),
    BrokenFile(
      "a missing comma between elements",
      steps(#"{ "install": {} } { "launch": {} }"#),
      "1:57: missing comma between two elements"),
    BrokenFile(
      "two commas",
      #"{ "version": 1,, "name": "n", "steps": [] }"#,
      "1:16: a comma without a value before it; remove it"),
    BrokenFile(
      "a comma first",
      steps(#", { "install": {} }"#),
      "1:40: a comma without a value before it; remove it"),
    BrokenFile(
      "a missing colon",
      #"{ "version" 1, "name": "n", "steps": [] }"#,
      #"1:12: missing ":" after the key "version""#),
    BrokenFile(
      "an equals sign",
      #"{ "version" = 1, "name": "n", "steps": [] }"#,
      #"1:13: expected ":" after the key, found "=""#),
    BrokenFile(
      "a key alone",
      #"{ "version": 1, "name", "steps": [] }"#,
      #"1:23: missing ":" and a value after the key "name""#),
    BrokenFile(
      "a missing value",
      #"{ "version": 1, "name": , "steps": [] }"#,
      #"1:25: missing value after the key "name""#),
    BrokenFile(
      "a key without quotes",
      #"{ version: 1, "name": "n", "steps": [] }"#,
      #"1:3: a key needs double quotes; write "version""#),
    BrokenFile(
      "a key in typographic quotes",
      #"{ “version”: 1, "name": "n", "steps": [] }"#,
      #"1:3: a key needs straight double quotes; write "version""#),
    BrokenFile(
      "a value in typographic quotes",
      #"{ "version": 1, "name": „a name“, "steps": [] }"#,
      #"1:25: a string needs straight double quotes; write "a name""#),
    BrokenFile(
      "a value after an opening typographic quote",
      #"{ "version": 1, "name": “n", "steps": [] }"#,
      #"1:25: unknown word "“n"; a string needs double quotes"#),
    BrokenFile(
      "single quotes",
      #"{ "version": 1, 'name': "n", "steps": [] }"#,
      "1:17: a string needs double quotes, not single ones"),
    BrokenFile(
      "a single-quoted value",
      #"{ "version": 1, "name": 'n', "steps": [] }"#,
      "1:25: a string needs double quotes, not single ones"),
    BrokenFile(
      "a string that is not closed",
      #"""
      { "version": 1,
        "name": "n,
        "steps": [] }
      """#,
      "2:11: this string is not closed in its line; its second quote is missing"),
    BrokenFile(
      "a key that is not closed",
      #"""
      { "version": 1,
        "name: 5,
        "steps": [] }
      """#,
      "2:3: this string is not closed in its line; its second quote is missing"),
    BrokenFile(
      "a tab in a string",
      "{ \"version\": 1, \"name\": \"a\tb\", \"steps\": [] }",
      #"1:27: a tab in a string; write \t"#),
    BrokenFile(
      "a control character in a string",
      "{ \"version\": 1, \"name\": \"a\u{1}b\", \"steps\": [] }",
      #"1:27: a control character in a string; write \u0001"#),
    BrokenFile(
      "an unknown escape",
      #"{ "version": 1, "name": "C:\quit", "steps": [] }"#,
      #"1:28: unknown escape in a string; write "\\" for a backslash"#),
    BrokenFile(
      "an escape without digits",
      #"{ "version": 1, "name": "\u12", "steps": [] }"#,
      #"1:26: "\u" needs four hexadecimal digits after it"#),
    BrokenFile(
      "half of a surrogate pair",
      #"{ "version": 1, "name": "\ud83d", "steps": [] }"#,
      "1:26: this escape is one half of a character; the other half is missing"),
    BrokenFile(
      "the second half of a pair first",
      #"{ "version": 1, "name": "\ude00\ud83d", "steps": [] }"#,
      "1:26: this escape is one half of a character; the other half is missing"),
    BrokenFile(
      "a word for a Boolean",
      top(#""exhaustive": yes"#),
      #"2:17: unknown word "yes"; a string needs double quotes"#),
    BrokenFile(
      "a capital letter in a word",
      top(#""exhaustive": True"#),
      #"2:17: unknown word "True"; did you mean "true"?"#),
    BrokenFile(
      "a word without quotes",
      #"{ "version": 1, "name": onboarding, "steps": [] }"#,
      #"1:25: unknown word "onboarding"; a string needs double quotes"#),
    BrokenFile(
      "a leading zero",
      #"{ "version": 01, "name": "n", "steps": [] }"#,
      #"1:14: "01" is not a number as JSON has it, such as 5, -5 or 0.5"#),
    BrokenFile(
      "a plus sign",
      #"{ "version": +1, "name": "n", "steps": [] }"#,
      #"1:14: "+1" is not a number as JSON has it, such as 5, -5 or 0.5"#),
    BrokenFile(
      "a point without digits",
      expect(#"{ "callback": "c", "payload": { "a": 1. } }"#),
      #"2:51: "1." is not a number as JSON has it, such as 5, -5 or 0.5"#),
    BrokenFile(
      "a point first",
      expect(#"{ "callback": "c", "payload": { "a": .5 } }"#),
      #"2:51: ".5" is not a number as JSON has it, such as 5, -5 or 0.5"#),
    BrokenFile(
      "a hexadecimal number",
      expect(#"{ "callback": "c", "payload": { "a": 0x1F } }"#),
      #"2:51: "0x1F" is not a number as JSON has it, such as 5, -5 or 0.5"#),
    BrokenFile(
      "an exponent without digits",
      expect(#"{ "callback": "c", "payload": { "a": 1e } }"#),
      #"2:51: "1e" is not a number as JSON has it, such as 5, -5 or 0.5"#),
    BrokenFile(
      "a number beyond 64 bits",
      expect(#"{ "callback": "c", "payload": { "a": 12345678901234567890 } }"#),
      "2:51: the number 12345678901234567890 is too large; at most 9223372036854775807, or in double quotes where a string can stand"
    ),
    BrokenFile(
      "a number beyond all numbers",
      expect(#"{ "callback": "c", "payload": { "a": 1e999 } }"#),
      "2:51: the number 1e999 is too large; at most 1.7e308, or in double quotes where a string can stand"),
    BrokenFile(
      "not a number",
      expect(#"{ "callback": "c", "payload": { "a": NaN } }"#),
      #"2:51: unknown word "NaN"; a string needs double quotes"#),
    BrokenFile(
      "a duration without quotes",
      steps(#"{ "wait": 5s }"#),
      #"1:50: a duration needs double quotes; write "5s""#),
    BrokenFile(
      "a comment of another language",
      #"""
      {
        # later
        "version": 1,
        "name": "n",
        "steps": [] }
      """#,
      ##"2:3: unexpected "#"; a comment begins with "//""##),
    BrokenFile(
      "a comment of another language after a key",
      #"""
      { "version":  # the first
        1, "name": "n", "steps": [{ "wait": 5 }] }
      """#,
      ##"1:15: unexpected "#"; a comment begins with "//""##,
      #"2:39: expected a duration such as "2.5s", found a number; write "5s""#),
    BrokenFile(
      "a comment of another language at the top",
      #"""
      # later
      { "version": 1, "name": "n", "steps": [] }
      """#,
      ##"1:1: unexpected "#"; a comment begins with "//""##),
    BrokenFile(
      "an odd character",
      #"{ "version": 1, "name": "n", "steps": [ @ ] }"#,
      #"1:41: unexpected "@""#),
    BrokenFile(
      "the wrong bracket",
      #"""
      { "version": 1, "name": "n",
        "steps": [ { "install": {} } }

      """#,
      #"2:32: expected "]" to close the list that begins in line 2, found "}""#),
    BrokenFile(
      "the wrong brace",
      #"""
      { "version": 1, "name": "n",
        "steps": [ { "install": {} ] }

      """#,
      #"2:30: expected "}" to close the object that begins in line 2, found "]""#),
    BrokenFile(
      "a file that ends in a list",
      #"""
      { "version": 1, "name": "n",
        "steps": [ { "install": {} },

      """#,
      #"2:32: the file ends inside the list that begins in line 2; "]" is missing"#),
    BrokenFile(
      "a file that ends in an object",
      #"""
      { "version": 1, "name": "n",
        "steps": []

      """#,
      #"2:14: the file ends inside the object that begins in line 1; "}" is missing"#),
    BrokenFile(
      "two scenarios in a file",
      #"""
      { "version": 1, "name": "n", "steps": [] }
      { "version": 1 }
      """#,
      "2:1: the scenario ends before this; a file has only one object"),
    BrokenFile(
      "a brace too many",
      #"{ "version": 1, "name": "n", "steps": [] } }"#,
      "1:44: the scenario ends before this; a file has only one object"),
    BrokenFile(
      "an object for a key",
      #"{ "version": 1, { "name": "n" } }"#,
      #"1:17: expected a key in double quotes, found "{""#),
    BrokenFile(
      "several mistakes in several lines",
      #"""
      {
        version: 1
        "name": 'n',
        "steps": [
          { "wait": 5s },
          { "instal": {} }
        ]
      }
      """#,
      #"2:3: a key needs double quotes; write "version""#,
      "3:11: a string needs double quotes, not single ones",
      #"5:15: a duration needs double quotes; write "5s""#,
      #"6:7: unknown step "instal"; did you mean "install"?"#),
  ]
}
