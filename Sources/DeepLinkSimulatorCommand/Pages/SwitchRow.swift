import DeepLinkSimulator

/// A switch of any of the three parties, as the documentation lists it.
struct SwitchRow {
  let name: String
  let values: String
  let defaultValue: String
  let explanation: String

  init(_ platformSwitch: PlatformSwitch) {
    name = platformSwitch.name
    explanation = "\(platformSwitch.explanation) (\(platformSwitch.rule.id))"
    switch platformSwitch.kind {
    case .bool: values = Self.bool
    case .words(let words): values = Self.list(words)
    }
    switch platformSwitch.defaultValue {
    case .bool(let value): defaultValue = Self.code(String(value))
    case .word(let word): defaultValue = Self.code(word.quoted)
    }
  }

  init(_ appsFlyerSwitch: AppsFlyerSwitch) {
    name = appsFlyerSwitch.name
    explanation = appsFlyerSwitch.explanation
    switch appsFlyerSwitch.kind {
    case .bool(let value):
      values = Self.bool
      defaultValue = Self.code(String(value))
    case .duration(let value):
      values = Self.duration
      defaultValue = value.map { Self.code($0.text.quoted) } ?? "no limit"
    case .word(let word, let choices):
      values = Self.list(choices)
      defaultValue = Self.code(word.quoted)
    case .words:
      values = Self.words
      defaultValue = Self.code("[]")
    }
  }

  init(_ adjustSwitch: AdjustSwitch) {
    name = adjustSwitch.name
    explanation = adjustSwitch.explanation
    switch adjustSwitch.kind {
    case .bool: values = Self.bool
    case .duration: values = Self.duration
    case .word(let words): values = Self.list(words)
    case .words: values = Self.words
    }
    defaultValue = Self.text(adjustSwitch.defaultValue)
  }

  private static let bool = "`true` or `false`"
  private static let duration = "a duration"
  private static let words = "a list of words"

  private static func text(_ value: AdjustSwitch.Value?) -> String {
    switch value {
    case nil: "not set"
    case .bool(let value): code(String(value))
    case .duration(let value): code(value.text.quoted)
    case .word(let word): code(word.quoted)
    case .words(let words): code("[\(words.map(\.quoted).joined(separator: ", "))]")
    }
  }

  private static func list(_ words: [String]) -> String { words.map { code($0.quoted) }.joined(separator: ", ") }
  private static func code(_ text: String) -> String { "`\(text)`" }
}
