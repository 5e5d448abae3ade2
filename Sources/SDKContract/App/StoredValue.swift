import Foundation

/// A value as the defaults of the simulated device store it: text that encodes the type.
///
/// A string is stored as it is, so that traces and other readers of `AppEnvironment.defaults` can read it.
package struct StoredValue {
  /// The value: a string, number, truth value, date, data, or an array or dictionary of these.
  ///
  /// As on a device, a decoded number is an `NSNumber`, which casts to each type that can represent it.
  package let value: Any
  /// The value as text.
  package let text: String

  /// Marks text that encodes another type than a string: a control character that no app's text begins with.
  private static let mark: Character = "\u{2}"

  /// Encodes a value that an app stores; nil if it is neither a property-list value nor a URL.
  package init?(_ value: Any) {
    guard let text = Self.text(of: value) else { return nil }
    (self.value, self.text) = (value, text)
  }

  /// Decodes a value.
  package init(text: String) {
    (self.value, self.text) = (Self.value(of: text), text)
  }

  private static func text(of value: Any) -> String? {
    // A value of Swift can be cast to `NSNumber`, and a number of Foundation to `Bool`.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber { return text(ofNumber: number) }
    return switch value {
    case let value as String: value.first == mark ? "\(mark)s\(value)" : value
    case let value as Bool: "\(mark)b\(value)"
    case let value as any BinaryInteger: "\(mark)i\(value)"
    case let value as Double: "\(mark)d\(value)"
    case let value as Float: "\(mark)d\(Double(value))"
    case let value as CGFloat: "\(mark)d\(Double(value))"
    case let value as NSNumber: text(ofNumber: value)
    case let value as Date: "\(mark)t\(value.timeIntervalSinceReferenceDate)"
    case let value as Data: "\(mark)x\(value.base64EncodedString())"
    case let value as URL: "\(mark)u\(value.absoluteString)"
    case let value as [Any]: list(value.map(text(of:)), "a")
    case let value as [String: Any]:
      list(value.sorted { $0.key < $1.key }.flatMap { [text(of: $0.key), text(of: $0.value)] }, "o")
    default: nil
    }
  }

  private static func text(ofNumber number: NSNumber) -> String {
    if type(of: number) == type(of: NSNumber(value: true)) { return "\(mark)b\(number.boolValue)" }
    let isFloatingPoint = ["d", "f"].contains(String(cString: number.objCType))
    return isFloatingPoint ? "\(mark)d\(number.doubleValue)" : "\(mark)i\(number)"
  }

  /// Joins texts, each preceded by its length; nil if one of them is nil.
  private static func list(_ texts: [String?], _ kind: Character) -> String? {
    var result = "\(mark)\(kind)"
    for text in texts {
      guard let text else { return nil }
      result += "\(text.utf8.count):\(text)"
    }
    return result
  }

  private static func value(of text: String) -> Any {
    guard text.first == mark, let kind = text.dropFirst().first else { return text }
    let rest = String(text.dropFirst(2))
    switch kind {
    case "b": return NSNumber(value: rest == "true")
    case "i": return Int(rest).map { NSNumber(value: $0) } ?? UInt64(rest).map { NSNumber(value: $0) } ?? rest as Any
    case "d": return NSNumber(value: Double(rest) ?? 0)
    case "t": return Date(timeIntervalSinceReferenceDate: Double(rest) ?? 0)
    case "x": return Data(base64Encoded: rest) ?? Data()
    case "u": return URL(string: rest).map { $0 as Any } ?? rest
    case "a": return parts(of: rest).map(value(of:))
    case "o":
      let parts = parts(of: rest)
      var result: [String: Any] = [:]
      for index in stride(from: 0, to: parts.count - 1, by: 2) { result[parts[index]] = value(of: parts[index + 1]) }
      return result
    default: return rest
    }
  }

  private static func parts(of text: String) -> [String] {
    var rest = Substring(text).utf8
    var parts: [String] = []
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")), let count = Int(String(rest[..<colon]) ?? "") {
      let start = rest.index(after: colon)
      guard let end = rest.index(start, offsetBy: count, limitedBy: rest.endIndex) else { break }
      parts.append(String(decoding: rest[start..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return parts
  }
}
