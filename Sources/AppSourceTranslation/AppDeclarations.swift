/// What the files of an app declare and other files of the app depend on.
public struct AppDeclarations: Sendable {
  /// The optional methods of the app's protocols.
  let optional: OptionalMethods
  /// The methods of delegates that only subclasses have.
  let inSubclasses: [SubclassMethod]
  private let texts: [String]

  /// Finds the declarations in the files of an app.
  public init(in texts: [String]) {
    optional = OptionalMethods(in: texts)
    inSubclasses = SubclassMethod.all(in: texts)
    self.texts = texts
  }

  /// Returns whether the app declares a class with a name, which may be in another type, as in `Shop.Delegate`.
  func hasClass(_ name: String) -> Bool { has("class", name) }

  /// Returns whether the app declares a protocol with a name.
  func hasProtocol(_ name: String) -> Bool { has("protocol", name) }

  private func has(_ keyword: String, _ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return texts.lazy.filter { $0.contains(keyword) && $0.contains(last) }.contains { text in
      let source = SwiftSource(text)
      return source.tokens.indices.contains { source.text($0) == keyword && source.text($0 + 1) == last }
    }
  }
}
