/// The type of argument that an SDK's method takes in a `call` step of a scenario.
public indirect enum SDKArgument: Hashable, Sendable {
  /// A URL.
  case url
  /// A whole number of seconds, of zero or more.
  case seconds
  /// A whole number of milliseconds, of zero or more.
  case milliseconds
  /// True or false.
  case flag
  /// Any text.
  case text
  /// Text with at least one character, and what to call it in messages, such as `an event token`.
  case token(String)
  /// A list of texts.
  case texts
  /// An object with any members, and what to call it in messages.
  case payload(String)
  /// An object with these members.
  case object([Member])
  /// A value of either type.
  case either(SDKArgument, SDKArgument)

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The type of its value.
    package var argument: SDKArgument
    /// Whether it must be there.
    package var isRequired: Bool

    /// Creates a member.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - argument: The type of its value.
    ///   - isRequired: Whether it must be there.
    public init(_ key: String, _ argument: SDKArgument, isRequired: Bool = true) {
      self.key = key
      self.argument = argument
      self.isRequired = isRequired
    }
  }

  /// What the method takes, as a phrase for a complaint.
  package var phrase: String {
    switch self {
    case .url: return "a URL"
    case .seconds: return "a whole number of seconds"
    case .milliseconds: return "a whole number of milliseconds"
    case .flag: return "true or false"
    case .text: return "a text"
    case .token(let noun), .payload(let noun): return noun
    case .texts: return "a list of texts"
    case .object(let members):
      let keys = members.map(\.key)
      let last = keys.last ?? ""
      let list = keys.count > 1 ? keys.dropLast().joined(separator: ", ") + " and " + last : last
      return "an object with \(list)"
    case .either(let first, let second): return "\(first.phrase), or \(second.phrase)"
    }
  }

  /// Returns whether a value is of this type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isURL: Returns whether a text is a URL.
  package func takes(_ value: PayloadValue, isURL: (String) -> Bool) -> Bool {
    switch (self, value) {
    case (.url, .string(let text)): isURL(text)
    case (.seconds, .integer(let number)), (.milliseconds, .integer(let number)): number >= 0
    case (.flag, .bool): true
    case (.text, .string), (.payload, .object): true
    case (.token, .string(let token)): !token.isEmpty
    case (.texts, .array(let values)): values.allSatisfy { Self.text.takes($0, isURL: isURL) }
    case (.object(let members), .object(let entries)):
      entries.allSatisfy { entry in
        members.first { $0.key == entry.key }?.argument.takes(entry.value, isURL: isURL) == true
      } && members.allSatisfy { member in !member.isRequired || entries.contains { $0.key == member.key } }
    case (.either(let first, let second), _): first.takes(value, isURL: isURL) || second.takes(value, isURL: isURL)
    default: false
    }
  }
}
