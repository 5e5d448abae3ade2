/// The path of a scenario file, taken apart: `x.jsonc` shows a problem, `x.fixed.jsonc` the same with its fix.
struct ScenarioFileName {
  /// The endings of scenario files, the preferred one first. `.json` is read as well.
  private static let endings = [".jsonc", ".json"]
  private static let fixedEnding = ".fixed"

  /// The whole path.
  let path: String
  /// The path without the endings, which a problem and its fix have in common.
  let stem: String
  /// Whether the file shows the fix of a problem.
  let isFixed: Bool
  /// Whether the ending is one of a scenario file, and not that of a JSON Schema.
  let isScenario: Bool

  /// Takes a path apart.
  init(_ path: String) {
    self.path = path
    let ending = Self.endings.first { path.hasSuffix($0) }
    let base = path.dropLast(ending?.count ?? 0)
    isScenario = ending != nil && !base.hasSuffix(".schema")
    isFixed = base.hasSuffix(Self.fixedEnding)
    stem = String(isFixed ? base.dropLast(Self.fixedEnding.count) : base)
  }
}

extension ScenarioFileName: Comparable {
  /// A problem comes before its fix. `<` on strings compares Unicode scalars, so that the sequence is the same in every locale.
  static func < (left: Self, right: Self) -> Bool {
    if left.stem != right.stem { return left.stem < right.stem }
    return left.isFixed == right.isFixed ? left.path < right.path : right.isFixed
  }
}
