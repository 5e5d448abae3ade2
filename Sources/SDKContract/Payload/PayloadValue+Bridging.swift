import Foundation

extension PayloadValue {
  /// The value as app code receives it on a device.
  ///
  /// Numbers and Booleans are `NSNumber`, as `JSONSerialization` makes them: `NSNumber(value: 1) as? Bool`
  /// is true on every platform, whereas a Swift `Int` in `Any` would not convert on Linux.
  public var bridged: Any {
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
}
