extension AppsFlyerSwitch {
  static func bool(
    _ name: String, _ path: WritableKeyPath<AppsFlyerConfiguration, Bool> & Sendable, _ explanation: String
  ) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name, kind: .bool(default: defaults[keyPath: path]), explanation: explanation,
      effect: .configuration { configuration, value in
        guard case .bool(let value) = value else { return false }
        configuration[keyPath: path] = value
        return true
      })
  }

  static func duration(
    _ name: String, _ path: WritableKeyPath<AppsFlyerConfiguration, Duration> & Sendable, _ explanation: String
  ) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name, kind: .duration(default: defaults[keyPath: path]), explanation: explanation,
      effect: .configuration { configuration, value in
        guard case .duration(let value) = value, value >= .zero else { return false }
        configuration[keyPath: path] = value
        return true
      })
  }

  static func limit(
    _ name: String, _ path: WritableKeyPath<AppsFlyerConfiguration, Duration?> & Sendable, _ explanation: String
  ) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name, kind: .duration(default: defaults[keyPath: path]), explanation: explanation,
      effect: .configuration { configuration, value in
        guard case .duration(let value) = value, value >= .zero else { return false }
        configuration[keyPath: path] = value
        return true
      })
  }

  static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ path: WritableKeyPath<AppsFlyerConfiguration, Word> & Sendable, _ explanation: String
  ) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name, kind: .word(default: defaults[keyPath: path].rawValue, choices: Word.allCases.map(\.rawValue)),
      explanation: explanation,
      effect: .configuration { configuration, value in
        guard case .word(let text) = value, let word = Word(rawValue: text) else { return false }
        configuration[keyPath: path] = word
        return true
      })
  }

  static func words(
    _ name: String, _ path: WritableKeyPath<AppsFlyerConfiguration, [String]> & Sendable, _ explanation: String
  ) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name, kind: .words, explanation: explanation,
      effect: .configuration { configuration, value in
        guard case .words(let words) = value else { return false }
        configuration[keyPath: path] = words
        return true
      })
  }

  private static let defaults = AppsFlyerConfiguration()
}
