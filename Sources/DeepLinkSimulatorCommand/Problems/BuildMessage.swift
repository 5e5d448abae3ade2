import DeepLinkSimulator

/// A message of the compiler or the linker about a name of an SDK: no run shows it, but the headers explain it.
struct BuildMessage {
  /// What such messages contain, in lower case.
  private static let signs = [
    "in scope", "no member", "no such module", "not conform to protocol", "undefined symbol", "undeclared identifier",
    "unresolved identifier", "has been renamed to", "is unavailable in",
  ]

  /// The names of an SDK in the message, each with the versions that have it.
  let names: [(name: String, versions: String)]

  /// Reads a message; nil if it is none, or if no SDK has a name in it.
  ///
  /// - Parameters:
  ///   - text: The message, with or without its quotes.
  ///   - sdks: The names of the SDKs, each with its members.
  init?(_ text: String, _ sdks: [(name: String, members: SDKMembers)]) {
    let plain = text.lowercased()
    guard Self.signs.contains(where: plain.contains) else { return nil }
    var seen: Set<String> = []
    // A word of the message itself has no capital inside.
    let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init).filter { word in
      word.dropFirst().contains(where: \.isUppercase) && seen.insert(word).inserted
    }
    let isAboutModule = plain.contains("no such module")
    names = words.flatMap { word in
      sdks.compactMap { sdk in
        let isModule = isAboutModule && sdk.members.editions.contains { $0.module == word }
        return (isModule ? "the module of \(sdk.name)" : sdk.members.versions(of: word, sdk.name)).map { (word, $0) }
      }
    }
    guard !names.isEmpty else { return nil }
  }
}

extension SDKMembers {
  /// Returns the versions of an SDK that have a name, as far as the headers show it; nil if none has.
  fileprivate func versions(of name: String, _ sdk: String) -> String? {
    let found = editions.filter { $0.has(name) }
    guard let newest = found.first else { return nil }
    let members = newest.members.filter { $0.isCalled(name) }
    if found.count == 1, let since = members.compactMap(\.since).first ?? newest.first {
      return "since \(sdk) \(since.text)"
    }
    if found.count == 1, let until = members.compactMap(\.until).first ?? newest.last {
      return "until \(sdk) \(until.text)"
    }
    return "in the headers of \(sdk) \(found.reversed().map(\.version).joined(separator: " and "))"
  }
}

extension SDKMembers.Edition {
  fileprivate func has(_ name: String) -> Bool { members.contains { $0.isCalled(name) } }
}

extension SDKMember {
  /// Whether the member, or the type that has it, has a name in Swift or in the headers.
  fileprivate func isCalled(_ name: String) -> Bool {
    let names = [self.name.isEmpty ? type : self.name, declaration]
    return names.contains { $0.prefix { $0 != "(" && $0 != ":" } == name }
  }
}
