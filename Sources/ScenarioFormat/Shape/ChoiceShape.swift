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
