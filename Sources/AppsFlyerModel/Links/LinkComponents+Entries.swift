import SDKContract

extension LinkComponents {
  /// The parameters as payloads have them.
  ///
  /// - Parameters:
  ///   - log: Gets the rules that are applied.
  ///   - types: Which types the values have.
  ///   - excluded: The keys of parameters that are left out.
  func entries(
    _ log: inout RuleLog, _ types: PayloadTypes, except excluded: Set<String> = []
  ) -> [PayloadEntry] {
    if needsDecoding { _ = log.applies(.payloads(.decodedOnce)) }
    return parameters.filter { !excluded.contains($0.key) }
      .map { PayloadEntry($0.key, log.value(ofText: $0.value, $0.key, types)) }
  }

  /// The path as payloads have it.
  func pathEntry(_ log: inout RuleLog) -> PayloadEntry {
    if hasTrailingSlash { _ = log.applies(.payloads(.linkPath)) }
    return PayloadEntry("path", .string(path))
  }

  /// The parameters as a server takes them from a link that a browser opens.
  func serverParameters(_ switches: RuleSwitches) -> Payload {
    var log = RuleLog(switches)
    if needsDecoding { _ = log.applies(.payloads(.decodedOnce)) }
    return Payload(parameters.map { PayloadEntry($0.key, .string($0.value)) }, rules: log.rules)
  }
}
