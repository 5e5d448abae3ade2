import SDKContract

/// An object in a file, checked, read and written from one declaration of its members.
struct ObjectFormat<Object>: Sendable {
  let shape: ObjectShape
  private let fields: [Field<Object>]
  private let make: @Sendable () -> Object
  /// Checks for contradictions between members, or brings the result into order.
  private let finish: @Sendable (inout ScenarioReader, Int, inout Object) -> Void
  /// Returns what is written of the object and no file may have, as only a value that is built in Swift can say it.
  private let strays: @Sendable (Object) -> [ScenarioValue.Member]

  /// Members that several objects share.
  struct Common: Sendable {
    var name: String
    var summary: String
    var fields: [Field<Object>]
  }

  init(
    _ name: String, _ summary: String, needing needed: [String] = [], including common: Common? = nil,
    _ fields: [Field<Object>], make: @escaping @Sendable () -> Object,
    finish: @escaping @Sendable (inout ScenarioReader, Int, inout Object) -> Void = { _, _, _ in },
    strays: @escaping @Sendable (Object) -> [ScenarioValue.Member] = { _ in [] }
  ) {
    self.fields = (common?.fields ?? []) + fields
    self.make = make
    self.finish = finish
    self.strays = strays
    let members = common.map {
      ObjectShape.CommonMembers(name: $0.name, summary: $0.summary, members: $0.fields.map(\.member))
    }
    shape = ObjectShape(name, summary, needing: needed, including: members, fields.map(\.member))
  }

  /// Reads an object, starting with the member that says what it is; nil if the node is not an object.
  func read(_ reader: inout ScenarioReader, _ node: Int, verb: Int? = nil) -> Object? {
    guard reader.tree.kind(node) == .object else { return nil }
    var object = make()
    if let verb { fields[0].read(&reader, verb, &object) }
    for child in reader.tree.validChildren(node) where child != verb {
      if let index = shape.keys.index(of: reader.tree, child) { fields[index].read(&reader, child, &object) }
    }
    finish(&reader, node, &object)
    return object
  }

  /// Returns the object as it is written in a file.
  func write(_ object: Object) -> ScenarioValue { .object(members(of: object)) }

  func members(of object: Object) -> [ScenarioValue.Member] {
    fields.compactMap { field in field.write(object).map { ScenarioValue.Member(field.member.key, $0) } }
      + strays(object)
  }

  /// The object as the value of a member.
  var codec: Codec<Object> { Codec(shape: .object(shape), read: { read(&$0, $1) }, write: write) }
}
