import SDKContract

/// A path pattern of an association file: `*` stands for any characters, `?` for any single one.
enum PathPattern {
  /// Returns whether a whole path matches a pattern.
  static func matches(_ pattern: String, _ path: some StringProtocol) -> Bool {
    // Scalars, because a combining mark after a slash must not hide the slash.
    let pattern = Array(pattern.unicodeScalars)
    let path = Array(path.unicodeScalars)
    var next = 0
    var position = 0
    // Only the last star needs to be retried: everything before it already has the shortest match.
    var star: (next: Int, position: Int)?
    while position < path.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next + 1, position)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == path[position] {
        next += 1
        position += 1
      } else if let retry = star {
        star = (retry.next, retry.position + 1)
        next = retry.next
        position = retry.position + 1
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
