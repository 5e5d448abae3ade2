import SDKContract

/// The format of `components` in an association file.
enum AssociationFormat {
  /// The list of components.
  static let components = Codec<[AssociationComponent]>(
    shape: .list(of: .object(component.shape), "component", minimum: 1),
    read: { reader, node in
      guard reader.tree.kind(node) == .array else { return nil }
      var components: [AssociationComponent] = []
      for child in reader.tree.validChildren(node) {
        if let read = component.read(&reader, child) { components.append(read) }
      }
      return components
    },
    write: { .array($0.map(component.write)) })

  /// Complains if an association file has both paths and components.
  static func complain(
    _ reader: inout ScenarioReader, _ node: Int, _ components: [AssociationComponent], _ paths: [String]
  ) {
    guard !components.isEmpty, !paths.isEmpty, let place = reader.tree.member("components", of: node) else { return }
    reader.complaints.add(
      at: reader.tree.keyOffset(place),
      "a system that knows \"components\" ignores paths; write \"paths\" and \"excludedPaths\" as components")
  }

  private static let component = ObjectFormat<AssociationComponent>(
    "component", "What a link must look like. In patterns, `*` stands for any characters and `?` for any single one.",
    [
      .optional("/", \.path, .text(.path), default: "any path", "The path; slashes at its ends do not count."),
      .optional(
        "?", \.query, query, default: "any query",
        "The query, or the values of its items by name. An item that is missing counts as an empty text."),
      .optional("#", \.fragment, .text(.any), default: "any fragment", "The fragment, which follows the number sign."),
      .defaulted("exclude", \.exclude, .bool, false, default: "false", "Whether links that fit do not open the app."),
      .defaulted(
        "caseSensitive", \.caseSensitive, .bool, true, default: "true",
        "Whether upper and lower case differ."),
      .defaulted(
        "percentEncoded", \.percentEncoded, .bool, true, default: "true",
        "Whether the patterns are percent-encoded; `false` compares them with the decoded link."),
      .optional("comment", \.comment, .text(.any), default: "none", "A comment for people who read the file."),
    ],
    make: { AssociationComponent() },
    finish: { reader, node, component in
      for pattern in component.patterns where pattern.contains("$(") {
        reader.complaints.add(
          at: reader.tree.offset(node),
          "substitution variables, as in \(pattern.quoted), are not simulated; write a component for each value")
      }
    })

  private static let query = Codec<AssociationComponent.Query>(
    shape: .either(
      [.text(.any), .map("item", key: .any, to: .text(.any))],
      expected: "a pattern such as \"a=*\", or an object with a pattern for each item"),
    read: { reader, node in
      if let whole = reader.tree.string(node) { return .whole(whole) }
      return .items(reader.pairs(node).map { AssociationComponent.Item($0.key, $0.value) })
    },
    write: { query in
      switch query {
      case .whole(let pattern): .string(pattern)
      case .items(let items): .object(items.map { ScenarioValue.Member($0.name, .string($0.value)) })
      }
    })
}

extension AssociationComponent {
  /// The patterns of all parts of the component.
  fileprivate var patterns: [String] {
    let query: [String] =
      switch self.query {
      case nil: []
      case .whole(let pattern): [pattern]
      case .items(let items): items.flatMap { [$0.name, $0.value] }
      }
    return [path, fragment].compactMap(\.self) + query
  }
}
