import SDKContract

extension AssociationComponent {
  /// Returns whether a link matches all patterns of the component (`IOS-ASSOC-6`).
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - slashes: How slashes at the ends of a path are read.
  ///   - variables: The substitution variables of the file.
  func matches(_ link: Link, slashes: SlashReading, variables: [SubstitutionVariable]) -> Bool {
    let reader = PatternReader(ignoresCase: caseSensitive == false, variables: variables)
    return fitsPath(link.path.isEmpty ? "/" : link.path, slashes, reader) && fits(query, link.query ?? "", reader)
      && fits(fragment, link.fragment ?? "", reader)
  }

  private func fitsPath(_ path: Substring, _ slashes: SlashReading, _ reader: PatternReader) -> Bool {
    guard let pattern = self.path else { return true }
    return slashes.matches(pattern, text(path, reader), reader)
  }

  private func fits(_ pattern: Query?, _ query: Substring, _ reader: PatternReader) -> Bool {
    switch pattern {
    case nil: return true
    case .whole(let pattern): return fits(pattern, query, reader)
    case .items(let patterns):
      let items = query.utf8.split(separator: UInt8(ascii: "&")).map { item in
        let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
        return (name: text(Substring(item[..<equals]), reader), value: Substring(item[equals...].dropFirst()))
      }
      return patterns.allSatisfy { pattern in
        let name = reader.folded(pattern.name)
        let values = items.filter { $0.name.utf8.elementsEqual(name.utf8) }.map(\.value)
        return values.isEmpty ? fits(pattern.value, "", reader) : values.allSatisfy { fits(pattern.value, $0, reader) }
      }
    }
  }

  private func fits(_ pattern: String?, _ part: Substring, _ reader: PatternReader) -> Bool {
    guard let pattern else { return true }
    return PathPattern.matches(pattern, text(part, reader), reader)
  }

  /// Returns a part of a link in the form used for comparison.
  private func text(_ part: Substring, _ reader: PatternReader) -> String {
    reader.folded(percentEncoded == false ? PercentDecoding.decode(part.utf8) : String(part))
  }
}
