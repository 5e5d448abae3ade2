/// The parameters of a short link.
package enum ResolvedParameters {
  /// Merges what the resolver answered with what was appended to the link; the resolver wins.
  package static func entries(
    answer: Payload, appended: [LinkComponents.Parameter], types: PayloadTypes
  ) -> [PayloadEntry] {
    let known = Set(answer.entries.map(\.key))
    let added = appended.filter { !known.contains($0.key) }
    return added.map { PayloadEntry($0.key, types.value(ofText: $0.value)) }
      + answer.entries.map { PayloadEntry($0.key, types.value(ofAnswer: $0.value)) }
  }
}
