import SDKContract

/// Domains such as `example.com` or `*.example.com`, and entries of an app's entitlement, which can end in a mode.
enum DomainText {
  /// The pattern with which editors check a domain.
  static let pattern = "^\(name)$"
  /// The pattern with which editors check an entry of an entitlement.
  static let patternInEntitlement = "^\(name)(\\?mode=developer)?$"

  private static let mode = "?mode=developer"
  private static let name =
    "(\\*\\.)?([A-Za-z0-9]([A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9]([A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?"

  /// Returns what is wrong with a text as an entry of an app's entitlement, or nil.
  static func complaint(aboutEntry bytes: ArraySlice<UInt8>) -> String? {
    let hasMode = bytes.count > mode.utf8.count && bytes.suffix(mode.utf8.count).elementsEqual(mode.utf8)
    return complaint(about: hasMode ? bytes.dropLast(mode.utf8.count) : bytes)
  }

  /// Returns what is wrong with a text as a domain, or nil.
  static func complaint(about bytes: ArraySlice<UInt8>) -> String? {
    guard !isDomain(bytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    if bytes.contains(where: { $0 >= 0x80 }) {
      return "\(text.quoted) is not a domain in ASCII; write it as it is in the DNS, such as \"xn--bcher-kva.example\""
    }
    return "\(text.quoted) is not a domain; write \(suggestion(bytes).quoted)"
  }

  private static func isDomain(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name = bytes.starts(with: "*.".utf8) ? bytes.dropFirst(2) : bytes
    let labels = name.split(separator: ASCII.dot, omittingEmptySubsequences: false)
    return labels.count > 1 && name.count <= 253 && labels.allSatisfy(isLabel)
  }

  private static func isLabel(_ bytes: ArraySlice<UInt8>) -> Bool {
    1...63 ~= bytes.count && bytes.first != ASCII.minus && bytes.last != ASCII.minus
      && bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == ASCII.minus }
  }

  /// The domain in a URL or an entitlement; otherwise an example.
  private static func suggestion(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes
    while let colon = rest.firstIndex(of: ASCII.colon), colon + 1 < rest.endIndex, !rest[colon + 1].isASCIIDigit {
      rest = rest[(colon + 1)...]
    }
    let host = rest.drop { $0 == ASCII.slash }.prefix { !$0.endsHost && $0 != ASCII.colon }
    return isDomain(host) ? String(decoding: host, as: UTF8.self) : "example.com"
  }
}
