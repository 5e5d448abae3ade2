/// A method of a system's delegate protocol that only a subclass of the conforming class has.
///
/// Objective-C calls it. Swift calls what the conforming class has. So this class gets the method, which does what a
/// class without it does, and the subclass overrides it.
struct SubclassMethod: Equatable, Sendable {
  /// The class that conforms to the protocol.
  let owner: String
  /// The classes that have the method.
  var subclasses: Set<String>
  /// The full name with its labels.
  let name: String
  /// The declaration that the conforming class gets, without its access level.
  let declaration: String

  /// Finds the methods in the files of an app.
  static func all(in texts: [String]) -> [SubclassMethod] {
    let conforming = texts.filter { text in SystemDelegateMethod.protocols.contains { text.contains($0) } }
      .flatMap { DelegateClass.all(SwiftSource($0)) }
      .filter { !SystemDelegateMethod.protocols.isDisjoint(with: $0.inherited) }
    return conforming.flatMap { owner -> [SubclassMethod] in
      var (heirs, found): (Set<String>, [SubclassMethod]) = ([owner.name], [])
      var size = 0
      while heirs.count > size {
        size = heirs.count
        for text in texts where heirs.contains(where: { text.contains($0) }) {
          heirs.formUnion(
            DelegateClass.all(SwiftSource(text)).filter { !heirs.isDisjoint(with: $0.inherited.prefix(1)) }.map(\.name))
        }
      }
      heirs.remove(owner.name)
      for text in texts where heirs.contains(where: { text.contains($0) }) {
        let source = SwiftSource(text)
        for (index, type) in added(to: heirs, source) {
          guard let method = MethodSignature(of: index, source),
            SystemDelegateMethod.protocols(with: method.function).contains(where: owner.inherited.contains),
            let declaration = declaration(of: method, MethodHead(of: index, source))
          else { continue }
          if let known = found.firstIndex(where: { $0.declaration == declaration }) {
            found[known].subclasses.insert(type)
          } else {
            found.append(
              SubclassMethod(owner: owner.name, subclasses: [type], name: method.name, declaration: declaration))
          }
        }
      }
      return found
    }
  }

  /// Returns the edits of a file with conforming classes or their subclasses.
  static func edits(_ source: SwiftSource, _ methods: [SubclassMethod]) -> [SourceEdit] {
    guard !methods.isEmpty else { return [] }
    let classes = DelegateClass.all(source)
    let owners = classes.flatMap { type in
      methods.filter { $0.owner == type.name }.map { method in
        let start = source.range(type.close...type.close).lowerBound
        let access = ["open", "public", "package"].contains(type.access) ? type.access + " " : ""
        return SourceEdit(start..<start, "; \(access)\(method.declaration) ")
      }
    }
    let heirs = Set(methods.flatMap(\.subclasses))
    let overrides = added(to: heirs, source).compactMap { index, type -> SourceEdit? in
      let head = MethodHead(of: index, source)
      guard let method = MethodSignature(of: index, source), let declaration = declaration(of: method, head),
        methods.contains(where: { $0.declaration == declaration && $0.subclasses.contains(type) })
      else { return nil }
      let isVisible = classes.contains { $0.name == type && ["open", "public"].contains($0.access) }
      let isMarked = !head.modifiers.isDisjoint(with: ["open", "public", "package", "internal"])
      let start = source.range(index...index).lowerBound
      return SourceEdit(start..<start, isVisible && !isMarked ? "public override " : "override ")
    }
    return owners + overrides
  }

  /// Returns the methods of a delegate in the bodies of classes that override nothing.
  private static func added(to classes: Set<String>, _ source: SwiftSource) -> [(Int, String)] {
    let bodies = DelegateClass.all(source).filter { classes.contains($0.name) }
    return source.methods.compactMap { index in
      let hiding: Set = ["override", "static", "class", "private", "fileprivate", "nonobjc"]
      guard let type = source.type(around: index), classes.contains(type),
        MethodHead(of: index, source).words.isDisjoint(with: hiding),
        bodies.contains(where: { $0.name == type && (source.opening($0.close) ?? index)..<$0.close ~= index })
      else { return nil }
      return (index, type)
    }
  }

  /// Returns a method that does what the protocol's default does; nil if no protocol of the system has the method.
  private static func declaration(of method: MethodSignature, _ head: MethodHead) -> String? {
    guard !method.isGeneric, method.body != nil,
      SystemDelegateMethod.objectiveCName(of: method.name, isAsynchronous: method.hasEffects) != nil
    else { return nil }
    let isolation =
      (head.attributes.contains("MainActor") ? "@MainActor " : "")
      + (head.modifiers.contains("nonisolated") ? "nonisolated " : "")
    let wait = method.hasEffects ? "await " : ""
    let call = "\(wait)__Absent().\(method.function)(\(method.passedArguments.joined(separator: ", ")))"
    // A method that returns nothing may have the same name.
    let body = method.result.map { "let __result: \($0) = \(call); return __result" } ?? call
    return "\(isolation)func \(method.function)\(method.declaredParameters)\(method.hasEffects ? " async" : "")"
      + "\(method.result.map { " -> " + $0 } ?? "") { final class __Absent: NSObject, "
      + "\(SystemDelegateMethod.protocols(with: method.function)[0]) {}; \(body) }"
  }
}
