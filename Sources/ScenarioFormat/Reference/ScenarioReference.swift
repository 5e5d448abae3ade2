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

    A scenario says what is installed, what the user and the device do, what the servers answer, and what must hold of
    the run. It is a JSON object in UTF-8. Comments (`// …` and `/* … */`) and trailing commas are allowed. A key that
    is not in these tables is an error, and so is a key that appears twice.

    A *duration* is a string with a number and a unit: `us`, `ms`, `s`, `m` (minutes), `h` or `d`, as in
    `"300ms"`, `"2.5s"` or `"1m"`. A *latency* is a duration, or a list of the shortest and the longest one, as in
    `["0.3s", "3s"]`.

    The name of a file ends in `.jsonc` or `.json`. If the `name` of the scenario in `x.jsonc` begins with `Problem:`, it
    shows a problem, and `x.fixed.jsonc` next to it shows the same flow with the fix. Former names still work, and a note
    gives the current ones.

    ## Variants

    One file can hold flows that differ only in the life cycle, a version, the kind of link, or which answer comes first.
    Under `variants` it has *axes*, each with its *choices*. Every combination of choices is a separate run:

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

    A choice says what is different. Its objects are merged with those of the file, member by member; its `expect` is
    added to that of the file; any other value replaces that of the file. On the axes `style`, `ios` and the key of an
    SDK, a choice is itself the value: the life cycle, the version of iOS, or the version of the SDK. Such choices can be
    a list.

    Reports call a run `file.jsonc[style=uikit-scenes,link=scheme]`, and every command takes that as a path. If you leave
    out an axis, all its choices are meant. The first words of a choice stand for every choice that begins with them:
    `file.jsonc[style=swiftui]`.


    """

  private static var limits: String {
    """
    ## Limits

    | What | At most |
    |---|---|
    | Size of a file | 4 MiB |
    | Nested objects and lists | \(SyntaxReader.Limit.depth) |
    | Elements of a list | \(SyntaxReader.Limit.elements) |
    | Members of an object | \(SyntaxReader.Limit.members) |
    | A duration | \(DurationText.longestInDays) days, in whole microseconds |
    | Variants of one file | \(ScenarioParser.variantLimit) |
    | Errors reported about one file | \(Complaints.limit) |

    """
  }
}
