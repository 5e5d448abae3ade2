/// A public member of an SDK, as the SDK's headers declare it and as its stand-in has it.
public struct SDKMember: Hashable, Sendable {
  /// What the stand-in does with a member.
  public enum Effect: String, CaseIterable, Sendable {
    /// It acts in the simulation.
    case acts
    /// A trace shows that the app has used it.
    case recorded
    /// It holds or makes a value, and nothing else happens on a device, either.
    case value
    /// Swift does not have it on a device, either: the headers take it away, or it has a list of arguments of C.
    case unavailable

    /// What documentation says.
    package var phrase: String {
      switch self {
      case .acts: "acts"
      case .recorded: "recorded only"
      case .value: "a value"
      case .unavailable: "not in Swift"
      }
    }
  }

  /// The type that has the member, as Swift calls it; empty for a global constant.
  package let type: String
  /// The member, as Swift writes it: `start(completionHandler:)`; empty for the type itself.
  package let name: String
  /// What the headers call it: a selector, a property, a constant, a case or a type.
  package let declaration: String
  /// What the stand-in does with it.
  package let effect: Effect
  /// Whether a trace shows that the app has used it, by its name.
  package let isTraced: Bool
  /// The first version that has it; nil if that is not known.
  package let since: VersionNumber?
  /// The last version that has it; nil if that is not known.
  package let until: VersionNumber?

  /// What a trace calls the member: its type and its name without labels.
  package var eventName: String { "\(type).\(Substring(name.utf8.prefix { $0 != UInt8(ascii: "(") }))" }
}

extension SDKMember {
  /// Reads a table of members.
  ///
  /// A line `# Type` begins the members of a type, `# -` the global constants. Every other line has the effect, the
  /// member as Swift writes it, what the headers call it if that is something else, and `since=` with the first version or `until=` with the last.
  /// The table is source code: a line that cannot be read is a mistake of its author, and stops the program.
  /// A point stands for the type itself. The effect `silent` is that of a member that acts, and of which a trace shows
  /// only what follows from it.
  public static func table(_ text: String) -> [SDKMember] {
    var type = ""
    var members: [SDKMember] = []
    // Cut between bytes, which is several times as fast: there are hundreds of lines, and every process reads them.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      var words = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      precondition(words.count > 1, "a line of a table of members has at least two words: \(String(Substring(line)))")
      if words[0] == "#" {
        type = words[1] == "-" ? "" : words[1]
        continue
      }
      guard let effect = words[0] == "silent" ? .acts : Effect(rawValue: words[0]) else {
        preconditionFailure("there is no effect \(words[0].quoted) of members: \(String(Substring(line)))")
      }
      let since = takeVersion("since=", from: &words)
      let until = takeVersion("until=", from: &words)
      let name = words[1] == "." ? "" : words[1]
      let declaration = words.count > 2 ? words[2] : name.isEmpty ? type : withoutParentheses(name)
      let isTraced = words[0] == "acts" || effect == .recorded
      members.append(
        SDKMember(
          type: type, name: name, declaration: declaration, effect: effect,
          isTraced: isTraced && !type.isEmpty && !name.isEmpty, since: since, until: until))
    }
    return members
  }

  /// Takes the version behind a word from the end of a line, if it is there.
  private static func takeVersion(_ word: String, from words: inout [String]) -> VersionNumber? {
    guard let last = words.last, last.hasPrefix(word) else { return nil }
    words.removeLast()
    return VersionNumber(String(last.dropFirst(word.utf8.count)))
  }

  /// The selector of a method without arguments.
  private static func withoutParentheses(_ name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }
}
