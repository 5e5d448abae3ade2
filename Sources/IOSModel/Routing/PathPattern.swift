import SDKContract

/// A path pattern of an association file: `*` stands for any characters, `?` for any single one.
enum PathPattern {
  /// Returns whether a path fits a pattern, however many slashes each has at its end (`IOS-ASSOC-7`).
  ///
  /// A pattern that ends in `/*` also fits the path before it, and none needs its first slash.
  static func fits(_ pattern: String, _ path: some StringProtocol) -> Bool {
    let path = Substring(path).droppingLast("/")
    var pattern = Substring(pattern)
    if pattern.first != "/" {
      // Only then is the first slash of the path for the pattern to match or to leave.
      if fitsEnd(pattern, path.dropFirst()) { return true }
    } else {
      pattern = "/" + pattern.drop { $0 == "/" }
    }
    return fitsEnd(pattern, path)
  }

  /// Returns whether a path without slashes at its end fits a pattern.
  private static func fitsEnd(_ pattern: Substring, _ path: Substring) -> Bool {
    // Slashes are taken from the pattern and never added to the path: `/id/????` does not fit `/id/481`.
    let pattern = pattern.droppingLast("/")
    if matches(pattern, path) { return true }
    let directory = pattern.droppingLast("*")
    return directory.count < pattern.count && directory.last == "/" && matches(directory.droppingLast("/"), path)
  }

  /// Returns whether a whole text matches a pattern.
  static func matches(_ pattern: some StringProtocol, _ path: some StringProtocol) -> Bool {
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

extension Substring {
  /// The text without all characters of one kind at its end.
  fileprivate func droppingLast(_ character: Character) -> Substring {
    var rest = self
    while rest.last == character { rest.removeLast() }
    return rest
  }
}
