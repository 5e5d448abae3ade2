import SDKContract

/// The parameters of a short link.
package struct ResolvedParameters: Sendable {
  /// The resolver's answer.
  package let answer: Payload
  /// The parameters as payload entries.
  package let entries: [PayloadEntry]
  /// The rules that determined the parameters.
  package let rules: [RuleID]

  /// Combines the resolver's answer with the parameters appended to the link, if those count; the resolver's win.
  package init(answer: Payload, link: LinkComponents, configuration: AppsFlyerConfiguration) {
    self.answer = answer
    var log = RuleLog(configuration.rules, applied: answer.appliedRules)
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
