import DeepLinkSimulator

/// The SDKs that problems and scenarios are about.
struct SDKMentions {
  /// The words that name an SDK in a search, in lower case: its name and its callbacks.
  private let words: [Set<String>]
  /// How the names of each SDK's classes begin.
  private let classPrefixes: [[String]]
  /// The SDKs that each problem, and after them each scene, is about.
  private let places: [Set<Int>]

  init(_ sdks: [SDKVocabulary], of problems: [Problem], _ scenes: [SearchedScene]) {
    words = sdks.map { sdk in
      // A callback such as `attribution` is a word that people use of any SDK.
      Set(([sdk.name] + sdk.callbacks.filter { $0.contains(where: \.isUppercase) }).map { $0.lowercased() })
    }
    classPrefixes = sdks.map(\.reports.classPrefixes)
    // `start` is a call, and a word of any text.
    let names = sdks.map { sdk in
      Set(
        (sdk.callbacks + sdk.eventNames + sdk.methods.map(\.name) + sdk.calls)
          .filter { $0.contains(where: \.isUppercase) })
    }
    func mentioned(in texts: [String], _ own: [String]) -> Set<Int> {
      Set(
        sdks.indices.filter { place in
          texts.contains { $0.contains(sdks[place].name) } || own.contains(where: names[place].contains)
        })
    }
    places =
      problems.map { mentioned(in: [$0.problem.name, $0.problem.description] + $0.logLines, $0.names) }
      + scenes.map { mentioned(in: [$0.scene.name, $0.scene.description], $0.names) }
  }

  /// Returns the problems and scenes that are only about SDKs that a search does not name; none if it names none or
  /// all.
  ///
  /// - Parameters:
  ///   - wanted: The terms of the search.
  ///   - typed: What was typed, which may name a class of an SDK.
  func places(aboutOthersThan wanted: [String], in typed: [String]) -> Set<Int> {
    let parts = typed.flatMap(SearchTerms.parts)
    let named = Set(
      words.indices.filter { place in
        !words[place].isDisjoint(with: wanted) || parts.contains { isClass($0, of: place) }
      })
    guard !named.isEmpty, named.count < words.count else { return [] }
    return Set(places.indices.filter { !places[$0].isEmpty && places[$0].isDisjoint(with: named) })
  }

  private func isClass(_ name: String, of sdk: Int) -> Bool {
    classPrefixes[sdk].contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }
}
