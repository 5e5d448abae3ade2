import SDKContract

extension AssociationComponent {
  /// Returns whether a link matches all patterns of the component (`IOS-ASSOC-6`).
  func matches(_ link: Link, slashes: SlashReading) -> Bool {
    fitsPath(link.path.isEmpty ? "/" : link.path, slashes) && fits(query, link.query ?? "")
      && fits(fragment, link.fragment ?? "")
  }

  private func fitsPath(_ path: Substring, _ slashes: SlashReading) -> Bool {
    guard let pattern = self.path else { return true }
    return slashes.matches(caseSensitive ? pattern : pattern.lowercased(), text(path))
  }

  private func fits(_ pattern: Query?, _ query: Substring) -> Bool {
    switch pattern {
    case nil: return true
    case .whole(let pattern): return fits(pattern, query)
    case .items(let patterns):
      let items = query.utf8.split(separator: UInt8(ascii: "&")).map { item in
        let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
        return (name: text(Substring(item[..<equals])), value: Substring(item[equals...].dropFirst()))
      }
      return patterns.allSatisfy { pattern in
        let name = caseSensitive ? pattern.name : pattern.name.lowercased()
        let values = items.filter { $0.name.utf8.elementsEqual(name.utf8) }.map(\.value)
        return values.isEmpty ? fits(pattern.value, "") : values.allSatisfy { fits(pattern.value, $0) }
      }
    }
  }

  private func fits(_ pattern: String?, _ part: Substring) -> Bool {
    guard let pattern else { return true }
    return PathPattern.matches(caseSensitive ? pattern : pattern.lowercased(), text(part))
  }

  /// Returns a part of a link in the form used for comparison.
  private func text(_ part: Substring) -> String {
    let text = percentEncoded ? String(part) : PercentDecoding.decode(part.utf8)
    return caseSensitive ? text : text.lowercased()
  }
}
