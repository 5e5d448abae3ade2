import DeepLinkSimulator

/// The fingerprints of the results of a report, by which a code host knows one again in the report of a later run.
///
/// A fingerprint depends on what was expected, and neither on the line nor on what happened instead: while an expectation
/// is not met, that can change with every commit.
struct ResultFingerprints {
  private var counts: [String: Int] = [:]

  /// Returns the fingerprint of a result, in the form that GitHub gives its own: a hash, and the number of the result
  /// among those with the same hash.
  ///
  /// - Parameters:
  ///   - content: What makes the result the same one in each run.
  ///   - file: The path of the file; of an absolute one only the name counts, because checkouts are in other places.
  mutating func fingerprint(of content: [String], in file: String) -> String {
    let place = file.hasPrefix("/") ? file.split(separator: "/").last.map(String.init) ?? file : file
    var fingerprint = TextFingerprint()
    for text in [place] + content { fingerprint.add(text) }
    counts[fingerprint.text, default: 0] += 1
    return "\(fingerprint.text):\(counts[fingerprint.text] ?? 1)"
  }
}

extension ExpectationFailure {
  /// What the failure has in common with that of the same expectation in other runs.
  var identity: [String] { expected.isEmpty ? [explanation] : expected }
}
