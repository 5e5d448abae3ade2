import SDKContract

extension Step {
  /// Why the step is not valid in a file, in a sentence without a full stop; nil if it is valid.
  ///
  /// Names that only the engine knows, such as those of calls, are not checked.
  ///
  /// - Parameters:
  ///   - gates: The gates of the app; nil if they are not known.
  ///   - grammar: The grammar of scenario files.
  package func complaint(
    gates: [String]?, of places: ScenarioPlaces, grammar: @autoclosure () -> ScenarioGrammar
  ) -> String? {
    switch kind {
    case .install, .update, .uninstall, .launch, .receiveNotification(nil), .openNotification(nil, nil),
      .backgroundLaunch(nil), .prewarm, .foreground, .background, .suspend, .kill, .reclaimScene, .alert, .dismissAlert,
      .trackingAuthorization, .network:
      return nil
    case .call, .releaseDelegate:
      // A file may have any text here; the engine knows which names exist.
      return nil
    // These can be checked without a file, and are the most frequent steps when driving a device.
    case .tap(let url, _): return URLText.complaint(about: Array(url.utf8)[...])
    case .pasteboard(let text): return TextRule.content.complaint(about: Array(text.utf8)[...])
    case .wait(let duration), .clockBack(let duration):
      let isTooLong = duration > .seconds(DurationText.longestInDays * 86_400)
      let bound =
        if isTooLong {
          "at most \(DurationText.longestInDays)d"
        } else if duration < .zero {
          "zero or more"
        } else if !duration.isInMicroseconds {
          "whole microseconds"
        } else {
          ""
        }
      guard !bound.isEmpty else { return nil }
      return "\(kind.verb.rawValue) takes a duration of \(bound), not \(DurationText.write(duration))"
    case .openGate(let gate), .closeGate(let gate):
      guard let gates, !gates.contains(gate) else { return nil }
      return Self.complaint(aboutGate: gate, in: gates, unlisted: places.addition(to: "gates"))
    case .receiveNotification, .openNotification, .backgroundLaunch, .adClick, .system, .associationFile, .backend:
      return complaint(ofFileWith: grammar())
    }
  }

  /// The complaint about a file that contains the step.
  private func complaint(ofFileWith grammar: ScenarioGrammar) -> String? {
    var scenario = Scenario(name: "step")
    scenario.steps = [self]
    let text = ScenarioWriter.text(of: scenario, grammar: grammar)
    guard case .failure(let error) = ScenarioFile(name: "step", bytes: Array(text.utf8), grammar: grammar).result
    else { return nil }
    return error.diagnostics.first.map { "\(kind.verb.rawValue): \($0.message)" }
  }

  /// Returns the complaint that an app has no such gate.
  ///
  /// - Parameters:
  ///   - gate: The gate.
  ///   - gates: The gates that the app has.
  ///   - advice: What to do if it has none.
  package static func complaint(aboutGate gate: String, in gates: [String], unlisted advice: String) -> String {
    let hint =
      Spelling.hint(for: gate, in: gates)
      ?? (gates.isEmpty ? "; \(advice)" : "; it has \(gates.alternatives)")
    return "the app has no gate \(gate.quoted)\(hint)"
  }
}
