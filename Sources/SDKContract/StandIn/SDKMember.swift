/// A public member of an SDK, as the SDK's headers declare it and its stand-in implements it.
public struct SDKMember: Hashable, Sendable {
  /// What the stand-in does with a member.
  package enum Effect: String, CaseIterable, Sendable {
    /// It has its effect in the simulation.
    case acts
    /// It only appears in the trace when the app uses it.
    case recorded
    /// It holds or creates a value; it does nothing else on a device, either.
    case value
    /// It is unavailable in Swift on a device, too: the headers say so, or it takes a C argument list.
    case unavailable

    /// The effect as documentation describes it.
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
  /// The member's name in Swift, such as `start(completionHandler:)`; empty for the type itself.
  package let name: String
  /// The member's name in the headers: a selector, a property, a constant, a case or a type.
  package let declaration: String
  /// What the stand-in does with it.
  package let effect: Effect
  /// Whether a trace shows by its name that the app has used it.
  package let isTraced: Bool
  /// The first version that has it; nil if unknown.
  package let since: VersionNumber?
  /// The last version that has it; nil if unknown.
  package let until: VersionNumber?

  /// The name of the member in a trace: its type and its name without labels.
  package var eventName: String { "\(type).\(Substring(name.utf8.prefix { $0 != UInt8(ascii: "(") }))" }
}

extension SDKMember {
  /// Reads a table of members.
  ///
  /// A line `# Type` begins the members of a type, `# -` the global constants. Every other line has the effect, the
  /// member's name in Swift, its name in the headers if that differs, and `since=` with the first version or `until=`
  /// with the last. A period stands for the type itself. The effect `silent` is for a member that acts and of which a
  /// trace shows only the consequences. The table is source code, so a line that cannot be parsed stops the program.
  ///
  /// - Parameter text: The table.
  public static func table(_ text: String) -> [SDKMember] {
    var type = ""
    var members: [SDKMember] = []
    // Split as UTF-8, which is several times as fast: there are hundreds of lines, and every process reads them.
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
      precondition(words.count <= 3, "a line of a table of members has words too many: \(String(Substring(line)))")
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

  /// Removes a word with its version from the end of a line and returns the version; nil if it is not there.
  private static func takeVersion(_ word: String, from words: inout [String]) -> VersionNumber? {
    guard let last = words.last, last.hasPrefix(word) else { return nil }
    words.removeLast()
    guard let version = VersionNumber(String(last.dropFirst(word.utf8.count))) else {
      preconditionFailure("\(last) is no version in a table of members")
    }
    return version
  }

  /// Returns a method's name without its empty parentheses.
  private static func withoutParentheses(_ name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }
}
