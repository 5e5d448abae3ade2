import SDKContract

/// A key that says what an object in a file is: its allowed values, the keys that can accompany it, and its meaning.
struct VerbFormat<Choice>: Sendable {
  let shape: ChoiceShape.Verb
  /// Reads an object, given its node and that of the key.
  let read: @Sendable (inout ScenarioReader, Int, Int) -> Choice?
  /// Returns the members to write; nil if another key says what the object is.
  let write: @Sendable (Choice) -> [ScenarioValue.Member]?

  /// Creates a key that no other key accompanies.
  init<Value>(
    _ key: String, formerly formerKeys: [String] = [], _ codec: Codec<Value>, _ summary: String,
    _ make: @escaping @Sendable (Value) -> Choice, _ value: @escaping @Sendable (Choice) -> Value?
  ) {
    var member = ObjectShape.Member.required(key, codec.shape, summary)
    member.formerKeys = formerKeys
    shape = ChoiceShape.Verb(object: ObjectShape(key, summary, [member]))
    read = { reader, _, verb in codec.read(&reader, verb).map(make) }
    write = { choice in value(choice).map { [ScenarioValue.Member(key, codec.write($0))] } }
  }

  /// Creates a key that others accompany; together they are the fields of one object.
  init<Object, Value>(
    _ key: String, _ path: Field<Object>.Path<Value>, _ codec: Codec<Value>, _ summary: String,
    with others: [Field<Object>], of empty: @autoclosure @escaping @Sendable () -> Object,
    finish: @escaping @Sendable (inout ScenarioReader, Int, inout Object) -> Void = { _, _, _ in },
    _ make: @escaping @Sendable (Object) -> Choice?, _ object: @escaping @Sendable (Choice) -> Object?
  ) {
    let format = ObjectFormat<Object>(
      key, summary, [.required(key, path, codec, summary)] + others, make: empty, finish: finish)
    shape = ChoiceShape.Verb(object: format.shape)
    let needsValue = !codec.shape.takesObjects
    read = { reader, node, verb in
      needsValue && reader.tree.kind(verb) == .invalid ? nil : format.read(&reader, node, verb: verb).flatMap(make)
    }
    write = { object($0).map(format.members(of:)) }
  }
}
