import SDKContract

/// Finds ambiguities in a shape: two equal keys in one object, or two objects of one name.
///
/// The format itself has none, but the keys and names that SDKs declare may cause some.
struct ShapeClashes {
  /// The ambiguities, each as a clause.
  private(set) var found: [String] = []
  private var objects: [String: ObjectIdentifier] = [:]

  init(_ root: ObjectShape) {
    visit(root)
  }

  private mutating func visit(_ shape: Shape) {
    switch shape {
    case .object(let object): visit(object)
    case .choice(let choice): visit(choice)
    case .list(let list): visit(list.element)
    case .map(let map):
      visit(map.value)
      for member in map.members { visit(member.shape) }
    case .either(let shapes, _): for shape in shapes { visit(shape) }
    case .null, .bool, .integer, .text, .anything, .anyObject, .nothing: break
    }
  }

  private mutating func visit(_ object: ObjectShape) {
    guard isNew(object, object.name) else { return }
    visitMembers(of: object)
  }

  private mutating func visit(_ choice: ChoiceShape) {
    guard isNew(choice, choice.name) else { return }
    for verb in choice.verbs { visitMembers(of: verb.object) }
  }

  private mutating func visitMembers(of object: ObjectShape) {
    var keys: Set<String> = []
    for member in object.members {
      if !keys.insert(member.key).inserted {
        found.append("the object \(object.name.quoted) of scenario files has two keys \(member.key.quoted)")
      }
      visit(member.shape)
    }
  }

  /// Whether an object is visited for the first time; another object of the same name is recorded as a clash.
  private mutating func isNew(_ object: AnyObject, _ name: String) -> Bool {
    guard let known = objects.updateValue(ObjectIdentifier(object), forKey: name) else { return true }
    guard known != ObjectIdentifier(object) else { return false }
    let clash = "scenario files have two objects that are called \(name.quoted)"
    // An object that several others contain meets the other one at each of these places.
    if !found.contains(clash) { found.append(clash) }
    return true
  }
}
