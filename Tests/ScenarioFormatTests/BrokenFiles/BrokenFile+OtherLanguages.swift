extension BrokenFile {
  private static func looks(like language: String, at place: String = "1:1") -> String {
    "\(place): this looks like \(language); a scenario is JSON, and begins with \"{\""
  }

  /// Files in other languages, and characters that only look like those of JSON.
  static let otherLanguages: [BrokenFile] = [
    BrokenFile("YAML", "version: 1\nname: n\nsteps: []\n", looks(like: "YAML")),
    BrokenFile("YAML with its mark", "---\nversion: 1\n", looks(like: "YAML")),
    BrokenFile("a list in YAML", "- install: {}\n- launch: {}\n", looks(like: "YAML")),
    BrokenFile(
      "YAML after a comment", "# shoes\nversion: 1\n",
      ##"1:1: unexpected "#"; a comment begins with "//""##, looks(like: "YAML", at: "2:1")),
    BrokenFile("TOML", "version = 1\nname = \"n\"\n", looks(like: "TOML or INI")),
    BrokenFile("a section of INI", "[app]\nscheme=shop\n", looks(like: "TOML or INI")),
    BrokenFile("XML", "<?xml version=\"1.0\"?>\n<plist/>\n", looks(like: "XML or HTML")),
    BrokenFile(
      "members without their object", "\"version\": 1,\n\"name\": \"n\"\n", #"1:1: "{" is missing before the first key"#
    ),
    BrokenFile(
      "a merge conflict at the top", "<<<<<<< HEAD\n{ \"version\": 1 }\n",
      "1:1: this is a mark of a merge conflict; resolve the conflict, and remove its marks"),
    BrokenFile(
      "a merge conflict among members",
      """
      {
        "version": 1,
      <<<<<<< HEAD
        "name": "n",
      =======
        "name": "m",
      >>>>>>> other
        "steps": [] }
      """,
      "3:1: this is a mark of a merge conflict; resolve the conflict, and remove its marks"),
    BrokenFile(
      "a merge conflict among steps",
      """
      { "version": 1, "name": "n", "steps": [
      =======
        { "install": {} } ] }
      """,
      "2:1: this is a mark of a merge conflict; resolve the conflict, and remove its marks"),
    BrokenFile(
      "a no-break space before a value",
      "{ \"version\":\u{A0}1, \"name\": \"n\", \"steps\": [] }",
      "1:13: U+00A0 (no-break space) is no space in JSON; replace it with one"),
    BrokenFile(
      "a no-break space after a value",
      "{ \"version\": 1\u{A0}, \"name\": \"n\", \"steps\": [] }",
      "1:15: U+00A0 (no-break space) is no space in JSON; replace it with one"),
    BrokenFile(
      "an ideographic space after a word",
      top("\"exhaustive\": true\u{3000}"),
      "2:21: U+3000 (ideographic space) is no space in JSON; replace it with one"),
    BrokenFile(
      "a zero width space before a key",
      "{ \u{200B}\"version\": 1, \"name\": \"n\", \"steps\": [] }",
      "1:3: U+200B (zero width space) is no space in JSON; replace it with one"),
    BrokenFile(
      "a line separator between members",
      "{ \"version\": 1,\u{2028} \"name\": \"n\", \"steps\": [] }",
      "1:16: U+2028 (line separator) is no space in JSON; replace it with one"),
    BrokenFile(
      "a second byte order mark",
      "\u{FEFF}\u{FEFF}{ \"version\": 1, \"name\": \"n\", \"steps\": [] }",
      "1:1: U+FEFF (zero width no-break space) is no space in JSON; replace it with one"),
    BrokenFile(
      "a value in single typographic quotes",
      #"{ "version": 1, "name": ‘a name’, "steps": [] }"#,
      #"1:25: a string needs straight double quotes; write "a name""#),
    BrokenFile(
      "a key in primes",
      #"{ ″version″: 1, "name": "n", "steps": [] }"#,
      #"1:3: a key needs straight double quotes; write "version""#),
    BrokenFile(
      "an apostrophe between typographic quotes",
      #"{ "version": 1, "name": “it’s”, "steps": [] }"#,
      #"1:25: a string needs straight double quotes; write "it’s""#),
    BrokenFile(
      "a Cyrillic letter in a key",
      "{ \"version\": 1, \"name\": \"n\", \"st\u{435}ps\": [] }",
      "1:30: unknown key \"st\u{435}ps\"; did you mean \"steps\", without U+0435 (cyrillic small letter ie)?"),
    BrokenFile(
      "a soft hyphen in a step",
      steps("{ \"in\u{AD}stall\": {} }"),
      "1:42: unknown step \"in\u{AD}stall\"; did you mean \"install\", without U+00AD (soft hyphen)?"),
    BrokenFile(
      "full-width braces",
      "｛ \"version\": 1, \"name\": \"n\", \"steps\": [] \n｝",
      "1:1: U+FF5B (fullwidth left curly bracket) is no punctuation of JSON; write \"{\"",
      "2:1: U+FF5D (fullwidth right curly bracket) is no punctuation of JSON; write \"}\""),
    BrokenFile(
      "a full-width comma after a number, and a colon",
      "{ \"version\": 1，\n\"name\"：\"n\", \"steps\": [] }",
      "1:15: U+FF0C (fullwidth comma) is no punctuation of JSON; write \",\"",
      "2:7: U+FF1A (fullwidth colon) is no punctuation of JSON; write \":\""),
    BrokenFile(
      "full-width brackets, and an ideographic comma after a word",
      "{ \"version\": 1, \"name\": \"n\", \"exhaustive\": true、\n\"steps\": ［］ }",
      "1:48: U+3001 (ideographic comma) is no punctuation of JSON; write \",\"",
      "2:10: U+FF3B (fullwidth left square bracket) is no punctuation of JSON; write \"[\""),
    BrokenFile(
      "a full-width digit",
      "{ \"version\": １, \"name\": \"n\", \"steps\": [] }",
      "1:14: unknown word \"１\"; write 1"),
    BrokenFile(
      "a number with a full-width digit",
      "{ \"version\": 1０, \"name\": \"n\", \"steps\": [] }",
      "1:14: unknown number \"1０\"; write 10"),
  ]
}
