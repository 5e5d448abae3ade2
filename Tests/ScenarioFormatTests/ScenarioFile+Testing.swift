import AdjustModel
import AppsFlyerModel
import IOSModel
import SDKContract

@testable import ScenarioFormat

extension ScenarioGrammar {
  /// What files may say about the SDKs of this package.
  static let testing = ScenarioGrammar(
    sdks: [AppsFlyerSetup.declaration.vocabulary, AdjustSetup.declaration.vocabulary],
    platformSwitches: PlatformConfiguration.switches.map(\.specification))
}

extension ScenarioWriter {
  static func text(of scenario: Scenario) -> String { text(of: scenario, grammar: .testing) }
}

extension ScenarioSchema {
  static func json(vocabulary: ScenarioVocabulary = ScenarioVocabulary()) -> String {
    json(.testing, vocabulary: vocabulary)
  }
}

extension ScenarioReference {
  static var markdown: String { markdown(.testing) }
}

extension ScenarioFile {
  init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: bytes, grammar: .testing)
  }

  init(name: String, readingFrom path: String) {
    self.init(name: name, readingFrom: path, grammar: .testing)
  }

  init(name: String = "a.json", text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The complaints; none if the file is right.
  var diagnostics: [Diagnostic] {
    switch result {
    case .success: []
    case .failure(let error): error.diagnostics
    }
  }

  var scenario: Scenario? { try? result.get() }
}

extension ScenarioValue {
  /// Reads JSON text without regard to what it means.
  init?(json: String) {
    var reader = SyntaxReader(SourceText(Array(json.utf8)))
    reader.read()
    guard reader.complaints.isEmpty, let root = reader.tree.root else { return nil }
    self = reader.tree.value(root)
  }

  /// The value of a member; nil if this is no object or has no such member.
  subscript(_ key: String) -> ScenarioValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
