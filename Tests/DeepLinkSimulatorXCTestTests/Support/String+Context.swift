extension String {
  /// The text of a failure without what it says of the run as a whole: the flow, and the last callback.
  var withoutContext: String {
    var isContext = false
    return split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("  flow ") || line.hasPrefix("  last ") {
        isContext = true
      } else if !line.hasPrefix(String(repeating: " ", count: 12)) {
        isContext = false
      }
      return !isContext
    }.joined(separator: "\n")
  }
}
