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

  /// Whether a value is the expected one; the order of an object's keys does not matter.
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
  /// Returns what a callback carries under a key or a dotted path of keys; nil if there is nothing.
  ///
  /// An error has the keys `domain`, `code`, `message` and `underlying`; a link has the key `url`.
  func payloadValue(at path: String) -> PayloadValue? {
    guard let root = payloadEntries else { return nil }
    // A key may itself have dots in it: the whole path is tried first.
    if let value = root.first(where: { $0.key == path })?.value { return value }
    var value = PayloadValue.object(root)
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard case .object(let entries) = value, let next = entries.first(where: { $0.key == part }) else { return nil }
      value = next.value
    }
    return value
  }

  /// Returns the path of a value that the payload has, if a path that it does not have may mean it.
  ///
  /// - Parameter path: The path that is not there; one in an object, written without it, means the one in the object.
  func payloadPath(meantBy path: String) -> String? {
    let paths = Self.paths(in: payloadEntries ?? [], "")
    let inner = path.split(separator: ".").last.map { ".\($0)" }
    return paths.first { $0.hasSuffix(".\(path)") } ?? inner.flatMap { inner in paths.first { $0.hasSuffix(inner) } }
      ?? Spelling.nearest(to: path, in: paths)
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
