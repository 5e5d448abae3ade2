/// Where in its file an expectation stands, and each of its parts: kept beside the model.
package struct ExpectationPlaces: Sendable {
  /// The key that says what is expected, and stands for the whole; nil if the expectation was not read from text.
  package var verb: SourceLocation?
  /// The rule by which the scenario is refused; nil for any other expectation.
  package var rule: SourceLocation?
  /// The events, in the order of `Expectation.Kind.patterns`.
  package var patterns: [SourceLocation] = []
  /// The keys of values, in the order of a payload, or of what holds at the end.
  package var members: [SourceLocation] = []
  /// The keys that a payload does not have, in their order.
  package var paths: [SourceLocation] = []

  /// The places of an expectation that was not read from text: none.
  package init() {}

  /// Where an event stands, by its number from 0; nil if it was not read from text.
  package func pattern(_ number: Int) -> SourceLocation? { patterns.dropFirst(number).first }

  /// Where the key of a value stands, by its number from 0; nil if it was not read from text.
  package func member(_ number: Int) -> SourceLocation? { members.dropFirst(number).first }

  /// Where a key stands that a payload does not have, by its number from 0; nil if it was not read from text.
  package func path(_ number: Int) -> SourceLocation? { paths.dropFirst(number).first }
}
