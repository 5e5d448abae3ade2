/// A JSON value in a scenario: a payload that a backend returns or that an expectation requires.
///
/// The members of an object are in the order of the file.
public typealias ScenarioValue = PayloadValue

extension PayloadValue {
  /// One member of an object.
  package typealias Member = PayloadEntry
}
