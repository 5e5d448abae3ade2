import SDKContract

@testable import ScenarioFormat

/// Makes values that a shape allows, each key and word at least once, and values that it does not allow.
enum ShapeSampler {
  // MARK: Right

  static func valid(_ shape: Shape) -> [ScenarioValue] {
    switch shape {
    case .null: [.null]
    case .bool: [.bool(true), .bool(false)]
    case .integer(let range): [.integer(range.lowerBound), .integer(range.upperBound)]
    case .text(let rule): valid(rule).map { .string($0) }
    case .anything: [.null, .bool(true), .integer(-1), .double(0.5), .string(""), .array([.null]), .object([])]
    case .anyObject: [.object([]), .object([.init("a", .object([.init("b", .array([.integer(1)]))]))])]
    case .nothing: [.object([])]
    case .list(let list): valid(list)
    case .map(let map): valid(map)
    case .object(let object): valid(object)
    case .choice(let choice): choice.verbs.flatMap { valid($0.object) }
    case .either(let shapes, _): shapes.flatMap { valid($0) }
    }
  }

  /// The first of the values that a shape allows, without the others, of which there are many in a nested one.
  static func simplest(_ shape: Shape) -> ScenarioValue {
    switch shape {
    case .list(let list):
      .array(list.minimum == 0 ? [] : Array(repeating: simplest(list.element), count: list.minimum))
    case .map(let map):
      .object(map.minimum == 0 ? [] : [.init(valid(map.key)[0], simplest(map.value))])
    case .object(let object): simplest(object)
    case .choice(let choice): simplest(choice.verbs[0].object)
    case .either(let shapes, _): simplest(shapes[0])
    default: valid(shape)[0]
    }
  }

  private static func simplest(_ object: ObjectShape) -> ScenarioValue {
    let member = object.members[0]
    return filled(object, with: member.key, simplest(member.shape))
  }

  private static func valid(_ rule: TextRule) -> [String] {
    switch rule {
    case .any: ["", "é\n\"\\"]
    // The format knows the calls of the system, and leaves other names to the engine.
    case .name(.entryPoints): ["didFinishLaunching"]
    case .nonEmpty, .content, .name: ["onboarding"]
    case .oneOf(let words): words
    case .duration: DurationText.units.map { "2\($0.name)" } + ["2.5s", "0s"]
    case .url: ["https://example.com/path?a=b", "example://a"]
    case .domain: ["example.com", "*.example.com"]
    case .associatedDomain: ["example.com", "*.example.com", "example.com?mode=developer"]
    case .path: ["/", "/a/*", "*", "*?b", "a", "?"]
    case .rule: ["IOS-COLD-1", "A-0", "AF-GCD-12X-3"]
    case .scheme: ["example", "a+b-c.1"]
    case .date: ["2026-01-31", "2026-01-31T12:00:00Z", "2026-01-31T12:00:00.123Z"]
    case .order: ["didResolveDeepLink#1 before wait#2", "answer link resolution#12 before a before b#999999"]
    // As the key of an axis, this is one whose choices may be words.
    case .variantName: ["ios"]
    }
  }

  private static func valid(_ list: Shape.ListShape) -> [ScenarioValue] {
    let elements = valid(list.element)
    let count = max(list.minimum, 1)
    let lists = elements.map { ScenarioValue.array(Array(repeating: $0, count: count)) }
    return list.minimum == 0 ? [.array([])] + lists : lists
  }

  private static func valid(_ map: Shape.MapShape) -> [ScenarioValue] {
    let key = valid(map.key)[0]
    let maps = valid(map.value).map { ScenarioValue.object([.init(key, $0)]) }
    let known = map.members.flatMap { member in
      valid(member.shape).map { ScenarioValue.object([.init(member.key, $0)]) }
    }
    return (map.minimum == 0 ? [.object([])] : []) + maps + known
  }

  private static func valid(_ object: ObjectShape) -> [ScenarioValue] {
    object.members.flatMap { member in
      valid(member.shape).map { filled(object, with: member.key, $0) }
    }
  }

  /// An object with what it needs and one member more, or another value for one.
  private static func filled(_ object: ObjectShape, with key: String, _ value: ScenarioValue) -> ScenarioValue {
    let first = object.needed.contains(key) ? nil : object.needed.first
    let needed = object.members.filter { ($0.isRequired || $0.key == first) && $0.key != key }.map {
      ScenarioValue.Member($0.key, simplest($0.shape))
    }
    return .object(needed + [.init(key, value)])
  }

  // MARK: Wrong

  static func invalid(_ shape: Shape) -> [ScenarioValue] {
    let types: [(ScenarioValue, SyntaxTree.Node.Kind)] = [
      (.null, .null), (.bool(true), .true), (.integer(0), .integer), (.double(0.5), .double), (.string("!"), .string),
      (.array([]), .array), (.object([]), .object),
    ]
    return types.filter { !shape.admits($0.1) }.map(\.0) + wrong(shape)
  }

  private static func wrong(_ shape: Shape) -> [ScenarioValue] {
    switch shape {
    case .null, .bool, .anything, .anyObject: []
    case .integer(let range):
      [.integer(range.lowerBound - 1)] + (range.upperBound == .max ? [] : [.integer(range.upperBound + 1)])
    case .text(let rule): wrong(rule).map { .string($0) }
    case .nothing: [.object([.init("a", .null)])]
    case .list(let list): wrong(list)
    case .map(let map): wrong(map)
    case .object(let object): wrong(object) + lacking(object)
    case .choice(let choice):
      choice.verbs.flatMap { wrong($0.object) }
        + [
          .object([]),
          .object(choice.verbs.prefix(2).map { .init($0.key, simplest($0.object.members[0].shape)) }),
        ]
    case .either(let shapes, _): shapes.flatMap { wrong($0) }
    }
  }

  private static func wrong(_ rule: TextRule) -> [String] {
    switch rule {
    case .any: []
    case .nonEmpty, .content, .name: [""]
    case .oneOf(let words): ["", words[0] + "x", words[0].uppercased()]
    case .duration: ["", "5", "s", "-5s", "5 s", "5min", "5s\n"]
    case .url: ["", "a", "example.com", "https://", "https:///a", "a b:c", "a:b c", "example:"]
    case .associatedDomain: ["", "example", "example.com?mode=x", "?mode=developer", "a..b?mode=developer"]
    case .domain: ["", "example", "https://example.com", "a..b", "*.", "-a.b"]
    case .path: ["", " /a", "NOT /a", "https://example.com/a"]
    case .rule: ["", "IOS", "IOS-", "-1", "ios-cold-1", "IOS_COLD_1", "IOS--1", "1OS-1", "IOS-COLD-1\n", "É-1"]
    case .scheme: ["", "1a", "a:", "a b", "é"]
    case .date: ["", "2026", "2026-13-01", "2026-01-32", "2026-01-01T25:00:00Z", "2026-01-01T00:00:00"]
    case .variantName: ["", "a b", "a,b", "a=b", "-a", "é"]
    case .order:
      ["", "a before b", "a#1", "a#1 before b", "a#0 before b#1", "#1 before b#1", "a#1 before b#1 ", "a#1 after b#1"]
    }
  }

  private static func wrong(_ list: Shape.ListShape) -> [ScenarioValue] {
    let right = simplest(list.element)
    var lists = invalid(list.element).map { wrong in
      ScenarioValue.array([wrong] + Array(repeating: right, count: max(list.minimum - 1, 0)))
    }
    if list.minimum > 0 { lists.append(.array(Array(repeating: right, count: list.minimum - 1))) }
    if let maximum = list.maximum { lists.append(.array(Array(repeating: right, count: maximum + 1))) }
    if list.isUnique { lists.append(.array([right, right])) }
    return lists
  }

  private static func wrong(_ map: Shape.MapShape) -> [ScenarioValue] {
    let values = invalid(map.value).map { ScenarioValue.object([.init(valid(map.key)[0], $0)]) }
    let keys = wrong(map.key).map { ScenarioValue.object([.init($0, simplest(map.value))]) }
    let known = map.members.flatMap { member in
      invalid(member.shape).map { ScenarioValue.object([.init(member.key, $0)]) }
    }
    return values + keys + known + (map.minimum > 0 ? [.object([])] : [])
  }

  /// Objects without any of the keys of which one is needed.
  private static func lacking(_ object: ObjectShape) -> [ScenarioValue] {
    guard !object.needed.isEmpty else { return [] }
    let others = object.members.filter { !object.needed.contains($0.key) }
    return [.object([])] + others.map { .object([.init($0.key, simplest($0.shape))]) }
  }

  private static func wrong(_ object: ObjectShape) -> [ScenarioValue] {
    object.members.flatMap { member in
      let values = invalid(member.shape).map { filled(object, with: member.key, $0) }
      let right = simplest(member.shape)
      let misspelled = filled(object, with: member.key + "x", right)
      let others = object.members.filter { $0.isRequired && $0.key != member.key }.map {
        ScenarioValue.Member($0.key, simplest($0.shape))
      }
      return values + [misspelled] + (member.isRequired ? [.object(others)] : [])
    }
  }
}
