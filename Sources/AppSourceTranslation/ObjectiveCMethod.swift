/// Handles methods that Objective-C finds by name, as in `NSSelectorFromString("sendLaunch")`.
///
/// The translation adds a type with that name after the method, by which the method is found when an object gets a
/// message.
enum ObjectiveCMethod {
  private static let visible: Set = ["objc", "IBAction", "IBSegueAction"]

  /// - Parameter optional: The optional methods of protocols; Objective-C sees their implementations in a class.
  static func edits(_ source: SwiftSource, optional: OptionalMethods) -> [SourceEdit] {
    let members = classesWithMembers(source)
    return source.methods.compactMap { index in
      guard let type = source.type(around: index) else { return nil }
      let head = MethodHead(of: index, source)
      guard head.words.isDisjoint(with: ["static", "class", "optional"]),
        let method = MethodSignature(of: index, source),
        !method.isGeneric, !method.hasEffects, method.canBeSent, let body = method.body
      else { return nil }
      let isHidden = !head.words.isDisjoint(with: ["private", "fileprivate", "nonobjc"])
      let isSeen = members.contains(type) || optional.contains(method.name)
      guard !head.attributes.isDisjoint(with: visible) || (isSeen && !isHidden) else { return nil }
      let end = source.range(body).upperBound
      return SourceEdit(end..<end, entry(method, named: head.name ?? method.name, in: type))
    }
  }

  /// Returns the type by which a method is found.
  ///
  /// It has the types of the arguments, because another method may have the same name.
  private static func entry(_ method: MethodSignature, named name: String, in type: String) -> String {
    let called = ObjectiveCName.method(name, arguments: method.parameters.count)
    let arguments = method.parameters.map { ", (\($0.type)).self" }.joined()
    return "; enum \(ObjectiveCName.type(called)): _ObjectiveCMethod { static var selector: Selector "
      + "{ Selector(\"\(called)\", in: \(type).self\(arguments), of: \(type).\(method.reference)) } }"
  }

  /// Returns the classes whose methods are all visible to Objective-C.
  private static func classesWithMembers(_ source: SwiftSource) -> Set<String> {
    let names = source.tokens.indices.filter { source.text($0) == "objcMembers" && source.text($0 - 1) == "@" }
      .compactMap { index in
        (index..<min(index + 8, source.tokens.count)).first { source.text($0) == "class" }.map { source.text($0 + 1) }
      }
    return Set(names)
  }
}
