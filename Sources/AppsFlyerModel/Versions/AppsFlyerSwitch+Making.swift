import SDKContract

extension AppsFlyerSwitch {
  typealias Path<Property> = WritableKeyPath<AppsFlyerConfiguration, Property> & Sendable
  typealias BackendPath<Property> = WritableKeyPath<AppsFlyerBackend, Property> & Sendable

  static func flag(_ name: String, _ path: Path<Bool>, _ explanation: String) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name, kind: .bool(default: defaults[keyPath: path]), explanation: explanation
    ) { value, configuration, _ in
      guard case .bool(let flag) = value else { return false }
      configuration[keyPath: path] = flag
      return true
    }
  }

  static func duration(_ name: String, _ path: Path<Duration>, _ explanation: String) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name, kind: .duration(default: defaults[keyPath: path]), explanation: explanation
    ) { value, configuration, _ in
      guard case .duration(let duration) = value, duration >= .zero else { return false }
      configuration[keyPath: path] = duration
      return true
    }
  }

  static func limit(_ name: String, _ path: Path<Duration?>, _ explanation: String) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name, kind: .duration(default: defaults[keyPath: path]), explanation: explanation
    ) { value, configuration, _ in
      guard case .duration(let duration) = value, duration >= .zero else { return false }
      configuration[keyPath: path] = duration
      return true
    }
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Choice>, _ explanation: String
  ) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name, kind: .word(default: defaults[keyPath: path].rawValue, choices: Choice.allCases.map(\.rawValue)),
      explanation: explanation
    ) { value, configuration, _ in
      guard case .word(let word) = value, let choice = Choice(rawValue: word) else { return false }
      configuration[keyPath: path] = choice
      return true
    }
  }

  static func words(_ name: String, _ path: Path<[String]>, _ explanation: String) -> AppsFlyerSwitch {
    AppsFlyerSwitch(name: name, kind: .words, explanation: explanation) {
      value, configuration, _ in
      guard case .words(let words) = value else { return false }
      configuration[keyPath: path] = words
      return true
    }
  }

  static func backendFlag(_ name: String, _ path: BackendPath<Bool>, _ explanation: String) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name, kind: .bool(default: AppsFlyerBackend()[keyPath: path]), explanation: explanation
    ) { value, _, backend in
      guard case .bool(let flag) = value else { return false }
      backend[keyPath: path] = flag
      return true
    }
  }

  static func backendChoice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: BackendPath<Choice>, _ explanation: String
  ) -> AppsFlyerSwitch {
    AppsFlyerSwitch(
      name: name,
      kind: .word(default: AppsFlyerBackend()[keyPath: path].rawValue, choices: Choice.allCases.map(\.rawValue)),
      explanation: explanation
    ) { value, _, backend in
      guard case .word(let word) = value, let choice = Choice(rawValue: word) else { return false }
      backend[keyPath: path] = choice
      return true
    }
  }

  private static let defaults = AppsFlyerConfiguration()
}
