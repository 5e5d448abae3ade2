import Foundation
import SDKContract

@testable import ScenarioFormat

/// Checks values by the part of JSON Schema that the format's schema uses, and by no other part.
struct SchemaChecker {
  let schema: ScenarioValue
  /// Keywords that were met and are not understood; the schema must not have any.
  private(set) var unknownKeywords: Set<String> = []
  private var expressions: [String: NSRegularExpression] = [:]

  init(_ schema: ScenarioValue) {
    self.schema = schema
  }

  mutating func accepts(_ value: ScenarioValue) -> Bool {
    accepts(value, schema)
  }

  private mutating func accepts(_ value: ScenarioValue, _ schema: ScenarioValue) -> Bool {
    switch schema {
    case .bool(let bool): return bool
    case .object(let keywords):
      var isAccepted = true
      for keyword in keywords where !accepts(value, keyword, in: schema) { isAccepted = false }
      return isAccepted
    default: return false
    }
  }

  private mutating func accepts(
    _ value: ScenarioValue, _ keyword: ScenarioValue.Member, in schema: ScenarioValue
  ) -> Bool {
    switch keyword.key {
    case "$schema", "$defs", "title", "description", "allowComments", "allowTrailingCommas": return true
    case "$ref": return definition(keyword.value).map { accepts(value, $0) } ?? false
    case "anyOf": return keyword.value.elements.filter { accepts(value, $0) }.count > 0
    case "oneOf": return keyword.value.elements.filter { accepts(value, $0) }.count == 1
    case "type": return keyword.value == .string(value.type)
    case "enum": return keyword.value.elements.contains(value)
    default: break
    }
    switch value {
    case .integer(let integer): return accepts(integer, keyword)
    case .string(let string): return accepts(string, keyword)
    case .array(let elements): return accepts(elements, keyword)
    case .object(let members): return accepts(members, keyword, in: schema)
    default: return isKnown(keyword)
    }
  }

  private func definition(_ reference: ScenarioValue) -> ScenarioValue? {
    guard case .string(let path) = reference, path.hasPrefix("#/$defs/") else { return nil }
    return schema["$defs"]?[String(path.dropFirst(8))]
  }

  // MARK: Types

  private mutating func accepts(_ integer: Int, _ keyword: ScenarioValue.Member) -> Bool {
    guard case .integer(let limit) = keyword.value else { return isKnown(keyword) }
    switch keyword.key {
    case "minimum": return integer >= limit
    case "maximum": return integer <= limit
    default: return isKnown(keyword)
    }
  }

  private mutating func accepts(_ string: String, _ keyword: ScenarioValue.Member) -> Bool {
    switch (keyword.key, keyword.value) {
    case ("minLength", .integer(let length)): return string.unicodeScalars.count >= length
    case ("pattern", .string(let pattern)):
      guard let expression = expression(pattern) else { return false }
      return expression.firstMatch(in: string, range: NSRange(string.startIndex..., in: string)) != nil
    default: return isKnown(keyword)
    }
  }

  private mutating func expression(_ pattern: String) -> NSRegularExpression? {
    if let expression = expressions[pattern] { return expression }
    // ICU lets "$" match before a last line break; ECMAScript, by which schemas are read, does not.
    let exact = pattern.hasSuffix("$") ? pattern.dropLast() + "\\z" : pattern[...]
    expressions[pattern] = try? NSRegularExpression(pattern: String(exact))
    return expressions[pattern]
  }

  private mutating func accepts(_ elements: [ScenarioValue], _ keyword: ScenarioValue.Member) -> Bool {
    switch (keyword.key, keyword.value) {
    case ("items", let schema): return elements.filter { !accepts($0, schema) }.isEmpty
    case ("minItems", .integer(let count)): return elements.count >= count
    case ("maxItems", .integer(let count)): return elements.count <= count
    case ("uniqueItems", .bool(true)): return Set(elements).count == elements.count
    default: return isKnown(keyword)
    }
  }

  private mutating func accepts(
    _ members: [ScenarioValue.Member], _ keyword: ScenarioValue.Member, in schema: ScenarioValue
  ) -> Bool {
    switch (keyword.key, keyword.value) {
    case ("properties", let properties):
      return members.filter { member in
        guard let schema = properties[member.key] else { return false }
        return !accepts(member.value, schema)
      }.isEmpty
    case ("additionalProperties", let additional):
      return members.filter { member in
        schema["properties"]?[member.key] == nil && !accepts(member.value, additional)
      }.isEmpty
    case ("propertyNames", let names): return members.filter { !accepts(.string($0.key), names) }.isEmpty
    case ("required", let keys):
      return keys.elements.allSatisfy { key in members.contains { .string($0.key) == key } }
    case ("minProperties", .integer(let count)): return members.count >= count
    default: return isKnown(keyword)
    }
  }

  /// Keywords of other types say nothing about a value; what is no keyword at all is noted.
  private mutating func isKnown(_ keyword: ScenarioValue.Member) -> Bool {
    let known: Set = [
      "minimum", "maximum", "minLength", "pattern", "items", "minItems", "maxItems", "uniqueItems", "properties",
      "additionalProperties", "propertyNames", "required", "minProperties",
    ]
    if !known.contains(keyword.key) { unknownKeywords.insert(keyword.key) }
    return true
  }
}

extension ScenarioValue {
  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .double: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  fileprivate var elements: [ScenarioValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
