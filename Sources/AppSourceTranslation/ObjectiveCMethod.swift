/// Handles methods that Objective-C finds by name, as in `NSSelectorFromString("sendLaunch")`.
///
/// The translation adds a type with that name after the method, by which the method is found when an object gets a
/// message or is asked whether it has the method.
enum ObjectiveCMethod {
  private static let visible: Set = ["objc", "IBAction", "IBSegueAction"]

  /// - Parameter declarations: Objective-C sees how a class implements the optional methods of a protocol.
  static func edits(_ source: SwiftSource, _ declarations: AppDeclarations) -> [SourceEdit] {
    let members = classesWithMembers(source)
    return source.methods.compactMap { index in
      guard let type = source.type(around: index) else { return nil }
      let head = MethodHead(of: index, source)
      guard head.words.isDisjoint(with: ["static", "class", "optional"]),
        let method = MethodSignature(of: index, source), !method.isGeneric, let body = method.body
      else { return nil }
      let isHidden = !head.words.isDisjoint(with: ["private", "fileprivate", "nonobjc"])
      let end = source.range(body).upperBound
      if !isHidden, let name = systemName(of: method, in: type, declarations) {
        return SourceEdit(end..<end, entry(method, named: head.name ?? name, in: type))
      }
      guard !method.hasEffects else { return nil }
      let isMarked = !head.attributes.isDisjoint(with: visible)
      // A class with `@objcMembers` may have several methods with a name that Objective-C cannot see.
      let implements =
        declarations.optional.contains(method.name) && !declarations.hasProtocol(type)
        && (!hasTwin(index, method, source) || declarations.optional.contains(method))
      let isSeen = implements || (members.contains(type) && method.canBeSent)
      guard isMarked || (isSeen && !isHidden) else { return nil }
      return SourceEdit(end..<end, entry(method, named: head.name ?? method.name, in: type))
    }
  }

  /// Returns whether a class has several methods with one name, of which Objective-C can see one.
  private static func hasTwin(_ index: Int, _ method: MethodSignature, _ source: SwiftSource) -> Bool {
    let type = source.type(around: index)
    return source.methods.contains { other in
      other != index && source.text(other + 1) == source.text(index + 1) && source.type(around: other) == type
        && MethodSignature(of: other, source)?.name == method.name
    }
  }

  /// Returns the Objective-C name of a class's method that one of the system's delegate protocols has.
  ///
  /// A method whose types are those of an older Swift is none of the protocol's, and Objective-C does not see it.
  private static func systemName(
    of method: MethodSignature, in type: String, _ declarations: AppDeclarations
  ) -> String? {
    guard !SystemDelegateMethod.isOutdated(method) else { return nil }
    let name = SystemDelegateMethod.objectiveCName(of: method.name, isAsynchronous: method.hasEffects)
    return name != nil && declarations.hasClass(type) ? name : nil
  }

  /// Returns the type by which a method is found.
  ///
  /// It has the types of the arguments, because another method may have the same name.
  private static func entry(_ method: MethodSignature, named name: String, in type: String) -> String {
    let called = ObjectiveCName.method(name, arguments: method.parameters.count)
    guard method.canBeSent, !method.hasEffects else {
      return "; enum \(ObjectiveCName.type(called)): _ObjectiveCMethod { static var selector: Selector "
        + "{ Selector(\"\(called)\", in: \(type).self) } }"
    }
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
