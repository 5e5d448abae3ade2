#if os(Linux)
  import Foundation
  import SDKContract

  extension NSUserActivity {
    /// Stores a value in `userInfo`.
    public func setTypedPayload<Payload: Encodable>(_ payload: Payload) throws {
      let values = try JSONSerialization.jsonObject(with: JSONEncoder().encode(payload), options: .fragmentsAllowed)
      guard let values = values as? [String: Any] else {
        let context = EncodingError.Context(codingPath: [], debugDescription: "only a value with keys has a payload")
        throw EncodingError.invalidValue(payload, context)
      }
      userInfo = values
    }

    /// Returns the value that is stored in `userInfo`.
    public func typedPayload<Payload: Decodable>(_ type: Payload.Type) throws -> Payload {
      let values = (userInfo ?? [:]).reduce(into: [String: Any]()) { values, entry in
        if let key = entry.key as? String { values[key] = entry.value }
      }
      guard JSONSerialization.isValidJSONObject(values) else { throw CocoaError(.coderReadCorrupt) }
      return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: values))
    }
  }
#endif
