/// One of the keys that say what an object of a file is: what it may be, what goes with it, and what it means.
struct VerbFormat<Choice>: Sendable {
  let shape: ChoiceShape.Verb
  /// Reads an object; its node, and that of the key.
  let read: @Sendable (inout ScenarioReader, Int, Int) -> Choice?
  /// Returns what is written; nil if another key says what the object is.
  let write: @Sendable (Choice) -> [ScenarioValue.Member]?

  /// A key with nothing beside it.
  ///
  /// - Parameters:
  ///   - make: Makes the whole of the key's value, which is nil if it cannot be read.
  ///   - value: Returns the value; nil if another key says what the object is.
  init<Value>(
    _ key: String, formerly formerKeys: [String] = [], _ codec: Codec<Value>, _ summary: String,
    make: @escaping @Sendable (Value?) -> Choice?, value: @escaping @Sendable (Choice) -> Value?
  ) {
    shape = .verb(key, formerly: formerKeys, codec.shape, summary)
    read = { reader, _, verb in make(codec.read(&reader, verb)) }
    write = { choice in value(choice).map { [ScenarioValue.Member(key, codec.write($0))] } }
  }

  /// A key that others go with: an object whose first field is the key.
  init<Object>(
    _ format: ObjectFormat<Object>, make: @escaping @Sendable (Object) -> Choice?,
    object: @escaping @Sendable (Choice) -> Object?
  ) {
    shape = ChoiceShape.Verb(object: format.shape)
    read = { reader, node, verb in
      reader.tree.kind(verb) == .invalid ? nil : format.read(&reader, node, verb: verb).flatMap(make)
    }
    write = { object($0).map(format.members(of:)) }
  }
}
