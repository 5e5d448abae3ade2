/// A path pattern of an association file: `*` stands for any characters, `?` for any single one.
enum PathPattern {
  /// Returns whether a path fits a pattern, however many slashes each has at its end (`IOS-ASSOC-7`).
  ///
  /// A pattern that ends in `/*` also fits the path before it, and none needs its first slash.
  static func fits(_ pattern: String, _ path: some StringProtocol, _ reader: PatternReader = PatternReader()) -> Bool {
    let path = Substring(path).droppingLast("/")
    var pattern = Substring(pattern)
    if pattern.first != "/" {
      // Only then is the first slash of the path for the pattern to match or to leave.
      if fitsEnd(pattern, path.dropFirst(), reader) { return true }
    } else {
      pattern = "/" + pattern.drop { $0 == "/" }
    }
    return fitsEnd(pattern, path, reader)
  }

  /// Returns whether a path without slashes at its end fits a pattern.
  private static func fitsEnd(_ pattern: Substring, _ path: Substring, _ reader: PatternReader) -> Bool {
    // Slashes are taken from the pattern and never added to the path: `/id/????` does not fit `/id/481`.
    let pattern = pattern.droppingLast("/")
    if matches(pattern, path, reader) { return true }
    let directory = pattern.droppingLast("*")
    return directory.count < pattern.count && directory.last == "/"
      && matches(directory.droppingLast("/"), path, reader)
  }

  /// Returns whether a whole text matches a pattern.
  static func matches(
    _ pattern: some StringProtocol, _ path: some StringProtocol, _ reader: PatternReader = PatternReader()
  ) -> Bool {
    // Scalars, because a combining mark after a slash must not hide the slash.
    let path = Array(path.unicodeScalars)
    let start = [true] + [Bool](repeating: false, count: path.count)
    return reader.tokens(of: Substring(pattern)).ends(from: start, in: path)[path.count]
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
