/// The allowed values at one place of a scenario file.
///
/// This single declaration of the format checks files, generates the JSON Schema and writes the reference page.
indirect enum Shape: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A string that follows a rule.
  case text(TextRule)
  /// Any JSON value.
  case anything
  /// An object with arbitrary members.
  case anyObject
  /// An object without members.
  case nothing
  /// A list.
  case list(ListShape)
  /// An object whose keys the user chooses.
  case map(MapShape)
  /// An object with these members.
  case object(ObjectShape)
  /// An object that has exactly one of the members that say what it is, with others that accompany it.
  case choice(ChoiceShape)
  /// A value of one of several types, distinguished by their JSON types.
  case either([Shape], expected: String)

  struct ListShape: Sendable {
    var element: Shape
    /// The noun for an element in messages.
    var noun: String
    var minimum = 0
    var maximum: Int?
    /// Whether duplicates are refused.
    var isUnique = false
  }

  struct MapShape: Sendable {
    var key: TextRule
    var value: Shape
    /// The noun for a key in messages.
    var noun: String
    /// The names that an editor offers as keys.
    var vocabulary: Vocabulary?
    var minimum = 0
    /// Known keys, with the values that they allow instead.
    var members: [ObjectShape.Member] = []

    /// The values that a key allows.
    subscript(key: String) -> Shape {
      members.first { $0.key == key || $0.formerKeys.contains(key) }?.shape ?? value
    }
  }
}

/// Names that editors offer while the format accepts any; the compilation of a scenario reports unknown ones.
enum Vocabulary: Sendable {
  case callbacks, events, profiles, apps, calls, entryPoints, rules
  /// Names that an SDK declares.
  case listed([String])
  /// The parts of an SDK's integration that an app can leave out: calls that the SDK declares, and forwarding links
  /// from an entry point that receives them.
  case omissions([String])
  /// What an app can add to an SDK's integration: forwarding links from an entry point that no guide names.
  case additions
}

extension Shape {
  static func list(
    of element: Shape, _ noun: String, minimum: Int = 0, maximum: Int? = nil, unique: Bool = false
  ) -> Shape {
    .list(ListShape(element: element, noun: noun, minimum: minimum, maximum: maximum, isUnique: unique))
  }

  static func map(
    _ noun: String, key: TextRule = .nonEmpty, vocabulary: Vocabulary? = nil, to value: Shape, minimum: Int = 0,
    knowing members: [ObjectShape.Member] = []
  ) -> Shape {
    .map(MapShape(key: key, value: value, noun: noun, vocabulary: vocabulary, minimum: minimum, members: members))
  }

  /// Whether a value of this shape can be an object.
  var takesObjects: Bool {
    switch self {
    case .null, .bool, .integer, .text, .list: false
    case .anything, .anyObject, .nothing, .map, .object, .choice: true
    case .either(let shapes, _): shapes.contains(where: \.takesObjects)
    }
  }

  /// The expected type, for complaints about another one.
  var expectation: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer(let range) where range.lowerBound == range.upperBound: "\(range.lowerBound)"
    case .integer(let range):
      range.upperBound == .max
        ? "a whole number of at least \(range.lowerBound)"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .text(let rule): rule.expectation
    case .anything: "a value"
    case .anyObject, .object, .choice: "an object"
    case .nothing: "{}"
    case .list(let list): "a list of \(list.noun)s"
    case .map(let map): "an object with a member for each \(map.noun)"
    case .either(_, let expected): expected
    }
  }
}
