/// An optional of any type, to describe its value.
package protocol OptionalValue {
  /// The value; nil if there is none.
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  /// The value; nil if there is none.
  package var wrapped: Any? { self }
}
