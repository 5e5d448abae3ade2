extension PayloadValue {
  /// Appends the value as compact JSON, with the keys of objects in the order of their entries.
  package func appendJSON(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .double(let value): text += value.isFinite ? String(value) : "null"
    case .string(let value): value.appendJSON(to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.appendJSON(to: &text)
      }
      text += "]"
    case .object(let entries):
      text += "{"
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += "," }
        entry.key.appendJSON(to: &text)
        text += ":"
        entry.value.appendJSON(to: &text)
      }
      text += "}"
    }
  }

  /// The value as compact JSON.
  public var json: String {
    var text = ""
    appendJSON(to: &text)
    return text
  }
}

extension Payload {
  /// The payload as compact JSON with sorted keys.
  public var json: String { PayloadValue.object(entries).json }
}

extension String {
  /// Appends the string as a JSON string, escaping only what JSON requires.
  package func appendJSON(to text: inout String) {
    text += "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
