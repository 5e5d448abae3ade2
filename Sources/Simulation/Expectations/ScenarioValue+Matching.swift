extension ScenarioValue {
  /// The value as a payload; nil if it is not an object.
  var payload: Payload? {
    guard case .object(let entries) = self else { return nil }
    return Payload(entries)
  }

  /// The value with the elements of a list sorted by their text.
  var sorted: ScenarioValue {
    guard case .array(let values) = self else { return self }
    let byText = values.map { (text: $0.text ?? $0.json, value: $0) }
    return .array(byText.sorted { $0.text < $1.text }.map(\.value))
  }

  private var text: String? { if case .string(let text) = self { text } else { nil } }

  /// Returns whether a value is the expected one; the order of an object's keys does not matter.
  func matches(_ actual: PayloadValue) -> Bool {
    switch (self, actual) {
    case (.integer(let expected), .double(let value)): Double(expected) == value
    case (.double(let expected), .integer(let value)): expected == Double(value)
    case (.array(let expected), .array(let values)):
      expected.count == values.count && zip(expected, values).allSatisfy { $0.matches($1) }
    case (.object(let members), .object(let entries)):
      members.count == entries.count
        && members.allSatisfy { member in
          entries.first { $0.key == member.key }.map { member.value.matches($0.value) } ?? false
        }
    default: self == actual
    }
  }
}

extension Occurrence {
  /// Returns the content of a callback under a key or a dotted path of keys; nil if there is none.
  ///
  /// An error has the keys `domain`, `code`, `message` and `underlying`; a link has the key `url`.
  func payloadValue(at path: String) -> PayloadValue? {
    guard let root = payloadEntries else { return nil }
    // A key may itself contain dots, so the whole path is tried first.
    if let value = root.first(where: { $0.key == path })?.value { return value }
    var value = PayloadValue.object(root)
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard case .object(let entries) = value, let next = entries.first(where: { $0.key == part }) else { return nil }
      value = next.value
    }
    return value
  }

  /// Returns an existing path that a missing one may mean; nil if there is none.
  ///
  /// - Parameter path: The missing path. A path without the object that contains the value means the one with it.
  func payloadPath(meantBy path: String) -> String? {
    let paths = Self.paths(in: payloadEntries ?? [], "")
    let inner = path.split(separator: ".").last.map { ".\($0)" }
    return paths.first { $0.hasSuffix(".\(path)") } ?? inner.flatMap { inner in paths.first { $0.hasSuffix(inner) } }
      ?? Spelling.nearest(to: path, in: paths)
  }

  /// The dotted paths of all values in the payload; the parameters of a link that the system opens.
  var payloadPaths: [String] {
    if case .routing(_, let url) = self { return Link(url).parameters.map(\.key) }
    return Self.paths(in: payloadEntries ?? [], "")
  }

  private var payloadEntries: [PayloadEntry]? {
    switch self {
    case .callback(let callback): callback.content
    case .request(let request): request.content
    default: nil
    }
  }

  private static func paths(in entries: [PayloadEntry], _ prefix: String) -> [String] {
    entries.flatMap { entry in
      let path = prefix + entry.key
      guard case .object(let inside) = entry.value else { return [path] }
      return [path] + paths(in: inside, path + ".")
    }
  }
}
