/// Why a scenario has no such variant.
package struct VariantRefusal: Error, Hashable, Sendable {
  /// The reason, in a sentence without a full stop.
  package let reason: String
}
