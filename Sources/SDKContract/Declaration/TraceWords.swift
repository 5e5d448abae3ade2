/// What can follow the name of an event in a trace.
///
/// An expectation with other words fits no event, so `never` would always hold.
package enum TraceWords: Hashable, Sendable {
  /// These words, or the first of them.
  case exactly(String)
  /// These words, and then anything.
  case beginning(String)
  /// A number without a sign.
  case number
  /// A link.
  case link
  /// Anything.
  case anything
}

extension [TraceWords] {
  /// Returns the words of each text.
  package static func oneOf(_ texts: [String]) -> Self { texts.map { .exactly($0) } }
}

/// What can follow the trace name of a request.
package struct RequestArguments: Hashable, Sendable {
  /// When it is sent.
  package var sent: [TraceWords]
  /// When it is answered.
  package var answered: [TraceWords]

  /// Creates the words.
  package init(sent: [TraceWords], answered: [TraceWords]) {
    self.sent = sent
    self.answered = answered
  }
}
