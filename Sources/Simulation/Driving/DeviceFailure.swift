/// A failed check of a driven device.
public struct DeviceFailure: Error, Sendable {
  /// The failure message of a test.
  public let text: String
  /// The place in the test that found it.
  package let place: SourcePlace
  /// The run so far; nil if there is none.
  package let run: ScenarioRun?
  /// The expectation that does not hold for the run; nil if the failure is about something else.
  package let failure: ExpectationFailure?

  init(text: String, place: SourcePlace, of run: ScenarioRun?, _ failure: ExpectationFailure? = nil) {
    self.text = text
    self.place = place
    self.run = run
    self.failure = failure
  }

  init(_ failure: ExpectationFailure, of run: ScenarioRun, at place: SourcePlace) {
    let text = TraceFailure(failure, of: run).text(orElse: place.replayLine)
    self.init(text: text, place: place, of: run, failure)
  }
}

extension DeviceFailure: CustomStringConvertible {
  /// The failure message of a test.
  public var description: String { text }
}
