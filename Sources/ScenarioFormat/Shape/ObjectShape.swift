import SDKContract

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

/// An object that has exactly one of several keys, which says what it is.
///
/// It is a class for the same reason as `ObjectShape`.
final class ChoiceShape: Sendable {
  let name: String
  let summary: String
  /// The noun for one such object in messages: `step` or `expectation`.
  let noun: String
  /// The noun with its article.
  let one: String
  let verbs: [Verb]
  let verbKeys: KeyTable
  /// The wider choice of which this one is a part, with the complaints about the keys it leaves out.
  let narrowed: Narrowed?

  struct Narrowed: Sendable {
    let name: String
    let complaints: [String: String]
  }

  struct Verb: Sendable {
    /// The object whose first member is the key that says what it is, followed by the keys that accompany it.
    var object: ObjectShape

    var key: String { object.members[0].key }
  }

  init(_ name: String, noun: String, _ summary: String, _ verbs: [Verb], narrowing narrowed: Narrowed? = nil) {
    self.narrowed = narrowed
    self.name = name
    self.noun = noun
    one = (noun.first.map("aeiou".contains) == true ? "an " : "a ") + noun
    self.summary = summary
    self.verbs = verbs
    verbKeys = KeyTable(
      verbs.map(\.key),
      former: verbs.enumerated().flatMap { index, verb in verb.object.members[0].formerKeys.map { ($0, index) } })
  }
}

extension ChoiceShape {
  /// Returns the same choice without some of its keys.
  ///
  /// - Parameters:
  ///   - complaints: The complaints about uses of the omitted keys, by key.
  ///   - name: The name of the narrower choice.
  func without(_ complaints: [String: String], named name: String) -> ChoiceShape {
    ChoiceShape(
      name, noun: noun, summary, verbs.filter { complaints[$0.key] == nil },
      narrowing: Narrowed(name: self.name, complaints: complaints))
  }
}
