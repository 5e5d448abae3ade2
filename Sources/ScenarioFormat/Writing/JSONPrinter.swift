import SDKContract

/// Prints JSON in a readable form: two spaces of indentation, and short values on one line.
struct JSONPrinter {
  private static let width = 100

  private var lines = ""
  /// The top-level keys whose lists are always broken into lines.
  private let alwaysBroken: Set<String>

  /// Returns a value as text that ends with a line break.
  static func print(_ value: ScenarioValue, breaking keys: Set<String> = []) -> String {
    var printer = JSONPrinter(alwaysBroken: keys)
    printer.print(value, key: nil, indentation: 0, suffix: "\n")
    return printer.lines
  }

  private init(alwaysBroken: Set<String>) {
    self.alwaysBroken = alwaysBroken
  }

  private mutating func print(_ value: ScenarioValue, key: String?, indentation: Int, suffix: String) {
    let head = String(repeating: " ", count: indentation) + (key.map { "\(Self.literal($0)): " } ?? "")
    let isBroken = indentation == 0 || (indentation == 2 && key.map(alwaysBroken.contains) == true)
    let room = Self.width - head.count - suffix.count
    if !isBroken || value.isEmpty, let text = Self.inline(value, room: room) {
      lines += head + text + suffix
      return
    }
    switch value {
    case .object(let members) where !members.isEmpty:
      lines += head + "{\n"
      for (index, member) in members.enumerated() {
        let comma = index == members.count - 1 ? "\n" : ",\n"
        print(member.value, key: member.key, indentation: indentation + 2, suffix: comma)
      }
      lines += String(repeating: " ", count: indentation) + "}" + suffix
    case .array(let elements) where !elements.isEmpty:
      lines += head + "[\n"
      for (index, element) in elements.enumerated() {
        print(element, key: nil, indentation: indentation + 2, suffix: index == elements.count - 1 ? "\n" : ",\n")
      }
      lines += String(repeating: " ", count: indentation) + "]" + suffix
    default:
      // A single value cannot be broken into lines, so it may exceed the limit.
      lines += head + (Self.inline(value, room: .max) ?? "null") + suffix
    }
  }

  /// Returns a value on one line; nil if it does not fit into the given number of columns.
  private static func inline(_ value: ScenarioValue, room: Int) -> String? {
    var text = ""
    write(value, to: &text, room: room)
    return text.count <= room ? text : nil
  }

  private static func write(_ value: ScenarioValue, to text: inout String, room: Int) {
    // A text that is already too long is discarded, so there is no need to finish it.
    guard text.utf8.count / 4 <= room else { return }
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .double(let double): text += double.isFinite ? "\(double)" : "null"
    case .string(let string): text += literal(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        write(element, to: &text, room: room)
      }
      text += "]"
    case .object(let members) where members.isEmpty: text += "{}"
    case .object(let members):
      text += "{ "
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += literal(member.key) + ": "
        write(member.value, to: &text, room: room)
      }
      text += " }"
    }
  }

  /// Returns a string with its quotes and escapes.
  static func literal(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Invisible characters are escaped too, although JSON allows most of them.
      case _ where !scalar.isShowable && scalar.value < 0x10000:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension ScenarioValue {
  /// Whether the value is an empty container.
  fileprivate var isEmpty: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }
}
