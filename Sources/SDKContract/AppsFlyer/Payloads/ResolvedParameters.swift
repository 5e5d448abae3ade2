/// The parameters of a short link.
package struct ResolvedParameters: Sendable {
  /// What the resolver answered.
  package let answer: Payload
  /// The parameters as payloads have them.
  package let entries: [PayloadEntry]

  /// Merges what the resolver answered with what was appended to the link; the resolver wins.
  package init(answer: Payload, appended: [LinkComponents.Parameter], types: PayloadTypes) {
    self.answer = answer
    let known = Set(answer.entries.map(\.key))
    entries =
      appended.filter { !known.contains($0.key) }.map { PayloadEntry($0.key, types.value(ofText: $0.value)) }
      + answer.entries.map { PayloadEntry($0.key, types.value(ofAnswer: $0.value)) }
  }
}
