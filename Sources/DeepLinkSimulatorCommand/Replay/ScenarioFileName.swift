/// The parts of a scenario file's path: `x.jsonc` shows a problem, `x.fixed.jsonc` the same flow with its fix.
struct ScenarioFileName {
  /// The extensions of scenario files, preferred one first; `.json` is read as well.
  private static let endings = [".jsonc", ".json"]
  private static let fixedEnding = ".fixed"

  /// The whole path.
  let path: String
  /// The path without the extensions, which a problem and its fix have in common.
  let stem: String
  /// Whether the file shows the fix of a problem.
  let isFixed: Bool
  /// Whether the extension is that of a scenario file rather than of a JSON Schema.
  let isScenario: Bool

  /// Splits a path.
  init(_ path: String) {
    self.path = path
    let ending = Self.endings.first { path.hasSuffix($0) }
    let base = path.dropLast(ending?.count ?? 0)
    isScenario = ending != nil && !base.hasSuffix(".schema")
    isFixed = base.hasSuffix(Self.fixedEnding)
    stem = String(isFixed ? base.dropLast(Self.fixedEnding.count) : base)
  }

  /// Returns the complaint about a path to which a command is to write a scenario, without the path; nil if there is
  /// none. With another extension, a command that is given the folder would not find the file again.
  static func complaint(about path: String) -> String? {
    ScenarioFileName(path).isScenario
      ? nil : "is not a name for a scenario file; use one that ends in \(endings.joined(separator: " or "))"
  }
}

extension ScenarioFileName: Comparable {
  /// Orders a problem before its fix. `<` on strings compares Unicode scalars, so the order is the same in every
  /// locale.
  static func < (left: Self, right: Self) -> Bool {
    if left.stem != right.stem { return left.stem < right.stem }
    return left.isFixed == right.isFixed ? left.path < right.path : right.isFixed
  }
}
