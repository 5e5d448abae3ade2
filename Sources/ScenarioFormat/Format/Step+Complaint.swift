import SDKContract

extension Step {
  /// What no file may say of the step, in a sentence without a full stop; nil if it may stand in one.
  ///
  /// What the engine knows, such as the names of calls, is not looked at.
  ///
  /// - Parameter gates: The gates of the app; nil if they are not known.
  package func complaint(gates: [String]?) -> String? {
    switch kind {
    case .tap(let url, _): return URLText.complaint(about: Array(url.utf8)[...])
    case .system(let step): return step.link.flatMap { URLText.complaint(about: Array($0.utf8)[...]) }
    case .associationFile(let file):
      return (file.paths + file.excludedPaths).lazy.compactMap { PathText.complaint(about: Array($0.utf8)[...]) }.first
    case .pasteboard(let text): return TextRule.content.complaint(about: Array(text.utf8)[...])
    case .wait(let duration), .clockBack(let duration):
      guard duration < .zero else { return nil }
      return "\(kind.verb.rawValue) takes a duration of zero or more, not \(DurationText.write(duration))"
    case .openGate(let gate), .closeGate(let gate):
      guard let gates, !gates.contains(gate) else { return nil }
      return Self.complaint(aboutGate: gate, in: gates)
    default: return nil
    }
  }

  /// That an app has no such gate.
  static func complaint(aboutGate gate: String, in gates: [String]) -> String {
    let hint =
      Spelling.hint(for: gate, in: gates)
      ?? (gates.isEmpty ? "; list it under \"gates\" in \"app\"" : "; it has \(gates.alternatives)")
    return "the app has no gate \(gate.quoted)\(hint)"
  }
}
