/// A pattern in an expectation, with its location.
struct ExpectedPattern {
  /// Whether an expectation needs an event.
  enum Need {
    /// It holds only if there is such an event, or says nothing without one.
    case always
    /// It can hold without one.
    case perhaps
    /// It holds only if there is none.
    case never
  }

  let text: String
  let location: SourceLocation?
}
