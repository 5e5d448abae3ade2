/// Expands `@Model` and `@ModelActor`, like SwiftData's macros.
///
/// A model is observable, and the stand-in for SwiftData knows it by a record in each object. How a property is stored
/// does not matter in a simulation, so `@Attribute` and the like are removed.
enum ModelMacro {
  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    let models = source.tokens.indices.compactMap { Declaration(source, at: $0) }
    let names = Set(models.filter { !$0.isActor }.map(\.name))
    guard !models.isEmpty else { return [] }
    let properties = source.tokens.indices.compactMap { index -> SourceEdit? in
      guard names.contains(source.type(around: index) ?? ""), source.isMember(index), source.touch(index, index + 1)
      else { return nil }
      switch (source.text(index), source.text(index + 1)) {
      case ("@", "Attribute"), ("@", "Relationship"), ("@", "Transient"), ("#", "Index"), ("#", "Unique"):
        return .blank(source.range(index...end(of: index + 1, source)), in: source)
      default: return nil
      }
    }
    return models.flatMap { $0.edits(source) } + properties
  }

  /// Returns the last token of an attribute or a macro with a name, such as `#Index<Item>([\.name])`.
  private static func end(of name: Int, _ source: SwiftSource) -> Int {
    var index = name
    if source.text(index + 1) == "<" {
      index = (index + 2..<source.tokens.count).first { source.text($0) == ">" } ?? index
    }
    return source.text(index + 1) == "(" ? source.closing(index + 1) ?? index : index
  }

  /// A declaration after one of the macros.
  private struct Declaration {
    let name: String
    let isActor: Bool
    private let attribute: Int
    private let access: String
    /// Whether the declaration names a superclass or protocols.
    private let hasSupertypes: Bool
    private let brace: Int

    /// - Returns: Nil if the token is not the sign of such an attribute.
    init?(_ source: SwiftSource, at index: Int) {
      guard source.text(index) == "@", source.touch(index, index + 1),
        ["Model", "ModelActor"].contains(source.text(index + 1))
      else { return nil }
      isActor = source.text(index + 1) == "ModelActor"
      let keyword = isActor ? "actor" : "class"
      guard let declared = (index + 2..<source.tokens.count).first(where: { source.text($0) == keyword }),
        !(index + 2..<declared).contains(where: { ["{", "}", "var", "func"].contains(source.text($0)) }),
        let brace = (declared + 2..<source.tokens.count).first(where: { source.text($0) == "{" })
      else { return nil }
      (attribute, self.brace, name) = (index, brace, source.text(declared + 1))
      access = (index + 2..<declared).map(source.text).first { ["public", "open", "package"].contains($0) } ?? ""
      hasSupertypes = (declared + 2..<brace).contains { source.text($0) == ":" }
    }

    func edits(_ source: SwiftSource) -> [SourceEdit] {
      let supertypes = source.range(brace...brace).lowerBound
      let members = source.range(brace...brace).upperBound
      let access = self.access.isEmpty ? "" : (self.access == "open" ? "public" : self.access) + " "
      let separator = hasSupertypes ? ", " : ": "
      let name = source.range(attribute...attribute + 1)
      guard isActor else {
        return [
          SourceEdit(name, "@Observable"), SourceEdit(supertypes..<supertypes, separator + "PersistentModel "),
          SourceEdit(
            members..<members, " @ObservationIgnored \(access)let _modelRecord = SwiftData._ModelRecord(); "),
        ]
      }
      return [
        .blank(name, in: source), SourceEdit(supertypes..<supertypes, separator + "ModelActor "),
        SourceEdit(
          members..<members,
          " \(access)nonisolated let modelContainer: ModelContainer; \(access)let modelContext: ModelContext; "
            + "\(access)init(modelContainer: ModelContainer) "
            + "{ self.modelContainer = modelContainer; modelContext = ModelContext(modelContainer) }; "),
      ]
    }
  }
}
