/// The locations of an expectation and its parts in a file, kept next to the model.
package struct ExpectationPlaces: Sendable {
  /// The key that says what is expected, which stands for the whole; nil if the expectation was not read from text.
  package var verb: SourceLocation?
  /// The rule that refuses the scenario; nil for any other expectation.
  package var rule: SourceLocation?
  /// The events, in the order of `Expectation.Kind.patterns`.
  package var patterns: [SourceLocation] = []
  /// The keys of expected values, in the order of the payload or of the final facts.
  package var members: [SourceLocation] = []
  /// The keys that a payload must not have, in order.
  package var paths: [SourceLocation] = []

  /// Creates the empty locations of an expectation that was not read from text.
  package init() {}

  /// The location of an event by its index from 0; nil if it was not read from text.
  package func pattern(_ number: Int) -> SourceLocation? { patterns.dropFirst(number).first }

  /// The location of the key of a value by its index from 0; nil if it was not read from text.
  package func member(_ number: Int) -> SourceLocation? { members.dropFirst(number).first }

  /// The location of a key that a payload must not have, by its index from 0; nil if it was not read from text.
  package func path(_ number: Int) -> SourceLocation? { paths.dropFirst(number).first }
}
