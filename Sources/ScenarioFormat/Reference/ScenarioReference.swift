/// The reference page of the scenario format, made from the shape that checks files.
public enum ScenarioReference {
  /// The page as Markdown: every key with its type, its default and its meaning.
  public static func markdown(_ grammar: ScenarioGrammar) -> String {
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
    | Complaints about one file | \(Complaints.limit) |

    """
  }
}
