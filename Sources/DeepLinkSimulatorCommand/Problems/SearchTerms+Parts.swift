extension SearchTerms {
  /// What has versions that are none of an SDK, with the fewest digits of one: `iOS 6.13` is the version of an SDK for
  /// iOS.
  private static let systems = ["ios": 2, "ipados": 2, "iphone": 1, "ipad": 1, "xcode": 1, "android": 1]

  /// Returns the parts of a text: words and numbers. The name of a field such as `is_first_launch` is one part, and so
  /// is a version such as `6.12.3`.
  static func parts(_ text: String) -> [String] {
    let letters = Array(text)
    var parts: [String] = []
    var current = ""
    for (place, letter) in letters.enumerated() {
      let isInside =
        switch letter {
        case "_": isOfWord(letters, place - 1) && isOfWord(letters, place + 1)
        case ".": isDigit(letters, place - 1) && isDigit(letters, place + 1)
        case "'": true
        // `re-attribution` is also written `reattribution`.
        case "-": current.lowercased() == "re" && isOfWord(letters, place + 1)
        default: letter.isLetter || letter.isNumber
        }
      if isInside { if letter != "-" { current.append(letter) } } else if !current.isEmpty { parts.append(current) }
      if !isInside { current = "" }
    }
    if !current.isEmpty { parts.append(current) }
    // Particles of some languages follow a name without a space.
    return parts.flatMap { part in
      part.allSatisfy(ForeignWords.isSpaced)
        ? [part] : part[...].chunked { ForeignWords.isSpaced($0) == ForeignWords.isSpaced($1) }
    }
  }

  /// Returns a text without the reports that it cites, as in `project/plugin#98`: their names say where something is
  /// known from, and not what it is.
  static func withoutReports(_ text: String) -> String {
    text.split(separator: " ").filter { !($0.contains("/") && $0.contains("#")) }.joined(separator: " ")
  }

  /// Returns parts with one, such as `iOS17`, in place of a system or a device and each number behind it.
  static func withSystems(_ parts: [String]) -> [String] {
    var joined: [String] = []
    var system: String?
    for part in parts {
      if let name = system, let fewest = systems[name.lowercased()], isNumber(part),
        part.prefix(while: { $0 != "." }).count >= fewest
      {
        joined.append(name + part)
      } else {
        system = systems[part.lowercased()] == nil ? nil : part
        joined.append(part)
      }
    }
    return joined
  }

  /// Returns whether a part is a version with a point, or one of a system or a device.
  static func isVersion(_ part: String) -> Bool {
    if isNumber(part) { return part.contains(".") }
    let number = part.drop { $0.isLetter }
    guard !number.isEmpty, isNumber(String(number)) else { return false }
    return systems[part.prefix { $0.isLetter }.lowercased()] != nil
  }

  /// Returns a version in lower case, and those that it belongs to: `6.12.3`, `6.12` and `6`.
  static func versions(of part: String) -> [String] {
    var versions = [part.lowercased()]
    while let last = versions.last, let point = last.lastIndex(of: ".") { versions.append(String(last[..<point])) }
    return versions
  }

  /// Returns whether a part is the name of a field with several words.
  static func isField(_ part: String) -> Bool { part.contains("_") }

  /// Returns the words of the name of a field.
  static func pieces(of field: String) -> [String] { field.split(separator: "_").map(String.init) }

  private static func isNumber(_ part: String) -> Bool { part.allSatisfy { $0 == "." || $0.isASCII && $0.isNumber } }

  private static func isDigit(_ letters: [Character], _ place: Int) -> Bool {
    letters.indices.contains(place) && letters[place].isASCII && letters[place].isNumber
  }

  private static func isOfWord(_ letters: [Character], _ place: Int) -> Bool {
    letters.indices.contains(place) && (letters[place].isLetter || letters[place].isNumber)
  }
}

extension Substring {
  /// Returns the parts between whose neighbours a condition does not hold.
  fileprivate func chunked(where belongTogether: (Character, Character) -> Bool) -> [String] {
    reduce(into: [String]()) { parts, character in
      if let last = parts.last?.last, belongTogether(last, character) {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
  }
}
