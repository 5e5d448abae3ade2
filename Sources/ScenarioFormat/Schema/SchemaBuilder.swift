import SDKContract

/// Builds the JSON Schema of a shape.
struct SchemaBuilder {
  let vocabulary: ScenarioVocabulary
  /// The definitions so far, in the order of their first use.
  private var definitions: [ScenarioValue.Member] = []

  init(vocabulary: ScenarioVocabulary) {
    self.vocabulary = vocabulary
  }

  /// Returns the complete schema of a file.
  mutating func schema(of root: ObjectShape) -> ScenarioValue {
    var object = ObjectBuilder()
    object.add("$schema", .string("https://json-schema.org/draft/2020-12/schema"))
    object.add("title", .string("Deep-link scenario"))
    // Not part of the standard: these tell editors to accept comments and trailing commas.
    object.add("allowComments", .bool(true))
    object.add("allowTrailingCommas", .bool(true))
    for case .object(let members) in [self.object(root)] {
      for member in members { object.add(member.key, member.value) }
    }
    object.add("$defs", .object(definitions))
    return object.value
  }

  private mutating func schema(_ shape: Shape) -> ScenarioValue {
    switch shape {
    case .null: type("null")
    case .bool: type("boolean")
    case .integer(let range): integer(range)
    case .text(.duration): reference("duration", to: text(.duration))
    case .text(.url): reference("url", to: text(.url))
    case .text(.name(.events)): reference("eventName", to: text(.name(.events)))
    case .text(let rule): text(rule)
    case .anything: .object([])
    case .anyObject: type("object")
    case .nothing: type("object", ("additionalProperties", .bool(false)))
    case .list(let list): self.list(list)
    case .map(let map): self.map(map)
    case .object(let object):
      reference(object.name) { builder in builder.object(object) }
    case .choice(let choice):
      reference(choice.name) { builder in
        builder.type(
          "object", ("description", .string(choice.summary)),
          ("oneOf", .array(choice.verbs.map { builder.object($0.object) })))
      }
    case .either(let shapes, _): .object([ScenarioValue.Member("anyOf", .array(shapes.map { schema($0) }))])
    }
  }

  private func type(_ name: String, _ members: (String, ScenarioValue?)...) -> ScenarioValue {
    var object = ObjectBuilder()
    object.add("type", .string(name))
    for (key, value) in members { object.add(key, value) }
    return object.value
  }

  private mutating func reference(_ name: String, to schema: ScenarioValue) -> ScenarioValue {
    reference(name) { _ in schema }
  }

  private mutating func reference(
    _ name: String, _ make: (inout SchemaBuilder) -> ScenarioValue
  ) -> ScenarioValue {
    if !definitions.contains(where: { $0.key == name }) {
      let index = definitions.count
      definitions.append(ScenarioValue.Member(name, .null))
      definitions[index].value = make(&self)
    }
    return .object([ScenarioValue.Member("$ref", .string("#/$defs/\(name)"))])
  }

  // MARK: Shapes

  private func integer(_ range: ClosedRange<Int>) -> ScenarioValue {
    type(
      "integer", ("minimum", .integer(range.lowerBound)),
      ("maximum", range.upperBound == .max ? nil : .integer(range.upperBound)))
  }

  private func text(_ rule: TextRule) -> ScenarioValue {
    switch rule {
    case .any: return type("string")
    case .nonEmpty, .content: return type("string", ("minLength", .integer(1)))
    case .oneOf(let words): return type("string", ("enum", .array(words.map { .string($0) })))
    case .name(let purpose): return offering(vocabulary[purpose], or: text(.nonEmpty))
    case .rule: return offering(vocabulary.rules, or: pattern(of: rule))
    case .duration, .url, .domain, .associatedDomain, .path, .scheme, .date, .order, .variantName:
      return pattern(of: rule)
    }
  }

  private func pattern(of rule: TextRule) -> ScenarioValue {
    type("string", ("pattern", rule.pattern.map { .string($0) }))
  }

  /// Returns a schema that offers names for completion and accepts others too, such as a name with a count.
  private func offering(_ names: [String], or other: ScenarioValue) -> ScenarioValue {
    guard !names.isEmpty else { return other }
    let known = ScenarioValue.object([ScenarioValue.Member("enum", .array(names.map { .string($0) }))])
    return .object([ScenarioValue.Member("anyOf", .array([known, other]))])
  }

  private mutating func list(_ list: Shape.ListShape) -> ScenarioValue {
    type(
      "array", ("items", schema(list.element)),
      ("minItems", list.minimum > 0 ? .integer(list.minimum) : nil),
      ("maxItems", list.maximum.map { .integer($0) }), ("uniqueItems", list.isUnique ? .bool(true) : nil))
  }

  private mutating func map(_ map: Shape.MapShape) -> ScenarioValue {
    let value = schema(map.value)
    let names = map.vocabulary.map { vocabulary[$0] } ?? []
    let properties =
      names.map { ScenarioValue.Member($0, value) } + map.members.map { ScenarioValue.Member($0.key, describe($0)) }
    return type(
      "object",
      ("minProperties", map.minimum > 0 ? .integer(map.minimum) : nil),
      ("propertyNames", schema(.text(map.key))),
      ("properties", properties.isEmpty ? nil : .object(properties)),
      ("additionalProperties", value))
  }

  private mutating func object(_ shape: ObjectShape) -> ScenarioValue {
    let properties = shape.members.map { ScenarioValue.Member($0.key, describe($0)) }
    let required = shape.members.filter(\.isRequired).map { ScenarioValue.string($0.key) }
    return type(
      "object", ("description", .string(shape.summary)), ("properties", .object(properties)),
      ("required", required.isEmpty ? nil : .array(required)),
      ("anyOf", shape.needed.isEmpty ? nil : .array(shape.needed.map(Self.having))),
      ("additionalProperties", .bool(false)))
  }

  private static func having(_ key: String) -> ScenarioValue {
    .object([ScenarioValue.Member("required", .array([.string(key)]))])
  }

  private mutating func describe(_ member: ObjectShape.Member) -> ScenarioValue {
    let fallback = member.fallback.map { " Default: \($0)." } ?? ""
    let description = ScenarioValue.Member("description", .string(member.summary + fallback))
    guard case .object(let members) = schema(member.shape) else { return .object([description]) }
    return .object([description] + members)
  }
}
