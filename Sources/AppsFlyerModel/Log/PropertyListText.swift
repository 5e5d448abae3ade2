import SDKContract

/// Writes values in the format of `NSDictionary.description`: an old-style property list.
struct PropertyListText {
  private(set) var text = ""

  /// Writes a dictionary; the entries must be sorted by key.
  init(_ entries: [PayloadEntry]) {
    append(.object(entries), indent: 0)
  }

  /// Writes an array of texts.
  init(_ texts: [String]) {
    append(.array(texts.map(PayloadValue.string)), indent: 0)
  }

  private mutating func append(_ value: PayloadValue, indent: Int) {
    switch value {
    case .object(let entries):
      text += "{\n"
      for entry in entries.sorted(by: { $0.key < $1.key }) {
        append(spaces: indent + 4)
        append(entry.key)
        text += " = "
        appendNested(entry.value, indent: indent + 4)
        text += ";\n"
      }
      append(spaces: indent)
      text += "}"
    case .array(let values):
      text += "(\n"
      for (position, value) in values.enumerated() {
        append(spaces: indent + 4)
        appendNested(value, indent: indent + 4)
        text += position == values.count - 1 ? "\n" : ",\n"
      }
      append(spaces: indent)
      text += ")"
    case .null: append("<null>")
    case .bool(let value): text += value ? "1" : "0"
    case .integer(let value): append(String(value))
    case .double(let value): append(value.isFinite ? value.plainText : "nan")
    case .string(let value): append(value)
    }
  }

  /// Appends a nested container, which is indented once more, as on a device.
  private mutating func appendNested(_ value: PayloadValue, indent: Int) {
    switch value {
    case .object, .array: append(spaces: indent)
    case .null, .bool, .integer, .double, .string: break
    }
    append(value, indent: indent)
  }

  private mutating func append(spaces: Int) {
    text += String(repeating: " ", count: spaces)
  }

  private mutating func append(_ string: String) {
    guard string.isEmpty || !string.utf8.allSatisfy(\.isAlphanumeric) else {
      text += string
      return
    }
    text += "\""
    for unit in string.utf16 {
      switch unit {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x0A: text += "\\n"
      case 0x0D: text += "\\r"
      case 0x09: text += "\\t"
      case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let hex = String(unit, radix: 16)
        text += "\\U" + String(repeating: "0", count: 4 - hex.count) + hex
      }
    }
    text += "\""
  }
}

extension Double {
  /// The number without a fraction if it has none, in the format of `NSNumber.description`.
  fileprivate var plainText: String {
    let text = String(self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
