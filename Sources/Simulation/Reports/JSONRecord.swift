/// A line of JSON with sorted keys and the version of the grammar.
///
/// `kind` and `version` have their sorted places among the keys, so the members are collected first and sorted once.
struct JSONRecord {
  private var members: [PayloadEntry]

  init(kind: String) {
    members = [PayloadEntry("kind", .string(kind)), PayloadEntry("version", .integer(JSONLines.version))]
  }

  mutating func add(_ key: String, _ value: String?) {
    if let value { members.append(PayloadEntry(key, .string(value))) }
  }

  mutating func add(_ key: String, _ value: Bool) {
    members.append(PayloadEntry(key, .bool(value)))
  }

  mutating func add(_ key: String, _ value: Int) {
    members.append(PayloadEntry(key, .integer(value)))
  }

  mutating func add(_ key: String, _ value: Int64) {
    members.append(PayloadEntry(key, .integer(Int(value))))
  }

  mutating func add(_ key: String, _ values: [Int]) {
    members.append(PayloadEntry(key, .array(values.map(PayloadValue.integer))))
  }

  mutating func add(_ key: String, _ values: [PayloadValue]) {
    members.append(PayloadEntry(key, .array(values)))
  }

  mutating func add(_ key: String, _ entries: [PayloadEntry]) {
    members.append(PayloadEntry(key, .object(entries)))
  }

  /// The line, without a line break.
  var text: String { PayloadValue.object(members.sorted { $0.key < $1.key }).json }
}
