/// Compiles what an app has for iOS only, as in `#if os(iOS)`: in a simulation, Linux stands for iOS.
///
/// What names Linux keeps its meaning, so that an app can still say what is not for a simulation.
enum PlatformCondition {
  static func edits(_ source: SwiftSource) -> [SourceEdit] {
    source.tokens.indices.flatMap { index -> [SourceEdit] in
      guard source.text(index) == "#", source.touch(index, index + 1),
        ["if", "elseif"].contains(source.text(index + 1))
      else { return [] }
      return systems(inConditionAt: index + 2, source).map { system in
        SourceEdit(source.range(system...system + 3), "(os(iOS) || os(Linux))")
      }
    }
  }

  /// Returns the positions of `os(iOS)` on a line.
  private static func systems(inConditionAt first: Int, _ source: SwiftSource) -> [Int] {
    let words = ["os", "(", "iOS", ")"]
    return (first..<max(first, source.tokens.count)).prefix { !source.tokens[$0].isFirstOnLine }.filter { index in
      words.indices.allSatisfy { source.text(index + $0) == words[$0] }
    }
  }
}
