extension EventName {
  /// What the labels of `anytime` steps begin with.
  static let optionalPrefix = "anytime "

  /// Whether it is the name of a step that may be left out.
  var isOptional: Bool { label.hasPrefix(Self.optionalPrefix) }
}
