extension String? {
  /// The text, or what Objective-C writes for nil.
  var orNull: String { self ?? "(null)" }
}
