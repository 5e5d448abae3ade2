import Foundation

extension PayloadValue {
  /// The value as app code receives it on a device.
  ///
  /// Numbers and Booleans are `NSNumber`, as `JSONSerialization` creates them: `NSNumber(value: 1) as? Bool` is true on
  /// every platform, whereas a Swift `Int` in `Any` would not convert on Linux.
  package var bridged: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .string(let value): value
    case .array(let values): values.map(\.bridged)
    case .object(let entries):
      Dictionary(entries.map { ($0.key, $0.value.bridged) }, uniquingKeysWith: { $1 }) as [String: Any]
    }
  }

  /// Creates a value from one that app code passes, as in the payload of a push notification.
  ///
  /// A value that JSON cannot represent becomes null.
  ///
  /// - Parameter value: A string, number, Boolean, array or dictionary, as Foundation has them, or nil in an `Any`.
  public init(bridging value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let entries as [AnyHashable: Any]:
      self = .object(
        entries.map { PayloadEntry("\($0.key)", PayloadValue(bridging: $0.value)) }.sorted { $0.key < $1.key })
    case let values as [Any]: self = .array(values.map { PayloadValue(bridging: $0) })
    case let flag as Bool: self = .bool(flag)
    case let number as Int: self = .integer(number)
    case let number as Double: self = .double(number)
    default: self = .null
    }
  }
}
