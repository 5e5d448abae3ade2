import DeepLinkSimulator

/// A setting in the form of the documentation.
struct SwitchRow {
  let name: String
  let values: String
  let defaultValue: String
  let explanation: String

  init(_ setting: SettingSpecification) {
    name = setting.name
    values = Self.text(setting.kind)
    defaultValue = setting.defaultValue.map(Self.text) ?? setting.absence ?? "not set"
    let newPlace = setting.newPlace.map { " Prefer `\($0.text)`, which means the same." } ?? ""
    let rule = setting.rule.map { " (\($0.text))" } ?? ""
    explanation = setting.summary + rule + newPlace
  }

  private static func text(_ kind: SettingKind) -> String {
    switch kind {
    case .bool: "`true` or `false`"
    case .duration: "a duration"
    case .word(let words): words.map { code($0.quoted) }.joined(separator: ", ")
    case .words: "a list of words"
    default: kind.phrase
    }
  }

  private static func text(_ value: SettingValue) -> String {
    switch value {
    case .bool(let value): code(String(value))
    case .integer(let value): code(String(value))
    case .duration(let value): code(value.text.quoted)
    case .word(let word): code(word.quoted)
    case .words(let words): code("[\(words.map(\.quoted).joined(separator: ", "))]")
    case .object: code("{}")
    }
  }

  private static func code(_ text: String) -> String { "`\(text)`" }
}
