import SDKContract

/// The format of an association file, which the app, an entry for one of its domains and a step describe in the same
/// words.
enum AssociationFormat {
  /// What the step `associationFile` says.
  static let step = ObjectFormat<Step.AssociationFileDescription>(
    "associationFile", "The association file that a site serves.",
    [
      .optional(
        "domain", \.domain, .text(.domain), default: "the app's own sites",
        "The associated domain that serves the file.")
    ] + file,
    make: { Step.AssociationFileDescription() },
    finish: { complain(&$0, $1, $2.details) })

  /// The association files of single domains, by domain.
  static let domains = Codec<[AppDescription.Association]>(
    shape: .map("domain", key: .domain, to: .object(domain.shape)),
    read: { reader, node in
      guard reader.tree.kind(node) == .object else { return nil }
      var associations: [AppDescription.Association] = []
      for child in reader.tree.validChildren(node) {
        guard let file = domain.read(&reader, child) else { continue }
        associations.append(AppDescription.Association(reader.tree.key(child), file))
      }
      return associations
    },
    write: { .object($0.map { ScenarioValue.Member($0.domain, domain.write($0.file)) }) })

  private static let domain = ObjectFormat<Step.AssociationFileDescription>(
    "association", "The association file of a domain at the start of the run.", file,
    make: { Step.AssociationFileDescription() },
    finish: { complain(&$0, $1, $2.details) })

  private static let file: [Field<Step.AssociationFileDescription>] =
    [
      .defaulted(
        "state", \.state, .word, .served, default: "served",
        "Whether the site serves a file, and whether the file names the app.")
    ] + fields.map { $0.of(\.details) }

  /// Which links the file gives to the app.
  static let fields: [Field<AssociationDetails>] = [
    .defaulted(
      "paths", \.paths, .texts(.path, "path pattern", unique: true), [], default: "all paths",
      "The paths that the association file accepts, with `*` and `?`, as in `/shop/*`."),
    .defaulted(
      "excludedPaths", \.excludedPaths, .texts(.path, "path pattern", unique: true), [], default: "[]",
      "The paths that the association file excludes, with `*` and `?`, whatever `paths` says."),
    .defaulted(
      "components", \.components, components, [], default: "none",
      "What the association file has instead of paths since iOS 13. The first component that a link fits decides."),
    .optional(
      "componentDefaults", \.componentDefaults, defaults, default: "none",
      "What a component has that it does not say itself: the file's `defaults`, those of the app before those of the domain."
    ),
    .defaulted(
      "substitutionVariables", \.substitutionVariables, variables, [], default: "{}",
      "For each name the texts for which `$(name)` stands in a component; `$(lang)` and the like are always known."),
  ]

  /// The list of components.
  private static let components = Codec<[AssociationComponent]>(
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

  /// What components have that they do not say themselves.
  private static let defaults = Codec<AssociationComponent>(
    shape: .object(component.shape), read: { component.read(&$0, $1) }, write: component.write)

  /// The variables of a file by name.
  private static let variables = Codec<[SubstitutionVariable]>(
    shape: .map("variable", key: .nonEmpty, to: Codec.texts(.any, "text").shape),
    read: { reader, node in
      guard reader.tree.kind(node) == .object else { return nil }
      var variables: [SubstitutionVariable] = []
      for child in reader.tree.validChildren(node) {
        let variable = SubstitutionVariable(reader.tree.key(child), reader.texts(child))
        if let problem = problem(of: variable) { reader.complaints.add(at: reader.tree.keyOffset(child), problem) }
        variables.append(variable)
      }
      return variables
    },
    write: { variables in
      .object(variables.map { ScenarioValue.Member($0.name, .array($0.values.map { .string($0) })) })
    })

  private static func problem(of variable: SubstitutionVariable) -> String? {
    if variable.name.contains(where: { "$()".contains($0) }) {
      return "a substitution variable has no \"$\", \"(\" or \")\" in its name; only patterns write \"$(name)\""
    }
    if SubstitutionVariable.predefined.contains(where: { $0.name == variable.name }) {
      return "each file knows \"$(\(variable.name))\"; choose another name"
    }
    if let value = variable.values.first(where: { $0.contains("$(") }) {
      return "a text of a substitution variable has no variables, as \(value.quoted) has"
    }
    return nil
  }

  /// Complains if an association file has both paths and components, or names variables that it does not define.
  static func complain(_ reader: inout ScenarioReader, _ node: Int, _ details: AssociationDetails) {
    guard let place = reader.tree.member("components", of: node), !details.components.isEmpty else { return }
    if !details.paths.isEmpty || !details.excludedPaths.isEmpty {
      reader.complaints.add(
        at: reader.tree.keyOffset(place),
        "a system that knows \"components\" ignores paths; write \"paths\" and \"excludedPaths\" as components")
    }
    let known = (details.substitutionVariables + SubstitutionVariable.predefined).map(\.name)
    var unknown: Set<Substring> = []
    for pattern in (details.components + [details.componentDefaults].compactMap(\.self)).flatMap(\.patterns) {
      for case .variable(let name) in SubstitutionVariable.parts(of: Substring(pattern))
      where !known.contains(String(name)) && unknown.insert(name).inserted {
        reader.complaints.add(
          at: reader.tree.keyOffset(place),
          "no texts are given for \"$(\(name))\"; write { \(String(name).quoted): […] } under \"substitutionVariables\""
        )
      }
    }
  }

  private static let component = ObjectFormat<AssociationComponent>(
    "component",
    "What a link must look like. In patterns, `*` stands for any characters, `?` for any single one, and `$(name)` for "
      + "a text of a substitution variable.",
    [
      .optional("/", \.path, .text(.path), default: "any path", "The path; slashes at its ends do not count."),
      .optional(
        "?", \.query, query, default: "any query",
        "The query, or the values of its items by name. An item that is missing counts as an empty text."),
      .optional("#", \.fragment, .text(.any), default: "any fragment", "The fragment, which follows the number sign."),
      .optional(
        "exclude", \.exclude, .bool, default: "false", "Whether links that fit do not open the app."),
      .optional("caseSensitive", \.caseSensitive, .bool, default: "true", "Whether upper and lower case differ."),
      .optional(
        "percentEncoded", \.percentEncoded, .bool, default: "true",
        "Whether the patterns are percent-encoded; `false` compares them with the decoded link."),
      .optional("comment", \.comment, .text(.any), default: "none", "A comment for people who read the file."),
    ],
    make: { AssociationComponent() },
    finish: { reader, node, component in
      guard case .items(let items) = component.query else { return }
      for item in items where item.name.contains("$(") {
        reader.complaints.add(
          at: reader.tree.offset(node),
          "a substitution variable in the name of an item, as in \(item.name.quoted), is not simulated")
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
