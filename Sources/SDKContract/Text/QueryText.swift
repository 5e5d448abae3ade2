/// Text in the query of a link.
package enum QueryText {
  /// Returns text with everything percent-encoded except letters, digits and `-._~`.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let isKept = (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      if isKept || "-._~".utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
