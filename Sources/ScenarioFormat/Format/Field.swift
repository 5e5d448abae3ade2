import SDKContract

/// A member of an object in a file: its key, its allowed values, its purpose, and the property that it maps to.
struct Field<Object>: Sendable {
  let member: ObjectShape.Member
  let read: @Sendable (inout ScenarioReader, Int, inout Object) -> Void
  /// Returns the value to write; nil to leave the member out.
  let write: @Sendable (Object) -> ScenarioValue?

  init(
    _ member: ObjectShape.Member, read: @escaping @Sendable (inout ScenarioReader, Int, inout Object) -> Void,
    write: @escaping @Sendable (Object) -> ScenarioValue?
  ) {
    self.member = member
    self.read = read
    self.write = write
  }

  /// Returns the member of an object in a file that has what the field describes in one of its properties.
  func of<Whole>(_ part: any WritableKeyPath<Whole, Object> & Sendable) -> Field<Whole> {
    Field<Whole>(
      member, read: { read(&$0, $1, &$2[keyPath: part]) }, write: { write($0[keyPath: part]) })
  }

  typealias Path<Property> = any WritableKeyPath<Object, Property> & Sendable

  /// A property that a file may leave out.
  static func optional<Value>(
    _ key: String, _ path: Path<Value?>, _ codec: Codec<Value>, default fallback: String? = nil, _ summary: String
  ) -> Field {
    Field(
      .optional(key, codec.shape, default: fallback, summary),
      read: { $2[keyPath: path] = codec.read(&$0, $1) },
      write: { $0[keyPath: path].map(codec.write) })
  }

  /// A property with a default, which is not written when it has that value.
  static func defaulted<Value: Equatable & Sendable>(
    _ key: String, _ path: Path<Value>, _ codec: Codec<Value>, _ defaultValue: Value,
    default fallback: String, _ summary: String
  ) -> Field {
    Field(
      .optional(key, codec.shape, default: fallback, summary),
      read: { reader, node, object in
        if let value = codec.read(&reader, node) { object[keyPath: path] = value }
      },
      write: { $0[keyPath: path] == defaultValue ? nil : codec.write($0[keyPath: path]) })
  }

  /// A property that a file must have.
  static func required<Value>(
    _ key: String, _ path: Path<Value>, _ codec: Codec<Value>, _ summary: String
  ) -> Field {
    Field(
      .required(key, codec.shape, summary),
      read: { reader, node, object in
        if let value = codec.read(&reader, node) { object[keyPath: path] = value }
      },
      write: { codec.write($0[keyPath: path]) })
  }

  /// A nested object, which is not written when it is empty.
  static func object<Inner>(
    _ key: String, _ path: Path<Inner>, _ format: ObjectFormat<Inner>, _ summary: String
  ) -> Field {
    Field(
      .optional(key, .object(format.shape), default: "{}", summary),
      read: { reader, node, object in
        if let inner = format.read(&reader, node) { object[keyPath: path] = inner }
      },
      write: { format.write($0[keyPath: path]).unlessEmpty })
  }
}

extension ScenarioValue {
  /// The value; nil if it is an empty object or list.
  var unlessEmpty: ScenarioValue? { self == .object([]) || self == .array([]) ? nil : self }
}
