/// A value together with the place in the file it was read from.
package struct Located<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// Where it stands; nil for a scenario that was not read from text.
  package var location: SourceLocation?

  /// Creates a located value.
  package init(_ value: Value, at location: SourceLocation? = nil) {
    self.value = value
    self.location = location
  }
}

extension Located: Equatable where Value: Equatable {
  /// Compares the values; the places do not matter.
  package static func == (left: Located, right: Located) -> Bool { left.value == right.value }
}
