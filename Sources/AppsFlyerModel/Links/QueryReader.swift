import SDKContract

/// Reads the parameters of a query (`AF-PAY-2`).
///
/// With the rule switched off, everything it says is reversed: escapes stay, a plus sign becomes a space, and the first
/// value of a repeated key counts.
struct QueryReader {
  /// The parameters in the order of the link.
  private(set) var parameters: [LinkComponents.Parameter] = []
  /// Whether the rule makes a difference to this query.
  private(set) var needsDecoding = false

  private let decodes: Bool
  private var keys: Set<String> = []

  init(decodes: Bool) {
    self.decodes = decodes
  }

  mutating func read(_ query: Substring.UTF8View) {
    for pair in query.split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "="))
      let key = text(pair[..<(equals ?? pair.endIndex)])
      guard !key.isEmpty else { continue }
      let value = equals.map { text(pair[pair.index(after: $0)...]) } ?? ""
      let isNew = keys.insert(key).inserted
      if !isNew { needsDecoding = true }
      if isNew || decodes { parameters.append(LinkComponents.Parameter(key: key, value: value)) }
    }
  }

  private mutating func text(_ encoded: Substring.UTF8View) -> String {
    let decoded = PercentDecoding.decode(encoded)
    if decoded.utf8.count < encoded.count || encoded.contains(UInt8(ascii: "+")) { needsDecoding = true }
    return decodes ? decoded : String(Substring(encoded)).replacing("+", with: " ")
  }
}
