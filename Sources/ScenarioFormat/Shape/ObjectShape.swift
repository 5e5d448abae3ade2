/// An object with known members.
///
/// It is a class because shapes are visited for each node of a file, and copying one would retain each of its parts.
final class ObjectShape: Sendable {
  /// The name of the object in the JSON Schema and the reference.
  let name: String
  let summary: String
  /// All members, starting with those shared with other objects.
  let members: [Member]
  /// The shared members that this object includes.
  let common: CommonMembers?
  let keys: KeyTable
  /// Keys of which at least one is required; none if the object may be empty.
  let needed: [String]

  struct Member: Sendable {
    var key: String
    var shape: Shape
    var isRequired = false
    /// The default, described for readers; nil if there is nothing to say.
    var fallback: String?
    var summary: String
    /// Former names of the key; files that use them are read, with a note.
    var formerKeys: [String] = []
  }

  /// Members that several objects share.
  struct CommonMembers: Sendable {
    var name: String
    var summary: String
    var members: [Member]
  }

  init(
    _ name: String, _ summary: String, needing needed: [String] = [], including common: CommonMembers? = nil,
    _ members: [Member]
  ) {
    let members = (common?.members ?? []) + members
    self.name = name
    self.summary = summary
    self.common = common
    self.members = members
    self.needed = needed
    keys = KeyTable(
      members.map(\.key),
      former: members.enumerated().flatMap { index, member in member.formerKeys.map { ($0, index) } })
  }
}

extension ObjectShape.Member {
  /// A member that may be left out.
  static func optional(
    _ key: String, _ shape: Shape, default fallback: String? = nil, _ summary: String
  ) -> ObjectShape.Member {
    ObjectShape.Member(key: key, shape: shape, fallback: fallback, summary: summary)
  }

  /// A member that is required.
  static func required(_ key: String, _ shape: Shape, _ summary: String) -> ObjectShape.Member {
    ObjectShape.Member(key: key, shape: shape, isRequired: true, summary: summary)
  }
}
