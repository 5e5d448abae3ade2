/// The reference page of the scenario format, generated from the shape that checks files.
package enum ScenarioReference {
  /// The page as Markdown: every key with its type, its default and its meaning.
  package static func markdown(_ grammar: ScenarioGrammar) -> String {
    var page = ReferencePage()
    page.add(object: grammar.scenario.shape, title: "The file")
    return introduction + page.sections.joined() + limits
  }

  private static let introduction = """
    # Scenario files

    A scenario says what is installed, who does what, what the servers answer, and what must come out of it.
    It is a JSON object in UTF-8. Comments (`// …` and `/* … */`) and trailing commas are allowed. A key that
    is not in these tables is refused, and so is a key that is there twice.

    A *duration* is a string of a number and a unit: `us`, `ms`, `s`, `m` (minutes), `h` or `d`, as in
    `"300ms"`, `"2.5s"` or `"1m"`. A *latency* is a duration, or the shortest and the longest one, as in
    `["0.3s", "3s"]`.

    The name of a file ends in `.jsonc`; `.json` is read as well. `x.jsonc` shows a problem if its name begins with
    `Problem:`, and `x.fixed.jsonc` beside it the same flow with the fix. Words that were renamed are read, with a note
    that names the word of today.

    ## Variants

    Flows that differ only in the life cycle, in a version, in the kind of link or in which answer comes first are one
    file. Under `variants` stand *axes*, each with its *choices*. Every combination of choices is a run:

    ```jsonc
    "variants": {
      "style": ["uikit-scenes", "swiftui-app-delegate"],
      "link": {
        "website": { "steps": [{ "install": {} }, { "tap": "https://shop.example.com/shoes" }] },
        "scheme": {
          "steps": [{ "install": {} }, { "tap": "shop://shoes" }],
          "expect": [{ "never": "scene(continue:)" }],
        },
      },
    },
    ```

    A choice says what is different: objects are merged with those of the file, member by member, `expect` is added to
    that of the file, and any other value takes the place of the file's. The choices of `style`, of `ios` and of the key
    of an SDK are values themselves: the life cycle, the version of iOS, and the version of the SDK. They can be a list.

    Reports call a run `file.jsonc[style=uikit-scenes,link=scheme]`, and every command takes that as a path. An
    axis that is left out may have any choice, and words at the beginning stand for a choice: `file.jsonc[style=swiftui]`.


    """

  private static var limits: String {
    """
    ## Limits

    | What | At most |
    |---|---|
    | Size of a file | 4 MiB |
    | Objects and lists inside each other | \(SyntaxReader.Limit.depth) |
    | Elements of a list | \(SyntaxReader.Limit.elements) |
    | Members of an object | \(SyntaxReader.Limit.members) |
    | A duration | \(DurationText.longestInDays) days, in whole microseconds |
    | Variants of one file | \(ScenarioParser.variantLimit) |
    | Complaints about one file | \(Complaints.limit) |

    """
  }
}
