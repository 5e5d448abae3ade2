import SDKContract

/// The parameters of a short link.
package struct ResolvedParameters: Sendable {
  /// What the resolver answered.
  package let answer: Payload
  /// The parameters as payloads have them.
  package let entries: [PayloadEntry]
  /// The rules that made the parameters what they are.
  package let rules: [RuleID]

  /// Takes what the resolver answered, and what was appended to the link if that counts; the resolver wins.
  package init(answer: Payload, link: LinkComponents, configuration: AppsFlyerConfiguration) {
    self.answer = answer
    var log = RuleLog(configuration.rules, applied: answer.rules)
    let types = configuration.payloadTypes
    let resolved = answer.entries.map { PayloadEntry($0.key, log.value(ofAnswer: $0.value, $0.key, types)) }
    var appended: [PayloadEntry] = []
    if !link.parameters.isEmpty {
      let isRuled = log.applies(.links(.shortLinkWithQuery))
      if isRuled == (configuration.shortLinkQuery == .merged) {
        appended = link.entries(&log, types, except: Set(answer.entries.map(\.key)))
      }
    }
    entries = appended + resolved
    rules = log.rules
  }
}
