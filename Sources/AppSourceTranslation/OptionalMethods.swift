/// The `optional` methods of protocols.
///
/// Swift has no such methods without Objective-C. The translated protocol requires a method with another name that
/// returns an optional, with a default implementation that returns nil. A class that implements the method gets one
/// with the other name, which calls it. `delegate?.open?(url)` calls the method with the other name.
public struct OptionalMethods: Sendable {
  private let methods: [MethodSignature]
  /// The full names with their labels.
  private let names: Set<String>
  /// The base names without their labels.
  private let functions: Set<String>
  private let protocols: Set<String>

  /// Finds the methods in the files of an app.
  public init(in texts: [String]) {
    let found = texts.lazy.filter { $0.contains("optional") }.flatMap { text -> [(String, MethodSignature)] in
      let source = SwiftSource(text)
      return ObjectiveCProtocol.all(source).flatMap { owner in
        Self.requirements(of: owner, source).map { (owner.name, $0.method) }
      }
    }
    let all = Array(found)
    methods = all.map { $0.1 }
    names = Set(methods.map(\.name))
    functions = Set(methods.map(\.function))
    protocols = Set(all.map { $0.0 })
  }

  /// Returns whether a method, given by its full name, is optional in a protocol.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns whether a method has the name and the types of an optional method.
  func contains(_ method: MethodSignature) -> Bool {
    methods.contains { $0.name == method.name && $0.parameters.map(\.type) == method.parameters.map(\.type) }
  }

  /// Returns whether a selector such as `Owner.method` names an optional method of a protocol.
  func contains(_ function: String, in owner: String) -> Bool {
    protocols.contains(owner) && functions.contains(function)
  }

  private static func other(_ name: String) -> String { "__optional_" + name.filter { $0 != "`" } }

  private static func requirements(
    of owner: ObjectiveCProtocol, _ source: SwiftSource
  ) -> [(function: Int, method: MethodSignature)] {
    owner.body.compactMap { index in
      guard source.text(index) == "func", MethodHead(of: index, source).modifiers.contains("optional"),
        let method = MethodSignature(of: index, source), method.body == nil, !method.hasEffects, !method.isGeneric
      else { return nil }
      return (index, method)
    }
  }

  /// Returns the edits of a file with the protocols, their classes or their callers.
  func edits(_ source: SwiftSource) -> [SourceEdit] {
    names.isEmpty ? [] : protocolEdits(source) + classEdits(source) + callEdits(source)
  }

  private func protocolEdits(_ source: SwiftSource) -> [SourceEdit] {
    ObjectiveCProtocol.all(source).flatMap { owner -> [SourceEdit] in
      let requirements = Self.requirements(of: owner, source)
      guard !requirements.isEmpty else { return [] }
      let defaults = requirements.map { function, method in
        "@discardableResult \(owner.access.isEmpty ? "" : owner.access + " ")func \(Self.other(method.function))"
          + "\(method.declaredParameters) -> (\(method.result ?? "Void"))? { \(Self.found(method, function, source)) }"
      }
      let end = source.range(owner.body).upperBound
      let added = SourceEdit(end..<end, "; extension \(owner.name) { \(defaults.joined(separator: "; ")) }")
      return requirements.flatMap { function, method -> [SourceEdit] in
        let start = MethodHead(of: function, source).start
        let optional = (start..<function).first { source.text($0) == "optional" } ?? start
        return [
          SourceEdit(source.range(optional...optional), "@discardableResult"),
          SourceEdit(source.range(function + 1...function + 1), Self.other(method.function)),
        ] + Self.result(of: method, source)
      } + [added]
    }
  }

  /// Returns the default for a class that conforms without the method, which a subclass may implement.
  private static func found(_ method: MethodSignature, _ function: Int, _ source: SwiftSource) -> String {
    guard method.canBeSent else { return "nil" }
    let name = ObjectiveCName.method(
      MethodHead(of: function, source).name ?? method.name, arguments: method.parameters.count)
    let arguments = method.parameters.indices.map { ", __\($0)" }.joined()
    return "_optionalResult(\"\(name)\", of: self\(arguments))"
  }

  /// Returns the edits that make the result of a requirement optional.
  private static func result(of method: MethodSignature, _ source: SwiftSource) -> [SourceEdit] {
    let range = method.resultTokens.map { source.range($0) }
    let end = range?.upperBound ?? source.range(method.close...method.close).upperBound
    return [SourceEdit((range?.lowerBound ?? end)..<end, range == nil ? " -> Void?" : "(\(method.result ?? "Void"))?")]
  }

  private func classEdits(_ source: SwiftSource) -> [SourceEdit] {
    source.methods.compactMap { index in
      let head = MethodHead(of: index, source)
      guard let type = source.type(around: index), !protocols.contains(type),
        head.words.isDisjoint(with: ["static", "class", "override", "mutating", "nonobjc"]),
        let method = MethodSignature(of: index, source), names.contains(method.name), let body = method.body,
        !method.hasEffects, !method.isGeneric, !method.parameters.contains(where: { $0.type.contains("inout ") })
      else { return nil }
      let kept = ["private", "fileprivate", "package", "public", "open", "nonisolated"].filter(head.modifiers.contains)
      let words = ["@discardableResult"] + (head.attributes.contains("MainActor") ? ["@MainActor"] : []) + kept
      let end = source.range(body).upperBound
      return SourceEdit(
        end..<end,
        "; \(words.joined(separator: " ")) func \(Self.other(method.function))"
          + "\(method.declaredParameters) -> (\(method.result ?? "Void"))? "
          + "{ self.\(method.function)(\(method.passedArguments.joined(separator: ", "))) }")
    }
  }

  private func callEdits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.flatMap { index -> [SourceEdit] in
      let mark = source.text(index + 1)
      guard functions.contains(source.text(index)), source.text(index - 1) == ".", mark == "?" || mark == "!",
        source.touch(index + 1, index + 2), source.text(index + 2) == "(", let close = source.closing(index + 2)
      else { return [] }
      let called = SourceEdit(source.range(index...index + 1), Self.other(source.text(index)))
      let end = source.range(close...close).upperBound
      return mark == "?" ? [called] : [called, SourceEdit(end..<end, "!")]
    }
  }
}
