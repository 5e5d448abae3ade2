import SDKContract

/// How a value in a file is checked, read and written, in one declaration.
struct Codec<Value>: Sendable {
  /// The values that are allowed.
  let shape: Shape
  /// Reads a value that has passed the checker; nil if there is none.
  let read: @Sendable (inout ScenarioReader, Int) -> Value?
  /// Returns the value as it is written in a file.
  let write: @Sendable (Value) -> ScenarioValue
}

extension Codec where Value == String {
  static func text(_ rule: TextRule) -> Codec {
    Codec(shape: .text(rule), read: { $0.tree.string($1) }, write: { .string($0) })
  }

  static func name(_ vocabulary: Vocabulary) -> Codec { text(.name(vocabulary)) }

  static let url = text(.url)
}

extension Codec where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the raw values of an enumeration.
  static var word: Codec {
    Codec(
      shape: .text(.oneOf(Value.allCases.map(\.rawValue))), read: { $0.tree.string($1).flatMap(Value.init) },
      write: { .string($0.rawValue) })
  }
}

extension Codec where Value == Bool {
  static let bool = Codec(shape: .bool, read: { $0.tree.bool($1) }, write: { .bool($0) })
}

extension Codec where Value == Int {
  static func integer(_ range: ClosedRange<Int>) -> Codec {
    Codec(shape: .integer(range), read: { $0.tree.integer($1) }, write: { .integer($0) })
  }
}

extension Codec where Value == Duration {
  static let duration = Codec(
    shape: .text(.duration), read: { $0.duration($1) }, write: { .string(DurationText.write($0)) })
}

extension Codec where Value == Latency {
  static let latency = Codec(
    shape: .either(
      [.text(.duration), .list(of: .text(.duration), "duration", minimum: 2, maximum: 2)],
      expected: "a duration such as \"2.5s\", or the shortest and the longest as in [\"0.3s\", \"3s\"]"),
    read: { $0.latency($1) },
    write: { latency in
      let shortest = ScenarioValue.string(DurationText.write(latency.shortest))
      guard latency.shortest != latency.longest else { return shortest }
      return .array([shortest, .string(DurationText.write(latency.longest))])
    })
}

extension Codec where Value == [String] {
  static func texts(_ rule: TextRule, _ noun: String, unique: Bool = false) -> Codec {
    Codec(
      shape: .list(of: .text(rule), noun, unique: unique), read: { $0.texts($1) },
      write: { .array($0.map { .string($0) }) })
  }
}

extension Codec where Value == ScenarioValue {
  static let anything = Codec(shape: .anything, read: { $0.tree.value($1) }, write: { $0 })

  /// An object with arbitrary members.
  static let object = Codec(shape: .anyObject, read: { $0.tree.value($1) }, write: { $0 })
}

extension Codec where Value == SettingValue {
  /// A value for a setting of the given kind.
  static func setting(_ kind: SettingKind) -> Codec {
    Codec(shape: kind.shape, read: { kind.read(&$0, $1) }, write: { $0.scenarioValue })
  }
}

extension Codec where Value == Void {
  /// An empty object.
  static let nothing = Codec(shape: .nothing, read: { _, _ in () }, write: { _ in .object([]) })
}

extension Codec where Value == [SettingEntry] {
  /// Switches by name; the simulator reports an unknown name when it applies the switches.
  ///
  /// - Parameter specifications: The switches that exist.
  static func switches(_ specifications: [SettingSpecification]) -> Codec {
    let members = specifications.map { $0.member($0.newPlace == nil ? $0.kind.shape : oldPlace) }
    let kinds = Dictionary(
      specifications.flatMap { setting in
        ([setting.name] + (setting.formerName.map { [$0] } ?? [])).map { ($0, setting.kind) }
      }
    ) { first, _ in first }
    return Codec(
      shape: .map("switch", to: .anything, knowing: members),
      read: { reader, node in
        reader.entriesOfSwitches(node) { reader, name, value in
          kinds[name].flatMap { $0.read(&reader, value) } ?? reader.switchValue(value)
        }
      },
      write: { .object($0.map { ScenarioValue.Member($0.name, $0.value.scenarioValue) }) })
  }

  /// What a setting accepts where it was once a switch, whatever its kind.
  private static let oldPlace = Shape.either(
    [.bool, .text(.nonEmpty), .list(of: .text(.nonEmpty), "word")],
    expected: "true, false, a word, a duration such as \"2.5s\", or a list of words")
}

// MARK: Settings

extension SettingKind {
  /// The values that a setting of this kind can have.
  fileprivate var shape: Shape {
    switch self {
    case .bool: .bool
    case .duration: .text(.duration)
    case .integer(let range): .integer(range)
    case .word(let words): .text(.oneOf(words))
    case .text: .text(.nonEmpty)
    case .url: .text(.url)
    case .words: .list(of: .text(.nonEmpty), "word")
    case .domains: .list(of: .text(.domain), "domain", unique: true)
    case .object: .anyObject
    case .links(let noun, let value): .map(noun, key: .url, to: value.shape)
    }
  }

  /// Reads a value; nil if it is of another kind.
  fileprivate func read(_ reader: inout ScenarioReader, _ node: Int) -> SettingValue? {
    switch self {
    case .bool: reader.tree.bool(node).map { .bool($0) }
    case .duration: reader.duration(node).map { .duration($0) }
    case .integer: reader.tree.integer(node).map { .integer($0) }
    case .word, .text, .url: reader.tree.string(node).map { .word($0) }
    case .words, .domains: reader.tree.kind(node) == .array ? .words(reader.texts(node)) : nil
    case .object, .links: reader.tree.kind(node) == .object ? .object(reader.entries(node)) : nil
    }
  }
}

extension SettingValue {
  /// The value as it is written in a file.
  var scenarioValue: ScenarioValue {
    switch self {
    case .bool(let flag): .bool(flag)
    case .duration(let duration): .string(DurationText.write(duration))
    case .integer(let integer): .integer(integer)
    case .word(let word): .string(word)
    case .words(let words): .array(words.map { .string($0) })
    case .object(let members): .object(members)
    }
  }
}

extension SettingSpecification {
  /// Whether a value equals the default of a setting that is off or empty by default, so a file can leave it out.
  func leavesOut(_ value: SettingValue) -> Bool {
    switch value {
    case .bool, .words([]), .object([]): value == defaultValue
    default: false
    }
  }

  /// The setting as a member of an object.
  func member(_ shape: Shape) -> ObjectShape.Member {
    var member = ObjectShape.Member.optional(name, shape, default: fallback, summary)
    member.formerKeys = formerName.map { [$0] } ?? []
    return member
  }

  /// The default, described for readers; nil if there is nothing to say.
  private var fallback: String? {
    switch defaultValue {
    case nil: absence
    case .bool(let flag): String(flag)
    case .duration(let duration): DurationText.write(duration)
    case .integer(let integer): String(integer)
    case .word(let word): word
    case .words(let words): "[\(words.map(\.quoted).joined(separator: ", "))]"
    case .object: "{}"
    }
  }
}
